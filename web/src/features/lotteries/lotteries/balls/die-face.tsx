/** Where the points of each face stand, on a field of 24 by 24. */
const POINTS: readonly (readonly (readonly [number, number])[])[] = [
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
];

/** One and four are red, as on dice from Macau. */
const RED = [1, 4];

/** One face of a die, 1 to 6, as a picture: what it says in words stands beside it. */
export function DieFace({ points, className }: { points: number; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <rect x="0.5" y="0.5" width="23" height="23" rx="5" fill="#fdf8ea" stroke="#c9bd9c" strokeWidth="0.6" />
      <rect x="1.6" y="1.2" width="20.8" height="10" rx="4.5" fill="#fff" opacity="0.75" />
      {POINTS[points - 1]?.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={points === 1 ? 4 : 2.5}
          fill={RED.includes(points) ? '#c2271d' : '#262b35'}
        />
      ))}
    </svg>
  );
}
