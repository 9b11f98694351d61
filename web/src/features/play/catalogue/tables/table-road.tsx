import { useTranslation } from 'react-i18next';
import { Die } from '../../../../shared-parts/table-game/die.tsx';
import { Pocket } from '../../../../shared-parts/table-game/pocket.tsx';
import { classes } from '../../../../ui/classes.ts';
import { BigRoad } from './big-road.tsx';
import type { LiveTable } from './merge-tables.ts';
import { readResult, type ShownResult } from './read-result.ts';

/** As many of the last results as a card has room for. */
const SHOWN = 8;

/** How a table has gone, as players of its game read it: a big road for two sides, else the last results in a row, the newest at the right. */
export function TableRoad({ table }: { table: LiveTable }) {
  const { t } = useTranslation('catalogue');
  const spoken = useSpokenResult();
  if (table.results === null) return null;
  const results = table.results.flatMap((result) => readResult(table.liveClass, result) ?? []);
  const sides = results.flatMap((result) => ('side' in result ? result.side : []));
  const last = results.slice(-SHOWN);
  return (
    <div className="h-24 overflow-hidden rounded-small bg-sunken">
      {results.length === 0 ? (
        <p className="flex h-full items-center justify-center px-2 text-center text-muted text-sm">
          {t('tables.noResults')}
        </p>
      ) : (
        <>
          <p className="sr-only">{t('tables.road', { results: last.map(spoken).join(', ') })}</p>
          {sides.length > 0 ? <BigRoad sides={sides} /> : <LastResults results={last} />}
        </>
      )}
    </div>
  );
}

function useSpokenResult(): (result: ShownResult) => string {
  const { t } = useTranslation('catalogue');
  return (result) => {
    if ('side' in result) return t(`tables.sides.${result.side}`);
    if ('pictures' in result)
      return result.pictures.map((picture) => t(`tables.pictures.${picture}`)).join(' ');
    if ('dice' in result) return `${result.dice.join(' ')} = ${result.sum}`;
    return String(result.number);
  };
}

function LastResults({ results }: { results: readonly ShownResult[] }) {
  return (
    <ol aria-hidden="true" className="flex h-full items-center justify-end gap-1.5 px-2">
      {results.map((result, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a result has a place in the row, and no name.
          key={at}
          className={classes(
            'flex flex-col items-center gap-1 rounded-small border p-0.5',
            at === results.length - 1 ? 'border-accent-text' : 'border-transparent',
          )}
        >
          <Result result={result} />
        </li>
      ))}
    </ol>
  );
}

function Result({ result }: { result: ShownResult }) {
  const { t } = useTranslation('catalogue');
  if ('number' in result) return <Pocket number={result.number} />;
  if ('dice' in result)
    return (
      <>
        {result.dice.map((die, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three dice have places, and no names.
          <Die key={at} value={die} />
        ))}
        <span className="figures font-semibold text-xs">{result.sum}</span>
      </>
    );
  if ('pictures' in result)
    return result.pictures.map((picture, at) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: three dice have places, and no names.
        key={at}
        className="flex h-6 w-9 items-center justify-center overflow-hidden rounded-small bg-raised text-[0.65rem] leading-none"
      >
        {t(`tables.pictures.${picture}`)}
      </span>
    ));
  return null;
}
