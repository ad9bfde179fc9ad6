import { useMemo } from 'react';
import { encode } from 'uqr';

/** A link as a picture for a phone's camera. Always dark on light: not every camera reads it the other way round. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const { data } = encode(text, { ecc: 'M', border: 0 });
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x},${y}h1v1h-1z`] : [])));
    return { size: data.length, path: dark.join('') };
  }, [text]);
  return (
    <svg className="qr" viewBox={`-2 -2 ${size + 4} ${size + 4}`} role="img" aria-label={label}>
      <rect x="-2" y="-2" width={size + 4} height={size + 4} fill="#fff" />
      <path d={path} fill="#1d1a14" shapeRendering="crispEdges" />
    </svg>
  );
}
