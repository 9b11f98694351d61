import { numberText, type ResultPart, resultParts } from '@lanna/rules/lotteries/lottery/draws/result-parts';
import { parseResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import type { DrawPart } from '@lanna/rules/lotteries/lottery/family';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../ui/classes.ts';
import { ResultBalls } from './balls/result-balls.tsx';
import { usePlayWords } from './play-words.ts';

/** Of a draw whose prizes all decide plays so many stay in sight while the rest is folded away. */
const FOLDED_PARTS = 2;

interface PrizeTableProps {
  /** Code of the game's family. */
  family: string;
  /** As the server writes it. */
  result: string;
  /** What the table is, for screen readers: the game and its draw. */
  label: string;
  /** The first prizes only, with a button for all of them. */
  folded?: boolean;
  /** A number, where it is shown otherwise than it is written: a part of it marked. `before`: symbols of the result before it. */
  renderNumber?: (text: string, at: { part: DrawPart; before: number }) => ReactNode;
  className?: string;
}

/** The prizes of a draw that has many: one row for each, its numbers in even columns. Anything a table cannot be made of is shown as balls. */
export function PrizeTable(props: PrizeTableProps) {
  const { family: code, result, label, folded = false, renderNumber, className } = props;
  const { t } = useTranslation('lotteries');
  const words = usePlayWords(code);
  const tableId = useId();
  const [isWhole, setIsWhole] = useState(!folded);
  const family = familyOf(code);
  const read = family && parseResult(family.draw, result);
  if (!read || 'errors' in read)
    return <ResultBalls family={code} result={result} className={className ?? ''} />;
  const all = resultParts(family.draw, read.result);
  const inSight = partsInSight(all);
  const shown = isWhole ? all : inSight;
  const prizes = all.reduce((sum, { numbers }) => sum + numbers.length, 0);
  return (
    <div className={className}>
      <table id={tableId} className="w-full border-collapse text-left">
        <caption className="sr-only">{label}</caption>
        <tbody>
          {shown.map((row, at) => (
            <tr key={row.part.name} className="border-line/60 border-t first:border-t-0">
              <th
                scope="row"
                className="w-24 py-1.5 pr-3 align-baseline font-normal text-muted text-xs leading-tight sm:w-28"
              >
                {words.part(row.part.name)}
              </th>
              <td className="py-1.5">
                <Numbers row={row} isFirst={at === 0} renderNumber={renderNumber} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {folded && all.length > inSight.length && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={tableId}
          onClick={() => setIsWhole(!isWhole)}
          className="-mb-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent-text text-sm underline-offset-4 hover:underline"
        >
          {isWhole ? t('prizes.fewer') : t('prizes.all', { count: prizes })}
          <ChevronDown
            className={classes('size-4 transition-transform', isWhole && 'rotate-180')}
            aria-hidden="true"
          />
        </button>
      )}
    </div>
  );
}

/** Without those that decide no play, where there are any. */
function partsInSight(all: readonly ResultPart[]): readonly ResultPart[] {
  const deciding = all.filter(({ part }) => !part.optional);
  return deciding.length < all.length ? deciding : all.slice(0, FOLDED_PARTS);
}

function Numbers({
  row: { part, numbers },
  isFirst,
  renderNumber = (text) => text,
}: {
  row: ResultPart;
  isFirst: boolean;
  renderNumber: PrizeTableProps['renderNumber'];
}) {
  return (
    <span
      className={classes(
        'figures font-display tracking-[0.06em]',
        numbers.length > 1 && 'grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-x-2 gap-y-0.5',
        isFirst ? 'font-semibold text-2xl text-accent-text leading-8' : 'font-medium text-base leading-6',
      )}
    >
      {numbers.map(({ symbols, before }) => (
        <span key={before}>{renderNumber(numberText(part, symbols), { part, before })}</span>
      ))}
    </span>
  );
}
