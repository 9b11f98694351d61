import { type BigRoadCell, bigRoad, type RoadResult } from '@lanna/rules/play/tables/roads';
import type { Side } from './read-result.ts';

const CELL = 16;
const ROWS = 6;
/** More columns than the widest card shows; what is older lies outside at the left. */
const COLUMNS = 40;

/** The big road of two sides: a column for each run, ties as a stroke over the result before them. The newest end is always in sight. */
export function BigRoad({ sides }: { sides: readonly Side[] }) {
  const cells = bigRoad(sides.map((side) => COLOURS_OF[side]));
  const last = Math.max(0, ...cells.map(({ column }) => column));
  const first = Math.max(0, last + 1 - COLUMNS);
  return (
    <svg
      viewBox={`0 0 ${COLUMNS * CELL} ${ROWS * CELL}`}
      preserveAspectRatio="xMinYMid slice"
      className="size-full"
      aria-hidden="true"
    >
      <path d={GRID} className="stroke-line" strokeWidth="0.5" fill="none" />
      {cells
        .filter(({ column }) => column >= first)
        .map((cell) => (
          <Mark key={`${cell.column} ${cell.row}`} cell={cell} column={cell.column - first} />
        ))}
    </svg>
  );
}

const GRID = [
  ...Array.from({ length: COLUMNS + 1 }, (_, at) => `M${at * CELL} 0V${ROWS * CELL}`),
  ...Array.from({ length: ROWS + 1 }, (_, at) => `M0 ${at * CELL}H${COLUMNS * CELL}`),
].join('');

function Mark({ cell, column }: { cell: BigRoadCell; column: number }) {
  const x = column * CELL + CELL / 2;
  const y = cell.row * CELL + CELL / 2;
  return (
    <>
      {cell.side && <circle cx={x} cy={y} r="5.6" fill="none" strokeWidth="2.2" stroke={INKS[cell.side]} />}
      {cell.ties > 0 && <path d={`M${x - 5} ${y + 5}L${x + 5} ${y - 5}`} strokeWidth="2" stroke={INKS.tie} />}
    </>
  );
}

const COLOURS_OF: Record<Side, RoadResult> = {
  banker: 'red',
  dragon: 'red',
  player: 'blue',
  tiger: 'blue',
  tie: 'tie',
};

/** As on every board of these games. */
const INKS: Record<RoadResult, string> = { red: '#e5483b', blue: '#4a86e8', tie: '#2fa866' };
