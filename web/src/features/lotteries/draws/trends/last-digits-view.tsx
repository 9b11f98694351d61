import type { Family } from '@lanna/rules/lotteries/lottery/family';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { digitCounts, ENDS, type End, numberAt, repeatedNumbers } from './last-digits.ts';
import { columnsOf, type DrawnResult } from './trend-columns.ts';

const MOST_REPEATED = 12;
const LAST_NUMBERS = 12;

/** What people look for in Thai draws: which digits run, and which numbers have come again. */
export function LastDigits({ family, results }: { family: Family; results: readonly DrawnResult[] }) {
  const { t } = useTranslation('draws');
  const headingId = useId();
  const [end, setEnd] = useState<End>('bottom2');
  const columns = columnsOf(family);
  const counts = digitCounts(end, columns, results);
  const repeated = repeatedNumbers(end, columns, results).slice(0, MOST_REPEATED);
  const last = results.slice(-LAST_NUMBERS).toReversed();
  const most = Math.max(1, ...counts.map(({ draws }) => draws));
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4">
      <h3 id={headingId} className="font-display font-semibold text-lg">
        {t('trends.ends')}
      </h3>
      <Segments
        label={t('trends.end')}
        value={end}
        onValueChange={setEnd}
        segments={ENDS.map((value) => ({ value, label: t(`ends.${value}`) }))}
      />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="lit rounded-large bg-surface p-4 sm:p-5">
          <p className="mb-3 text-muted text-sm">{t('trends.digits', { draws: results.length })}</p>
          <ol className="grid grid-cols-10 items-end gap-1 sm:gap-2">
            {counts.map(({ digit, draws }) => (
              <li key={digit} className="flex flex-col items-center gap-1">
                <span className="figures text-muted text-xs">
                  {draws}
                  <span className="sr-only"> {t('trends.drawsWith', { digit })}</span>
                </span>
                <span
                  className="flex h-24 w-full max-w-7 items-end rounded-small bg-sunken"
                  aria-hidden="true"
                >
                  <span
                    className={classes(
                      'w-full rounded-small',
                      draws === most ? 'lantern' : 'bg-control-line',
                    )}
                    style={{ height: `${(draws / most) * 100}%` }}
                  />
                </span>
                <span className="figures font-display font-semibold" aria-hidden="true">
                  {digit}
                </span>
              </li>
            ))}
          </ol>
        </div>
        <div className="flex flex-col gap-4">
          <Numbers
            title={t('trends.repeated')}
            none={t('trends.noneRepeated')}
            numbers={repeated.map(({ number, draws }) => ({ key: number, number, draws }))}
          />
          <Numbers
            title={t('trends.lastNumbers')}
            none=""
            numbers={last.map((result) => ({ key: result.numero, number: numberAt(end, columns, result) }))}
          />
        </div>
      </div>
    </section>
  );
}

function Numbers({
  title,
  none,
  numbers,
}: {
  title: string;
  none: string;
  numbers: readonly { key: string; number: string; draws?: number }[];
}) {
  const { t } = useTranslation('draws');
  return (
    <div className="lit rounded-large bg-surface p-4">
      <p className="mb-2.5 text-muted text-sm">{title}</p>
      {numbers.length === 0 ? (
        <p className="text-sm">{none}</p>
      ) : (
        <ul className="flex flex-wrap gap-1.5">
          {numbers.map(({ key, number, draws }) => (
            <li
              key={key}
              className="figures inline-flex items-baseline gap-1 rounded-small border border-line bg-sunken px-2 py-0.5 font-display font-semibold tracking-wide"
            >
              {number}
              {draws !== undefined && (
                <span className="font-normal font-text text-muted text-xs tracking-normal">
                  {t('trends.timesShort', { times: draws })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
