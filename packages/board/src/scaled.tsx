import { type ReactNode, type RefObject, startTransition, useLayoutEffect, useState } from 'react';

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
    let isFirst = true;
    // It tells at once how large the element is. That first drawing is the largest of all: it is made in small pieces,
    // between which a slow device answers.
    const observer = new ResizeObserver(() => {
      if (isFirst) startTransition(measure);
      else measure();
      isFirst = false;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);
  return size;
}
