import { useMemo } from 'react';
import { encode } from 'uqr';

const SIZE_PX = 200;
/** The quiet zone in white modules, as the standard requires (ISO/IEC 18004). */
const QUIET = 4;

/** A QR code drawn here: the secret in it goes to no picture service. Black on white in every brand, so that cameras read it. */
export function QrPicture({
  text,
  label,
  sizePx = SIZE_PX,
}: {
  text: string;
  label: string;
  sizePx?: number;
}) {
  const { path, size } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={sizePx}
      height={sizePx}
      shapeRendering="crispEdges"
      className="h-auto max-w-full rounded-medium"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function drawn(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { path, size };
}
