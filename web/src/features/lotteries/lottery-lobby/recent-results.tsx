import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../query-view.tsx';
import { classes } from '../../../ui/classes.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ResultBalls } from '../lotteries/balls/result-balls.tsx';
import { lastResultsQuery } from '../lotteries/queries.ts';
import { shortNumero } from '../lotteries/short-numero.ts';
import { tablePath } from '../lotteries/table-path.ts';

export const RESULTS_BESIDE = 12;

/** What was drawn lately, beside the table. */
export function RecentResults({ game, className }: { game: LotteryGame; className?: string }) {
  const { t } = useTranslation('lottery-lobby');
  return (
    <aside
      aria-labelledby="recent-results"
      className={classes('lit sticky top-32 rounded-large bg-surface p-4', className)}
    >
      <h2 id="recent-results" className="mb-2 font-display font-semibold">
        {t('recentResults')}
      </h2>
      <ResultList game={game} />
    </aside>
  );
}

export function ResultList({ game }: { game: LotteryGame }) {
  const { t } = useTranslation('lottery-lobby');
  const { t: common } = useTranslation('lotteries');
  const query = useQuery(lastResultsQuery(game.code, RESULTS_BESIDE));
  return (
    <QueryView
      query={query}
      label={t('loading')}
      failed={t('failedResults')}
      shape={<Skeleton className="h-60" />}
      isEmpty={(draws) => draws.every(({ result }) => result === null)}
      empty={<p className="py-4 text-muted text-sm">{common('card.noResultYet')}</p>}
    >
      {(draws) => (
        <>
          <ol className="divide-y divide-line/60">
            {draws.map(
              ({ numero, result, version }) =>
                result !== null && (
                  <li key={numero} className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
                    <span className="figures min-w-14 text-muted text-sm">
                      {shortNumero(numero)}
                      {version > 1 && (
                        <span className="block text-warning text-xs leading-tight">{t('corrected')}</span>
                      )}
                    </span>
                    <ResultBalls family={game.family} result={result} brief />
                  </li>
                ),
            )}
          </ol>
          <a
            href={tablePath(game, { tab: 'results' })}
            className="mt-2 inline-flex min-h-11 items-center font-semibold text-accent-text text-sm underline-offset-4 hover:underline"
          >
            {t('allResults')}
          </a>
        </>
      )}
    </QueryView>
  );
}
