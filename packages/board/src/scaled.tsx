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
    let last: Size | undefined;
    const measure = (show: (size: Size) => void) => {
      const { clientWidth: width, clientHeight: height } = element;
      if (last?.width === width && last.height === height) return;
      last = { width, height };
      show(last);
    };
    // What is drawn first is much: in small pieces, so that the page answers meanwhile.
    measure((first) => startTransition(() => setSize(first)));
    const observer = new ResizeObserver(() => measure(setSize));
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);
  return size;
}
