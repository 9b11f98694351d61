/** Where the dots of a face lie, in a square of nine places. */
const DOTS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];
const RED = '#c8342c';
const INK = '#22252e';

/** A die; one and four are red on dice of these games. */
export function Die({ value, className = 'size-5' }: { value: number; className?: string }) {
  return (
    <svg viewBox="0 0 20 20" className={className} aria-hidden="true">
      <rect x="0.5" y="0.5" width="19" height="19" rx="4" fill="#f6f1e4" stroke="#cfc6b0" strokeWidth="0.5" />
      {(DOTS[value] ?? []).map((place) => (
        <circle
          key={place}
          cx={4.5 + (place % 3) * 5.5}
          cy={4.5 + Math.floor(place / 3) * 5.5}
          r={value === 1 ? 3 : 1.9}
          fill={value === 1 || value === 4 ? RED : INK}
        />
      ))}
    </svg>
  );
}
