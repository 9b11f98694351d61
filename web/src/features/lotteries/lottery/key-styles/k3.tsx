import type { RowShape } from '@lanna/rules/lotteries/lottery/play';
import { DieFace } from '../../lotteries/balls/die-face.tsx';
import type { KeyStyle } from '../entry/key-style.ts';

/** Rows whose options are dice side by side: `11` is a pair there, and a sum elsewhere. */
const OF_DICE = ['pair', 'triple'];

/** Keys of K3 are dice: one face, or as many as lie together. */
export const k3Style: KeyStyle = {
  face: (row, value) => {
    const points = pointsOn(row, value);
    if (points.length === 0) return undefined;
    return (
      <span className="flex items-center justify-center gap-0.5">
        {points.map((one, at) => (
          <DieFace
            // biome-ignore lint/suspicious/noArrayIndexKey: faces alike, side by side
            key={at}
            points={one}
            className={points.length === 1 ? 'size-8' : 'size-6'}
          />
        ))}
      </span>
    );
  },
  columns: (row) => {
    if (row.symbols.kind === 'numbers') return 'grid-cols-6 [&>button]:h-12 [&>button]:rounded-medium';
    if (OF_DICE.includes(row.name)) return 'grid-cols-3 sm:grid-cols-6';
    return row.symbols.options.length === 16 ? 'grid-cols-4 sm:grid-cols-8 [&>button]:h-13' : undefined;
  },
};

function pointsOn({ name, symbols }: RowShape, value: number): number[] {
  if (symbols.kind === 'numbers') return [value];
  if (!OF_DICE.includes(name)) return [];
  return [...(symbols.options[value] ?? '')].map(Number);
}
