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
