import { listPayments, showPayment } from '@lanna/contract/commission/rebates/ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
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
import { Skeleton } from '../../../../ui/skeleton.tsx';

const by = filtersOf(listPayments);
const column = columnsOf(listPayments);

/** Postings of rebates, each with the rows it has moved. */
export function PaymentsPage() {
  const { t } = useTranslation('income-console');
  const filter = useListFilter([
    by.search(t('filter.agent')),
    by.days('at', t('column.at'), '7'),
    by.member('agent', t('filter.agentId'), true),
  ]);
  return (
    <ConsolePage fill title={t('payments.title')} description={t('payments.text')}>
      <DataTable
        name="rebate-payments"
        caption={t('payments.title')}
        list={listPayments}
        filter={filter}
        notice="rebates_changed"
        columns={[
          column.moment('at', t('column.at'), { sort: 'at', width: 160 }),
          column.of('earner', t('column.earner'), (row) => row.earner.username, { width: 180 }),
          column.money('amount', t('column.amount'), { width: 150 }),
          column.money('owed', t('column.owed'), { width: 150 }),
          column.brand(t('column.brand'), { width: 110 }),
        ]}
        panel={{
          title: (_, row) => row?.earner.username ?? t('payments.one'),
          body: (id) => <Payment key={id} id={id} />,
        }}
        empty={{ title: t('payments.empty'), text: t('payments.emptyText') }}
      />
    </ConsolePage>
  );
}

function Payment({ id }: { id: string }) {
  const { t } = useTranslation('income-console');
  return (
    <QueryView
      query={useOps(showPayment, { params: { id } })}
      label={t('payments.one')}
      failed={t('payments.failed')}
      shape={<Skeleton className="h-64" />}
    >
      {({ brand, earner, at, amount, owed, rows, count }) => (
        <div className="flex flex-col gap-5">
          <Facts
            facts={[
              { label: t('column.at'), value: <When at={at} brand={brand} variant="full" /> },
              {
                label: t('column.earner'),
                value: (
                  <MemberLink id={earner.id} brand={brand}>
                    {earner.username}
                  </MemberLink>
                ),
              },
              { label: t('column.amount'), value: <Money amount={amount} brand={brand} /> },
              owed !== '0.00' && { label: t('column.owed'), value: <Money amount={owed} brand={brand} /> },
              {
                label: t('payments.reference'),
                value: <span className="break-all font-mono text-xs">{id}</span>,
              },
            ]}
          />
          <section className="flex flex-col gap-2">
            <h3 className="font-semibold text-sm">{t('payments.rows', { count, shown: count })}</h3>
            <ul className="divide-y divide-line/60 text-sm">
              {rows.map(({ day, child, kind, part, before, after }) => (
                <li key={`${day} ${child.id} ${kind} ${part}`} className="flex justify-between gap-3 py-2">
                  <span className="min-w-0">
                    <span className="figures text-muted">{day}</span> {child.username}
                    <span className="block text-muted text-xs">
                      {t(`kind.${kind}`)} · {part}
                    </span>
                  </span>
                  <span className="whitespace-nowrap">
                    <Money amount={before} brand={brand} /> → <Money amount={after} brand={brand} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </QueryView>
  );
}
