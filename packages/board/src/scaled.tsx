import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface ScaledProps extends Size {
  readonly scale: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A drawing in the size it is made for, shown smaller or larger. */
export function Scaled({ width, height, scale, className = '', children }: ScaledProps) {
  return (
    <div className={`board-scaled ${className}`.trim()} style={{ width, height, transform: `scale(${scale})` }}>
      {children}
    </div>
  );
}

/** The room an element has inside, kept up to date; undefined before it is there. */
export function useSize(root: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((now) => (now?.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);
  return size;
}
