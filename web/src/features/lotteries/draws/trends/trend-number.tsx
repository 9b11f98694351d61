import { classes } from '../../../../ui/classes.ts';
import { ballClasses } from '../../lotteries/balls/ball-colours.ts';
import type { TrendColumn } from './trend-columns.ts';

/** A number as it is drawn in its game: a digit as a lantern, a ball in its colour. */
export function TrendNumber({
  column,
  symbol,
  className,
}: {
  column: TrendColumn;
  symbol: number;
  className?: string;
}) {
  const isBall = column.from === 1;
  return (
    <span
      className={classes(
        'figures inline-flex size-7 items-center justify-center rounded-full font-display font-semibold text-sm',
        isBall ? ballClasses(symbol) : 'lantern',
        className,
      )}
    >
      {symbolText(column, symbol)}
    </span>
  );
}

export function symbolText({ from }: TrendColumn, symbol: number): string {
  return from === 1 ? String(symbol).padStart(2, '0') : String(symbol);
}
