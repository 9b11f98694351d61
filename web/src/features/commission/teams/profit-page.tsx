import { exportTeamProfit } from '@lanna/contract/commission/teams/exports';
import { PROFIT_SORTS, type ProfitRow } from '@lanna/contract/commission/teams/team';
import { moneyOf } from '@lanna/contract/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDate } from '../../../i18n/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { useUrlFilter } from '../../../use-url-filter.ts';
import { ExportButton } from './export-button.tsx';
import { MemberBets } from './lines/member-bets.tsx';
import { profitQuery } from './queries.ts';
import { below, daysAsked, profitFilter } from './team-filter.ts';
import { TeamPage } from './team-page.tsx';

const MONEY = ['stake', 'payout', 'profit', 'bonuses', 'rebates'] as const;

/** What members and agents of one level staked, won and were given; a press goes a level down, or to one member's bets. */
export function ProfitPage() {
  const { t } = useTranslation('teams');
  const { timeZone } = useBrand();
  const today = displayDate(Date.now(), timeZone);
  const [filter, change] = useUrlFilter(profitFilter);
  const { under, sort } = filter;
  const days = daysAsked(filter, today);
  const asked = { ...days, ...(under && { under }) };
  const query = useInfiniteQuery(profitQuery({ ...asked, sort }));
  return (
    <TeamPage
      page="agentUserProfit"
      list="profit"
      wide
      beside={
        <SelectField
          quiet
          label={t('sort')}
          value={sort}
          onChange={({ target }) =>
            change({ sort: PROFIT_SORTS.find((known) => known === target.value) ?? '-profit' })
          }
          options={PROFIT_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          className="w-full sm:w-64"
        />
      }
      file={<ExportButton endpoint={exportTeamProfit} input={{ query: asked }} />}
      filter={filter}
      today={today}
      onChange={change}
      query={query}
    >
      {(first, pages) => {
        const rows = pages.flatMap((page) => page.rows);
        return (
          <>
            {rows.length === 0 ? (
              <EmptyState icon={<Scale />} title={t('profit.empty')} text={t('profit.emptyText')} />
            ) : (
              <ProfitTable
                rows={rows}
                totals={first.totals}
                {...(first.path.at(-1)?.agent !== false && {
                  onOpen: (row: ProfitRow) => change({ under: below(under, row.id) }),
                })}
              />
            )}
            {first.path.at(-1)?.agent === false && rows.length > 0 && (
              <MemberBets asked={{ ...days, under }} />
            )}
          </>
        );
      }}
    </TeamPage>
  );
}

export function ProfitTable({
  rows,
  totals,
  onOpen,
}: {
  rows: readonly ProfitRow[];
  totals: Pick<ProfitRow, (typeof MONEY)[number]>;
  /** Left out where the one row is a member's own. */
  onOpen?: (row: ProfitRow) => void;
}) {
  const { t } = useTranslation('teams');
  const { currencySymbol: symbol } = useBrand();
  const nameOf = (row: ProfitRow) => (row.own ? t('inPersonOf', { account: row.account }) : row.account);
  const columns: Column<ProfitRow>[] = [
    {
      key: 'account',
      head: t('account'),
      lead: true,
      foot: t('sum'),
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-2">
          <span className="break-words">{nameOf(row)}</span>
          {row.opens && <Badge tone="warning">{t('agent')}</Badge>}
          {onOpen && <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />}
        </span>
      ),
    },
    ...MONEY.map(
      (figure): Column<ProfitRow> => ({
        key: figure,
        head: t(`figures.${figure}`),
        align: 'end',
        foot: <MoneyText amount={moneyOf(totals[figure])} symbol={symbol} signed={figure === 'profit'} />,
        cell: (row) => (
          <MoneyText amount={moneyOf(row[figure])} symbol={symbol} signed={figure === 'profit'} />
        ),
      }),
    ),
  ];
  return (
    <div className="overflow-x-auto">
      <Table
        caption={t('pages.agentUserProfit')}
        columns={columns}
        rows={rows}
        rowKey={({ id, own }) => `${id} ${own}`}
        {...(onOpen && {
          press: { label: (row: ProfitRow) => t('open', { account: nameOf(row) }), onPress: onOpen },
        })}
      />
    </div>
  );
}
