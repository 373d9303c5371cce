import { encodeQr } from './encode';

/** Light modules around a code, which readers need. */
const QUIET = 4;

/** A QR code drawn as one path. */
export default function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = encodeQr(text);
  const size = rows.length + QUIET * 2;
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])));
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fffaf0" />
      <path d={path.join('')} fill="#1b1a17" />
    </svg>
  );
}
