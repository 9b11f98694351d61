import type { Family } from '@lanna/rules/lotteries/lottery/family';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { SideBars } from './side-bars.tsx';
import { countSides, type Side, type SidesOfDraw, sidesByDraw } from './side-trends.ts';
import type { DrawnResult } from './trend-columns.ts';
import { useSideWords } from './use-side-words.ts';

const FIRST_ROWS = 15;

/** Sum, big and small, odd and even, dragon and tiger: how often each, and draw by draw. */
export function SidesView({ family, results }: { family: Family; results: readonly DrawnResult[] }) {
  const { t } = useTranslation('draws');
  const headingId = useId();
  const [whole, setWhole] = useState(false);
  const draws = sidesByDraw(family, results);
  if (draws.length === 0) return null;
  const counts = countSides(draws);
  const hasDuel = draws.some(({ duel }) => duel !== undefined);
  const newestFirst = draws.toReversed();
  const shown = whole ? newestFirst : newestFirst.slice(0, FIRST_ROWS);
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4">
      <h3 id={headingId} className="font-display font-semibold text-lg">
        {family.code === 'PK10' ? t('trends.sidesOfTwo') : t('trends.sides')}
      </h3>
      <SideBars
        label={t('trends.sidesCount')}
        pairs={hasDuel ? [counts.size, counts.parity, counts.duel] : [counts.size, counts.parity]}
      />
      <div className="lit overflow-hidden rounded-large bg-surface">
        <table className="figures w-full text-sm">
          <caption className="sr-only">{t('trends.sides')}</caption>
          <thead>
            <tr className="bg-raised text-muted text-xs">
              <th scope="col" className="py-2.5 pr-1 pl-4 text-left font-medium">
                {t('trends.numero')}
              </th>
              <th scope="col" className="px-1 font-medium">
                {t('trends.sum')}
              </th>
              <th scope="col" className="px-1 font-medium">
                {t('trends.size')}
              </th>
              <th scope="col" className="px-1 font-medium">
                {t('trends.parity')}
              </th>
              {hasDuel && (
                <th scope="col" className="py-2.5 pr-4 pl-1 font-medium">
                  {t('trends.duel')}
                </th>
              )}
            </tr>
          </thead>
          <tbody className="divide-y divide-line/60">
            {shown.map((draw) => (
              <Row key={draw.numero} draw={draw} hasDuel={hasDuel} />
            ))}
          </tbody>
        </table>
      </div>
      {newestFirst.length > FIRST_ROWS && (
        <Button variant="secondary" size="small" className="self-center" onClick={() => setWhole(!whole)}>
          {whole ? t('trends.fewer') : t('trends.all', { draws: newestFirst.length })}
        </Button>
      )}
    </section>
  );
}

function Row({
  draw: { numero, sum, size, parity, duel },
  hasDuel,
}: {
  draw: SidesOfDraw;
  hasDuel: boolean;
}) {
  return (
    <tr>
      <th scope="row" className="py-1.5 pr-1 pl-4 text-left font-normal text-muted text-xs">
        {numero}
      </th>
      <td className="px-1 text-center font-semibold">{sum}</td>
      <td className="px-1 text-center">
        <SideMark side={size} />
      </td>
      <td className="px-1 text-center">
        <SideMark side={parity} />
      </td>
      {hasDuel && <td className="pr-4 pl-1 text-center">{duel && <SideMark side={duel} />}</td>}
    </tr>
  );
}

/** One side in its colour: each pair has two, and a tie is quiet. */
function SideMark({ side }: { side: Side }) {
  const sideWords = useSideWords();
  return (
    <span
      className={classes(
        'inline-flex min-w-12 justify-center rounded-small px-1.5 py-0.5 font-medium text-xs',
        side === 'tie'
          ? 'text-muted'
          : ['big', 'odd', 'dragon'].includes(side)
            ? 'bg-raised text-accent-text'
            : 'bg-raised text-success',
      )}
    >
      {sideWords(side)}
    </span>
  );
}
