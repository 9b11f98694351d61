import {
  listPayments,
  paymentsFile,
  type RebatePayment,
  showPayment,
} from '@lanna/contract/commission/rebates/ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { MemberLink } from '../../../../console/member-link.tsx';
import { Money } from '../../../../console/money.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';

const keyOf = ({ id }: RebatePayment) => id;

/** Postings of rebates, each with the rows it has moved. */
export function PaymentsPage() {
  const { t } = useTranslation('income-console');
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('filter.agent') },
    { name: 'at', kind: 'days', label: t('column.at'), opening: '7' },
    { name: 'agent', kind: 'text', label: t('filter.agentId') },
  ]);
  return (
    <ConsolePage fill title={t('payments.title')} description={t('payments.text')}>
      <DataTable
        name="rebate-payments"
        caption={t('payments.title')}
        list={listPayments}
        csv={paymentsFile}
        filter={filter}
        sorted="-at"
        rowKey={keyOf}
        notice="rebates_changed"
        columns={[
          {
            id: 'at',
            head: t('column.at'),
            sort: 'at',
            width: 160,
            cell: (row) => <When at={row.at} brand={row.brand} />,
          },
          { id: 'earner', head: t('column.earner'), width: 180, cell: (row) => row.earner.username },
          {
            id: 'amount',
            head: t('column.amount'),
            align: 'end',
            width: 150,
            cell: (row) => <Money amount={row.amount} brand={row.brand} />,
          },
          {
            id: 'owed',
            head: t('column.owed'),
            align: 'end',
            width: 150,
            cell: (row) => <Money amount={row.owed} brand={row.brand} />,
          },
          { id: 'brand', head: t('column.brand'), width: 110, cell: (row) => row.brand },
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
