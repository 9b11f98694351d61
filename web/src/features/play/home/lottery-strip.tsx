import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../i18n/words.ts';
import { paths } from '../../../paths.ts';
import { RowHead } from '../../../shared-parts/lists/row-head.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useHydrated } from '../../../use-hydrated.ts';
import { LotteryCard } from '../../lotteries/lotteries/cards/lottery-card.tsx';
import { gamesQuery } from '../../lotteries/lotteries/queries.ts';

const SHOWN = 6;
const CELL = 'flex w-80 shrink-0 snap-start lg:w-auto';

/** Lotteries that take bets, those that close next among them first of each kind, with their countdowns. */
export function LotteryStrip() {
  const { t } = useTranslation(['home', 'shell']);
  const { data: found, isPending } = useQuery(gamesQuery(currentLanguage()));
  // The server writes its shape alone; what lies over the page may have fetched the games before this part is taken over.
  const isTakenOver = useHydrated();
  const data = isTakenOver ? found : undefined;
  const games = nextOfEachKind(data?.games ?? []).slice(0, SHOWN);
  if (isTakenOver && !isPending && games.length === 0) return null;
  return (
    <section aria-labelledby="home-lotteries">
      <RowHead title={<span id="home-lotteries">{t('home:lotteries.title')}</span>} icon={<Ticket />}>
        <a
          href={paths.category('LOTT')}
          aria-label={t('home:moreOf', { title: t('home:lotteries.title') })}
          className="flex min-h-8 items-center gap-1 text-muted text-sm hover:text-accent-text"
        >
          {t('home:more')}
          <ArrowRight className="size-4" aria-hidden="true" />
        </a>
      </RowHead>
      <ul className="mb-3 flex flex-wrap gap-2">
        {(['sea', 'vn'] as const).map((market) => (
          <li key={market}>
            <a href={paths.lottery(market)} className={LINK}>
              {t(`shell:lotteryOf.${market}`)}
            </a>
          </li>
        ))}
        <li>
          <a href={paths.lotteryResults()} className={LINK}>
            {t('shell:footer.lotteryResults')}
          </a>
        </li>
      </ul>
      {data ? (
        <ul className={ROW}>
          {games.map((game) => (
            <li key={game.code} className={CELL}>
              <LotteryCard game={game} now={data.now} />
            </li>
          ))}
        </ul>
      ) : (
        <Loading label={t('home:lotteries.title')}>
          <div className={ROW}>
            {Array.from({ length: SHOWN }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: shapes, all alike
              <Skeleton key={at} className={`h-36 rounded-large ${CELL}`} />
            ))}
          </div>
        </Loading>
      )}
    </section>
  );
}

const LINK =
  'inline-flex h-9 items-center rounded-full border border-control-line px-3.5 text-sm transition-colors hover:border-accent-text hover:text-accent-text';

const ROW =
  'no-scrollbar -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pt-1 pb-2 lg:mx-0 lg:grid lg:grid-cols-3 lg:gap-4 lg:px-0';

/** One game a kind, the one that closes first; those of the home market before the others. */
function nextOfEachKind(games: readonly LotteryGame[]): LotteryGame[] {
  const open = games.filter(({ closed, current }) => closed === null && current !== null);
  open.sort((one, other) => closingMs(one) - closingMs(other));
  const kinds = new Map<string, LotteryGame>();
  for (const game of open) if (!kinds.has(game.type)) kinds.set(game.type, game);
  const found = [...kinds.values()];
  return [...found.filter(isOfHome), ...found.filter((game) => !isOfHome(game))];
}

/** Played in Thailand: first, whatever closes sooner. */
function isOfHome({ prizeMode }: LotteryGame): boolean {
  return prizeMode === 'SEA';
}

function closingMs({ current }: LotteryGame): number {
  return Date.parse(current?.closesAt ?? '');
}
