import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { displayMoney, type Money } from '@lanna/rules/money';
import { type Dispatch, useCallback, useMemo } from 'react';
import { useBrand } from '../../../../api/content/brand.ts';
import type { PlayWords } from '../../lotteries/play-words.ts';
import type { TableAction } from '../table/table-state.ts';
import type { KeyStyle } from './key-style.ts';
import type { Draft, QuickKey } from './pick.ts';
import { PickRow } from './pick-row.tsx';

interface PickGridProps {
  play: Play;
  draft: Draft;
  prices: readonly Money[];
  words: PlayWords;
  variant?: KeyStyle | undefined;
  /** When the draw is that is bet on. */
  drawsAt: number;
  dispatch: Dispatch<TableAction>;
}

/** The rows a play picks from. */
export function PickGrid({ draft, ...props }: PickGridProps) {
  const { play } = props;
  if (play.shape.rows.length === 0) return null;
  return (
    <div data-grid className="flex flex-col gap-4">
      {play.shape.rows.map((row, at) => (
        <Row key={row.name} {...props} at={at} picked={draft.rows[at] ?? NOTHING} />
      ))}
    </div>
  );
}

const NOTHING: readonly number[] = [];

interface RowProps extends Omit<PickGridProps, 'draft'> {
  at: number;
  picked: readonly number[];
}

function Row({ at, play, picked, prices, words, variant, drawsAt, dispatch }: RowProps) {
  const row = play.shape.rows[at];
  const onToggle = useCallback(
    (value: number) => dispatch({ do: 'toggle', play, row: at, value }),
    [dispatch, play, at],
  );
  const onQuick = useCallback(
    (key: QuickKey) => dispatch({ do: 'quick', play, row: at, key }),
    [dispatch, play, at],
  );
  const onGroup = useCallback(
    (values: readonly number[]) => dispatch({ do: 'group', play, row: at, values }),
    [dispatch, play, at],
  );
  const labelOf = useCallback(
    (value: number) => {
      if (!row) return '';
      if (row.symbols.kind === 'numbers') return String(value).padStart(row.symbols.width, '0');
      return words.option(row.symbols.options[value] ?? '', row.name);
    },
    [row, words],
  );
  const { currencySymbol } = useBrand();
  const notes = useMemo(() => pricesOfOptions(play, prices, currencySymbol), [play, prices, currencySymbol]);
  const noteOf = useCallback((value: number) => notes?.[value], [notes]);
  if (!row) return null;
  return (
    <PickRow
      row={row}
      name={words.row(row.name)}
      picked={picked}
      labelOf={labelOf}
      noteOf={notes && noteOf}
      variant={variant}
      drawsAt={drawsAt}
      onToggle={onToggle}
      onQuick={onQuick}
      onGroup={onGroup}
    />
  );
}

/** Where options of one row pay differently, what each of them pays for one unit. */
function pricesOfOptions(play: Play, prices: readonly Money[], symbol: string): string[] | undefined {
  const [row, ...others] = play.shape.rows;
  const paying = play.tiers.filter(({ refund }) => !refund).length;
  if (!row || others.length > 0 || row.symbols.kind !== 'options' || paying < 2 || play.shape.lines)
    return undefined;
  return row.symbols.options.map((_, at) => {
    const units = play.unitsByTier([[at]]);
    const won = play.tiers.flatMap(({ refund }, tier) =>
      !refund && (units[tier] ?? 0) > 0 ? [prices[tier] ?? 0n] : [],
    );
    return [...new Set(won)].map((price) => displayMoney(price, symbol)).join(' / ');
  });
}
