import { REBATE_KINDS } from '@lanna/contract/commission/rebates/income';
import { type DueRow, dueFile, listDue } from '@lanna/contract/commission/rebates/ops';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { MemberLink } from '../../../../console/member-link.tsx';
import { Money } from '../../../../console/money.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { TermsPanel } from './terms-panel.tsx';

const keyOf = ({ id }: DueRow) => id;

/** What agents have earned of whom, what of it was paid, and when each brand pays. */
export function RebatesPage() {
  const { t } = useTranslation('income-console');
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('filter.agent') },
    { name: 'at', kind: 'days', label: t('column.day'), opening: '7' },
    {
      name: 'kind',
      kind: 'choice',
      label: t('column.kind'),
      options: REBATE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
    {
      name: 'open',
      kind: 'choice',
      label: t('filter.open'),
      options: [{ value: 'yes', label: t('filter.onlyOpen') }],
    },
    { name: 'agent', kind: 'text', label: t('filter.agentId') },
  ]);
  return (
    <ConsolePage fill title={t('due.title')} description={t('due.text')}>
      <TermsPanel />
      <DataTable
        name="rebates"
        caption={t('due.title')}
        list={listDue}
        csv={dueFile}
        filter={filter}
        sorted="-day"
        rowKey={keyOf}
        notice="rebates_changed"
        columns={[
          {
            id: 'day',
            head: t('column.day'),
            sort: 'day',
            width: 120,
            cell: (row) => <span className="figures">{row.day}</span>,
          },
          { id: 'earner', head: t('column.earner'), width: 150, cell: (row) => row.earner.username },
          { id: 'child', head: t('column.child'), width: 150, cell: (row) => <Child of={row} /> },
          { id: 'kind', head: t('column.kind'), width: 170, cell: (row) => t(`kind.${row.kind}`) },
          { id: 'part', head: t('column.part'), width: 100, cell: (row) => row.part },
          {
            id: 'turnover',
            head: t('column.turnover'),
            align: 'end',
            width: 140,
            cell: (row) => <Money amount={row.turnover} brand={row.brand} />,
          },
          {
            id: 'rate',
            head: t('column.rate'),
            align: 'end',
            width: 90,
            cell: (row) => <span className="figures">{row.rate === null ? '–' : `${row.rate / 1000}%`}</span>,
          },
          {
            id: 'due',
            head: t('column.due'),
            align: 'end',
            sort: 'due',
            width: 130,
            cell: (row) => <Money amount={row.due} brand={row.brand} />,
          },
          {
            id: 'paid',
            head: t('column.paid'),
            align: 'end',
            width: 130,
            cell: (row) => <Money amount={row.paid} brand={row.brand} />,
          },
          { id: 'brand', head: t('column.brand'), width: 110, cell: (row) => row.brand },
        ]}
        panel={{
          title: (_, row) => row?.earner.username ?? t('due.one'),
          body: (_, row) => row && <Row of={row} />,
        }}
        empty={{ title: t('due.empty'), text: t('due.emptyText') }}
      />
    </ConsolePage>
  );
}

function Child({ of: { earner, child } }: { of: DueRow }) {
  const { t } = useTranslation('income-console');
  return earner.id === child.id ? <span className="text-muted">{t('due.own')}</span> : child.username;
}

/** Where a row leads: the accounts, the child's own rows of the day, and the child's bets. */
function Row({ of: row }: { of: DueRow }) {
  const { t } = useTranslation('income-console');
  const { brand, day, earner, child } = row;
  return (
    <div className="flex flex-col gap-5">
      <Facts
        facts={[
          { label: t('column.day'), value: <span className="figures">{day}</span> },
          {
            label: t('column.earner'),
            value: (
              <MemberLink id={earner.id} brand={brand}>
                {earner.username}
              </MemberLink>
            ),
          },
          {
            label: t('column.child'),
            value: (
              <MemberLink id={child.id} brand={brand}>
                {child.username}
              </MemberLink>
            ),
          },
          { label: t('column.kind'), value: `${t(`kind.${row.kind}`)} · ${row.part}` },
          { label: t('column.turnover'), value: <Money amount={row.turnover} brand={brand} /> },
          { label: t('column.due'), value: <Money amount={row.due} brand={brand} /> },
          { label: t('column.paid'), value: <Money amount={row.paid} brand={brand} /> },
        ]}
      />
      <ul className="flex flex-col gap-2 text-sm">
        {child.id !== earner.id && (
          <li>
            <ConsoleLink href={`/rebates?agent=${child.id}&at=${day}..${day}`}>{t('due.below')}</ConsoleLink>
          </li>
        )}
        <li>
          <ConsoleLink href={`/bets?member=${encodeURIComponent(child.username)}&at=${day}..${day}`}>
            {t('due.bets')}
          </ConsoleLink>
        </li>
        <li>
          <ConsoleLink href={`/rebate-payments?agent=${earner.id}`}>{t('due.payments')}</ConsoleLink>
        </li>
      </ul>
    </div>
  );
}
