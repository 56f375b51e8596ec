import type { KeyboardEvent, ReactNode } from 'react';

/** A button of the board itself: it shows something and chooses nothing. */
export function Press({
  label,
  pressed,
  onPress,
  transform,
  children,
}: {
  readonly label: string;
  readonly pressed?: boolean;
  readonly onPress: () => void;
  readonly transform?: string;
  readonly children: ReactNode;
}) {
  return (
    <g
      role="button"
      tabIndex={0}
      className="luna-press"
      aria-label={label}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      {...(transform === undefined ? {} : { transform })}
      onClick={onPress}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPress();
      }}
    >
      {children}
    </g>
  );
}
