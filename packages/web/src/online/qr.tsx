import { encode } from 'uqr';
import { useOnlineText } from './words.ts';

/** An address for the phone across the table. Dark on light in both themes, because many cameras read nothing else. */
export function QrCode({ address }: { readonly address: string }) {
  const o = useOnlineText();
  const { data, size } = encode(address, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={o.qr} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#f6f3ec" />
      <path d={squares.join('')} fill="#0b1020" />
    </svg>
  );
}
