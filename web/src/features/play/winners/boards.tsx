import { moneyOf } from '@lanna/contract/money';
import { VENDOR_GROUPS, type VendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { rankList, type Win } from '@lanna/contract/play/winners/winners';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { artPaths } from '../../../../art/paths.ts';
import { call } from '../../../api/calls/call.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { latestWinsQuery } from '../../../api/content/winners.ts';
import { menusQuery } from '../../../api/queries.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { paths } from '../../../paths.ts';
import { RowHead } from '../../../shared-parts/lists/row-head.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { useWinnerName } from './use-winner-name.ts';

const SHOWN = 8;
const PERIODS = ['latest', 'day', 'week', 'month'] as const;
const RANKS = ['amount', 'multiple'] as const;

interface Board {
  period: (typeof PERIODS)[number];
  by: (typeof RANKS)[number];
  category: VendorGroup | undefined;
}

const boardQuery = ({ period, by, category }: Board) =>
  period === 'latest'
    ? latestWinsQuery(category)
    : queryOptions({
        queryKey: ['winners', period, category ?? '', by],
        queryFn: ({ signal }) => call(rankList, { query: { period, by, category }, signal }),
        staleTime: 30_000,
      });
/** Without a win in a month there is no board: a brand that is new, or one that shows none. */
const ANY: Board = { period: 'month', by: 'amount', category: undefined };

/** Who has won lately, and the largest wins. Nothing moves under a pointer or a reader's focus: what is new comes once they leave. */
export function Boards() {
  const { t } = useTranslation('winners');
  const [board, setBoard] = useState<Board>({ ...ANY, period: 'latest' });
  const { data: any } = useQuery(boardQuery(ANY));
  const { data } = useQuery({ ...boardQuery(board), placeholderData: keepPreviousData });
  const [held, setHeld] = useState<readonly Win[]>();
  const wins = held ?? data?.list ?? [];
  if (!any || any.list.length === 0) return null;

  const hold = () => setHeld(wins);
  const release = () => setHeld(undefined);
  const choose = (next: Partial<Board>) => {
    release();
    setBoard({ ...board, ...next });
  };
  return (
    <section aria-label={t('title')}>
      <RowHead title={t('title')} icon={<Trophy />} />
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <CategoryField category={board.category} onCategory={(category) => choose({ category })} />
        <Segments
          label={t('board')}
          segments={PERIODS.map((value) => ({ value, label: t(value) }))}
          value={board.period}
          onValueChange={(period) => choose({ period })}
        />
        {board.period !== 'latest' && (
          <Segments
            label={t('by')}
            segments={RANKS.map((value) => ({ value, label: t(value) }))}
            value={board.by}
            onValueChange={(by) => choose({ by })}
          />
        )}
      </div>
      {wins.length === 0 ? (
        <p className="lit rounded-medium bg-surface px-5 py-8 text-center text-muted">{t('none')}</p>
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
              <Row win={win} place={board.period === 'latest' ? undefined : at + 1} board={board} />
            </li>
          ))}
        </ol>
      )}
      {wins.some((win) => win.demoPlayer) && (
        <p className="mt-3 text-muted text-xs">{t('aboutDemoPlayers')}</p>
      )}
    </section>
  );
}

/** The categories the brand has games of. */
function CategoryField({
  category,
  onCategory,
}: {
  category: VendorGroup | undefined;
  onCategory: (category: VendorGroup | undefined) => void;
}) {
  const { t } = useTranslation('winners');
  const { t: shell } = useTranslation('shell');
  const { data: menus = [] } = useQuery(menusQuery);
  return (
    <SelectField
      quiet
      className="max-sm:basis-full"
      label={t('category')}
      value={category ?? ''}
      onChange={({ target }) => onCategory(VENDOR_GROUPS.find((group) => group === target.value))}
      options={[
        { value: '', label: t('all') },
        ...menus.map(({ gameType }) => ({ value: gameType, label: shell(`category.${gameType}`) })),
      ]}
    />
  );
}

/** A new one comes in from above, once; it pushes nothing, since there are as many rows as before. */
const COMING =
  'transition-[opacity,translate] duration-250 ease-out starting:-translate-y-2 starting:opacity-0 motion-reduce:transition-none';

function Row({ win, place, board }: { win: Win; place: number | undefined; board: Board }) {
  const { t } = useTranslation('winners');
  const { currencySymbol, timeZone } = useBrand();
  const name = useWinnerName(win);
  const moment = displayDateTime(win.wonAt, timeZone);
  const isOfToday = board.period === 'latest' || board.period === 'day';
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
          <span className="truncate">{name}</span>
          {win.demoPlayer && (
            <span className="shrink-0 rounded-full border border-line px-1.5 text-[0.6875rem]">
              {t('demoPlayer')}
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
        <span className="figures flex gap-2 text-muted text-xs">
          {board.by === 'multiple' && win.multiple !== null && (
            <span className="font-semibold text-text">{t('times', { multiple: win.multiple })}</span>
          )}
          <time dateTime={win.wonAt}>{isOfToday ? moment.slice(11, 16) : moment.slice(5, 16)}</time>
        </span>
      </span>
    </a>
  );
}
