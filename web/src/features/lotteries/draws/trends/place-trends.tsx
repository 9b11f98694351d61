import type { Family } from '@lanna/rules/lotteries/lottery/family';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { useDesktop } from '../../../../ui/use-phone.ts';
import { PlaceChart } from './place-chart.tsx';
import { PlaceTable } from './place-table.tsx';
import { SideBars } from './side-bars.tsx';
import { countSidesAt } from './side-trends.ts';
import { hotAndCold, symbolTrends } from './symbol-trends.ts';
import { columnsOf, type DrawnResult, type TrendColumn } from './trend-columns.ts';
import { TrendNumber } from './trend-number.tsx';
import { usePlaceWords } from './use-place-words.ts';

/** One place of the results at a time: what came there, how long numbers have been missing; as a drawn line where there is room. */
export function PlaceTrends({ family, results }: { family: Family; results: readonly DrawnResult[] }) {
  const { t } = useTranslation('draws');
  const headingId = useId();
  const placeWords = usePlaceWords(family.code);
  const columns = columnsOf(family);
  const [chosen, setChosen] = useState(columns[0]?.name ?? 'ones');
  const column = columns.find(({ name }) => name === chosen) ?? columns[0];
  const hasRoom = useDesktop() ?? false;
  if (!column) return null;
  const trends = symbolTrends(column, results);
  const { hot, cold } = hotAndCold(trends, results.length);
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <h3 id={headingId} className="font-display font-semibold text-lg">
        {t('trends.places')}
      </h3>
      <Segments
        oneLine
        label={t('trends.place')}
        value={column.name}
        onValueChange={setChosen}
        segments={columns.map(({ name }) => ({ value: name, label: placeWords(name) }))}
        className="sm:flex-wrap"
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Numbers title={t('trends.hot')} none={t('trends.noneHot')} column={column} numbers={hot} />
        <Numbers title={t('trends.cold')} none={t('trends.noneCold')} column={column} numbers={cold} />
      </div>
      <SideBars
        label={t('trends.sidesAt', { place: placeWords(column.name) })}
        pairs={pairsOf(countSidesAt(column, results))}
      />
      {hasRoom ? (
        <PlaceChart column={column} name={placeWords(column.name)} results={results} trends={trends} />
      ) : (
        <PlaceTable
          column={column}
          name={placeWords(column.name)}
          trends={trends}
          draws={results.length}
          hot={hot}
          cold={cold}
        />
      )}
    </section>
  );
}

function Numbers(props: { title: string; none: string; column: TrendColumn; numbers: readonly number[] }) {
  const { title, none, column, numbers } = props;
  return (
    <div className="lit flex min-h-14 items-center justify-between gap-3 rounded-medium bg-surface px-4 py-2.5">
      <p className="text-muted text-sm">{title}</p>
      {numbers.length === 0 ? (
        <p className="text-muted text-sm">{none}</p>
      ) : (
        <p className="flex gap-1.5">
          {numbers.map((symbol) => (
            <TrendNumber key={symbol} column={column} symbol={symbol} />
          ))}
        </p>
      )}
    </div>
  );
}

function pairsOf<Side>(counts: readonly (readonly [Side, number])[]) {
  return [counts.slice(0, 2), counts.slice(2)];
}
