import { listClaims, showClaim } from '@lanna/contract/rewards/cashback/ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { MemberLink } from '../../../../console/member-link.tsx';
import { Money } from '../../../../console/money.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { percentText } from '../../../../shared-parts/money/percent.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { RatesPanel } from './rates-panel.tsx';

const by = filtersOf(listClaims);
const column = columnsOf(listClaims);

/** What each brand gives back, and who has claimed it. */
export function CashbackPage() {
  const { t } = useTranslation('cashback-console');
  const filter = useListFilter([
    by.search(t('filter.member')),
    by.days('at', t('column.at'), '30'),
    by.member('member', t('filter.memberId')),
  ]);
  return (
    <ConsolePage fill title={t('title')} description={t('text')}>
      <RatesPanel />
      <DataTable
        name="cashback-claims"
        caption={t('claims.title')}
        list={listClaims}
        filter={filter}
        notice="cashback_changed"
        columns={[
          column.moment('at', t('column.at'), { sort: 'at', width: 170 }),
          column.member(t('column.member'), { width: 200 }),
          column.money('amount', t('column.amount'), { sort: 'amount', width: 150 }),
          column.brand(t('column.brand'), { width: 120 }),
        ]}
        panel={{
          title: (_, row) => row?.member.name ?? t('claims.one'),
          body: (id) => <Claim key={id} id={id} />,
        }}
        empty={{ title: t('claims.empty'), text: t('claims.emptyText') }}
      />
    </ConsolePage>
  );
}

/** A claim down to the days and kinds of games it was for, each with the way to its bets. */
function Claim({ id }: { id: string }) {
  const { t } = useTranslation('cashback-console');
  return (
    <QueryView
      query={useOps(showClaim, { params: { id } })}
      label={t('claims.one')}
      failed={t('claims.failed')}
      shape={<Skeleton className="h-64" />}
    >
      {({ brand, member, at, amount, lines }) => (
        <div className="flex flex-col gap-5">
          <Facts
            facts={[
              { label: t('column.at'), value: <When at={at} brand={brand} variant="full" /> },
              {
                label: t('column.member'),
                value: (
                  <MemberLink id={member.id} brand={brand}>
                    {member.name}
                  </MemberLink>
                ),
              },
              { label: t('column.amount'), value: <Money amount={amount} brand={brand} /> },
              {
                label: t('claims.reference'),
                value: <span className="break-all font-mono text-xs">{id}</span>,
              },
            ]}
          />
          <section className="flex flex-col gap-2">
            <h3 className="font-semibold text-sm">{t('claims.lines')}</h3>
            <ul className="divide-y divide-line/60 text-sm">
              {lines.map((line) => (
                <li
                  key={`${line.day} ${line.category}`}
                  className="flex flex-wrap justify-between gap-x-3 py-2"
                >
                  <span className="min-w-0">
                    <ConsoleLink
                      href={`/bets?member=${encodeURIComponent(member.name)}&at=${line.day}..${line.day}`}
                    >
                      <span className="figures">{line.day}</span> {t(`category.${line.category}`)}
                    </ConsoleLink>
                    <span className="figures block text-muted text-xs">
                      <Money amount={line.turnover} brand={brand} /> × {percentText(line.rate)}%
                    </span>
                  </span>
                  <Money amount={line.amount} brand={brand} />
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </QueryView>
  );
}
