import { useId } from 'react';

/** A number that follows from a text. */
function numberOf(text: string): number {
  let number = 7;
  for (const letter of text) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 99_991;
  return number;
}

/** Somebody as a small planet: its colour, and whether it has stripes or a ring, follow from the name. */
export function Face({ name, size = 32 }: { readonly name: string; readonly size?: number }) {
  const id = useId();
  const number = numberOf(name);
  const hue = (number * 47) % 360;
  const hasRing = number % 2 === 0;
  return (
    <svg className="face" width={size} height={size} viewBox="-20 -20 40 40" aria-hidden="true">
      <radialGradient id={id} cx="0.35" cy="0.3" r="0.9">
        <stop offset="0" stopColor={`hsl(${hue} 65% 72%)`} />
        <stop offset="1" stopColor={`hsl(${hue} 45% 38%)`} />
      </radialGradient>
      <circle r={hasRing ? 11 : 15} fill={`url(#${id})`} />
      {hasRing ? (
        <path
          d="M-10.500 3.500C-17 8-20 11-18.500 12.500S-3 8 7-.5 19.500-12 18.500-13.500 14-12 9.500-8"
          fill="none"
          stroke={`hsl(${hue} 70% 75%)`}
          strokeWidth="2"
          strokeLinecap="round"
        />
      ) : (
        <path
          d="M-14-5q14 5 28 0M-14 6q14 5 28 0"
          fill="none"
          stroke={`hsl(${hue} 40% 28%)`}
          strokeOpacity="0.7"
          strokeWidth="2.5"
        />
      )}
    </svg>
  );
}

/** A computer player in a list of people. */
export function ComputerFace({ size = 32 }: { readonly size?: number }) {
  return (
    <svg className="face" width={size} height={size} viewBox="-20 -20 40 40" aria-hidden="true">
      <circle r="17" fill="var(--panel-high)" />
      <path
        d="M-7-3h14v9H-7ZM0-3v-4M-3.500 1v1M3.500 1v1M-9.500 0v3M9.500 0v3"
        fill="none"
        stroke="var(--muted)"
        strokeWidth="1.800"
        strokeLinecap="round"
      />
    </svg>
  );
}
