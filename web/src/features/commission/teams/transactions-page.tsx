import { exportTeamTransactions } from '@lanna/contract/commission/teams/exports';
import { MOVE_KINDS, type MoveKind, type teamTransactions } from '@lanna/contract/commission/teams/team';
import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayCount, displayDate } from '../../../i18n/format.ts';
import { classes } from '../../../ui/classes.ts';
import { EmptyState } from '../../../ui/state.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { useUrlFilter } from '../../../use-url-filter.ts';
import { ExportButton } from './export-button.tsx';
import { BranchList } from './lines/branch-list.tsx';
import { MoveList } from './lines/move-list.tsx';
import { movesQuery } from './queries.ts';
import { daysAsked, movesFilter } from './team-filter.ts';
import { TeamPage } from './team-page.tsx';

type Totals = Value<typeof teamTransactions>['totals'];

/** Deposits, withdrawals, gifts and earnings of the line, newest first. */
export function TransactionsPage() {
  const { t } = useTranslation('teams');
  const { timeZone } = useBrand();
  const today = displayDate(Date.now(), timeZone);
  const [filter, change] = useUrlFilter(movesFilter);
  const { under, kind } = filter;
  const days = daysAsked(filter, today);
  const asked = { ...days, ...(under && { under }), ...(kind && { kind }) };
  const query = useInfiniteQuery(movesQuery(asked));
  return (
    <TeamPage
      page="agentTeamTransactions"
      list="moves"
      file={<ExportButton endpoint={exportTeamTransactions} input={{ query: asked }} />}
      filter={filter}
      today={today}
      onChange={change}
      query={query}
    >
      {(first, pages) => {
        const rows = pages.flatMap((page) => page.rows);
        return (
          <>
            <Kinds
              totals={first.totals}
              chosen={kind}
              onChoose={(chosen) => change({ kind: chosen === kind ? '' : chosen })}
            />
            {first.tooMany ? (
              <>
                <p role="status" className="rounded-medium border border-line px-4 py-3 text-sm">
                  {t('moves.tooMany')}
                </p>
                <BranchList
                  figure={
                    kind === 'withdrawal'
                      ? 'withdrawals'
                      : kind === 'bonus'
                        ? 'bonuses'
                        : kind === 'rebate'
                          ? 'rebates'
                          : 'deposits'
                  }
                  under={under}
                  asked={days}
                  onGo={(place) => change({ under: place })}
                />
              </>
            ) : rows.length === 0 ? (
              <EmptyState icon={<ArrowLeftRight />} title={t('moves.empty')} text={t('moves.emptyText')} />
            ) : (
              <MoveList rows={rows} />
            )}
          </>
        );
      }}
    </TeamPage>
  );
}

/** What each kind came to; a press lists it alone. */
function Kinds({
  totals,
  chosen,
  onChoose,
}: {
  totals: Totals;
  chosen: string;
  onChoose: (kind: MoveKind) => void;
}) {
  const { t } = useTranslation('teams');
  const { currencySymbol: symbol } = useBrand();
  const countOf: Partial<Record<MoveKind, number>> = {
    deposit: totals.depositCount,
    withdrawal: totals.withdrawalCount,
  };
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-5">
      {MOVE_KINDS.map((kind) => {
        const count = countOf[kind];
        return (
          <li key={kind} className="min-w-0 max-lg:last:col-span-2">
            <button
              type="button"
              aria-pressed={kind === chosen}
              onClick={() => onChoose(kind)}
              className={classes(
                'flex size-full flex-col gap-0.5 rounded-large border border-transparent bg-raised px-4 py-3 text-left transition-colors',
                'lit hover:border-accent-text aria-pressed:border-accent-text focus-visible:outline-2 focus-visible:outline-focus',
              )}
            >
              <span className="text-muted text-xs">{t(`kinds.${kind}`)}</span>
              <span className="font-semibold text-[clamp(0.85rem,3.8vw,1rem)]">
                <MoneyText amount={moneyOf(totals[kind])} symbol={symbol} />
              </span>
              {count !== undefined && (
                <span className="figures text-muted text-xs">
                  {t('times', { count, shown: displayCount(count) })}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
