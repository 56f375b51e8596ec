import { useId } from 'react';

/** A number that every device makes of a name in the same way. */
function numberOf(name: string): number {
  let sum = 2166136261;
  for (const letter of name) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619);
  return sum >>> 0;
}

/** A person as a small planet that is made of their name: its colour, and stripes or a ring. */
export function Face({ name, size = 32 }: { readonly name: string; readonly size?: number }) {
  const made = numberOf(name);
  const hue = made % 360;
  const hasRing = (made >> 9) % 2 === 0;
  const tilt = ((made >> 10) % 50) - 25;
  const id = useId();
  return (
    <svg className="face" viewBox="-20 -20 40 40" width={size} height={size} aria-hidden="true">
      <defs>
        <radialGradient id={id} cx="35%" cy="30%" r="75%">
          <stop stopColor={`hsl(${hue} 70% 78%)`} />
          <stop offset="0.55" stopColor={`hsl(${hue} 55% 55%)`} />
          <stop offset="1" stopColor={`hsl(${hue} 60% 28%)`} />
        </radialGradient>
      </defs>
      <g transform={`rotate(${tilt})`}>
        <circle r={hasRing ? 11 : 14} fill={`url(#${id})`} />
        {hasRing ? (
          <path
            d="M-10.4-3.500C-17-1-19 1.500-17.600 3 -15 5.500 0 3 9-1.500 16-5 18.500-8 17-9.300 15.700-10.300 12.500-9.500 9.300-8"
            transform="translate(0 1.500)"
            fill="none"
            stroke={`hsl(${(hue + 20) % 360} 65% 80%)`}
            strokeWidth="2"
            strokeLinecap="round"
          />
        ) : (
          <g fill="none" stroke={`hsl(${hue} 60% 30%)`} strokeOpacity="0.55" strokeWidth="2.500" strokeLinecap="round">
            <path d="M-12.500-4C-4-1 4-1 12.500-4" />
            <path d="M-12 5C-4 8 4 8 12 5" />
          </g>
        )}
      </g>
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
