import { colourOf } from '@lanna/rules/play/tables/roulette/wheel';

const COLOURS = { red: '#c8342c', black: '#22252e', green: '#1d7f4f' } as const;

/** A number of the roulette in the colour of its pocket. */
export function Pocket({ number }: { number: number }) {
  return (
    <span
      className="figures flex size-8 items-center justify-center rounded-full font-semibold text-sm text-white"
      style={{ backgroundColor: COLOURS[colourOf(number)] }}
    >
      {number}
    </span>
  );
}
