import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';

/** Something drawn that can be pressed: by pointer, Enter or the space bar. Whatever glows is one of these. */
export function Press({
  label,
  onPress,
  onLook,
  onGrab,
  pressed,
  className = '',
  children,
}: {
  label: string;
  onPress: () => void;
  /** Pointed at or focused: true; left again: false. */
  onLook?: (looks: boolean) => void;
  onGrab?: (event: PointerEvent<SVGGElement>) => void;
  pressed?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    onPress();
  };
  return (
    <g
      role="button"
      tabIndex={0}
      data-glow=""
      className={`pu-glow ${className}`}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPress}
      onKeyDown={onKeyDown}
      onPointerDown={onGrab}
      onPointerEnter={onLook && ((event) => event.pointerType === 'mouse' && onLook(true))}
      onPointerLeave={onLook && (() => onLook(false))}
      onFocus={onLook && (() => onLook(true))}
      onBlur={onLook && (() => onLook(false))}
    >
      {children}
    </g>
  );
}
