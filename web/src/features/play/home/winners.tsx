import { moneyOf } from '@lanna/contract/money';
import { rankList, type Win, winnerBoard } from '@lanna/contract/play/winners/winners';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { artPaths } from '../../../../art/paths.ts';
import { call } from '../../../api/calls/call.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { paths } from '../../../paths.ts';
import { Segments } from '../../../ui/fields/segments.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { RowHead } from './game-row.tsx';

const SHOWN = 8;
const BOARDS = ['latest', 'day', 'week'] as const;
type Board = (typeof BOARDS)[number];

const winnersQuery = (board: Board) =>
  queryOptions({
    queryKey: ['winners', board],
    queryFn: ({ signal }) =>
      board === 'latest'
        ? call(winnerBoard, { signal })
        : call(rankList, { query: { period: board }, signal }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });

/** Who has won lately, and the largest wins. Nothing moves under a pointer or a reader's focus: what is new comes once they leave. */
export function Winners() {
  const { t } = useTranslation('home');
  const [board, setBoard] = useState<Board>('latest');
  const { data: any } = useQuery(winnersQuery('week'));
  const { data } = useQuery(winnersQuery(board));
  const [held, setHeld] = useState<readonly Win[]>();
  const wins = held ?? data?.list ?? [];
  // Without a win in a week there is no board: a brand that is new, or one that shows none.
  if (!any || any.list.length === 0) return null;

  const hold = () => setHeld(wins);
  const release = () => setHeld(undefined);
  const choose = (next: Board) => {
    release();
    setBoard(next);
  };
  return (
    <section aria-label={t('winners.title')}>
      <RowHead title={t('winners.title')} icon={<Trophy />}>
        <Segments
          label={t('winners.boards')}
          segments={BOARDS.map((value) => ({ value, label: t(`winners.${value}`) }))}
          value={board}
          onValueChange={choose}
        />
      </RowHead>
      {wins.length === 0 ? (
        <p className="lit rounded-medium bg-surface px-5 py-8 text-center text-muted">{t('winners.none')}</p>
      ) : (
        <ol
          onPointerEnter={hold}
          onPointerLeave={release}
          onFocus={hold}
          onBlur={release}
          className="grid gap-2 sm:grid-cols-2 lg:gap-3 max-sm:[&>li:nth-child(n+6)]:hidden"
        >
          {wins.slice(0, SHOWN).map((win, at) => (
            <li key={win.id} className={COMING}>
              <Row win={win} place={board === 'latest' ? undefined : at + 1} days={board === 'week'} />
            </li>
          ))}
        </ol>
      )}
      {wins.some((win) => win.demoPlayer) && (
        <p className="mt-3 text-muted text-xs">{t('winners.aboutDemoPlayers')}</p>
      )}
    </section>
  );
}

/** A new one comes in from above, once; it pushes nothing, since there are as many rows as before. */
const COMING =
  'transition-[opacity,translate] duration-250 ease-out starting:-translate-y-2 starting:opacity-0 motion-reduce:transition-none';

function Row({ win, place, days }: { win: Win; place: number | undefined; days: boolean }) {
  const { t } = useTranslation('home');
  const { currencySymbol, timeZone } = useBrand();
  const moment = displayDateTime(win.wonAt, timeZone);
  return (
    <a
      href={paths.game({ id: win.gameId })}
      className="lit flex flex-wrap items-center gap-3 rounded-medium bg-surface p-2 pr-4 transition-colors hover:border-accent-text"
    >
      <span className="relative shrink-0">
        <img
          src={artPaths.gameCard(win)}
          alt=""
          width="48"
          height="60"
          loading="lazy"
          decoding="async"
          className="h-14 w-11 rounded-small object-cover"
        />
        {place !== undefined && (
          <span className="lantern figures absolute -top-1.5 -left-1.5 grid size-5 place-items-center rounded-full font-semibold text-[0.6875rem]">
            {place}
          </span>
        )}
      </span>
      <span className="flex row-words flex-col">
        <span className="wrap-anywhere font-medium text-sm">{win.gameName}</span>
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 text-muted text-xs">
          <span className="truncate">{win.name}</span>
          {win.demoPlayer && (
            <span className="shrink-0 rounded-full border border-line px-1.5 text-[0.6875rem]">
              {t('winners.demoPlayer')}
            </span>
          )}
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end">
        <MoneyText
          amount={moneyOf(win.payout)}
          symbol={currencySymbol}
          className="font-display font-semibold text-accent-text"
        />
        <time dateTime={win.wonAt} className="figures text-muted text-xs">
          {days ? moment.slice(5, 16) : moment.slice(11, 16)}
        </time>
      </span>
    </a>
  );
}
