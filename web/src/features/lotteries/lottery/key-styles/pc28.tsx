import type { RowShape } from '@lanna/rules/lotteries/lottery/play';
import { classes } from '../../../../ui/classes.ts';
import { colourClasses, type SumColour, sumColourClasses } from '../../lotteries/balls/sum-colours.ts';
import { usePlayWords } from '../../lotteries/play-words.ts';
import type { KeyStyle } from '../entry/key-style.ts';

/** Keys of PC28 have the colours of the sums they stand for. */
export const pc28Style: KeyStyle = {
  face: (row, value) => {
    const option = optionAt(row, value);
    if (row.name === 'sum' && /^\d+$/.test(option))
      return (
        <span
          className={classes(
            'figures inline-flex size-7 items-center justify-center rounded-full text-base leading-none',
            sumColourClasses(Number(option)),
          )}
        >
          {option}
        </span>
      );
    const colour = (['red', 'green', 'blue'] as const).find((one) => one === option);
    return row.name === 'colour' && colour ? <Colour colour={colour} /> : undefined;
  },
  columns: ({ symbols }) =>
    symbols.kind === 'options' && symbols.options.length > 11
      ? 'grid-cols-5 sm:grid-cols-7 lg:grid-cols-10 [&>button]:h-14 [&>button]:rounded-medium'
      : undefined,
};

function Colour({ colour }: { colour: SumColour }) {
  const words = usePlayWords('PC28');
  return (
    <span className="flex items-center gap-1.5">
      <span className={classes('size-4 shrink-0 rounded-full', colourClasses(colour))} />
      {words.option(colour)}
    </span>
  );
}

function optionAt({ symbols }: RowShape, value: number): string {
  return symbols.kind === 'options' ? (symbols.options[value] ?? '') : '';
}
