import { type DueRow, listDue } from '@lanna/contract/commission/rebates/ops';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { MemberLink } from '../../../../console/member-link.tsx';
import { Money } from '../../../../console/money.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { TermsPanel } from './terms-panel.tsx';
import { usePartName } from './use-part-name.ts';

const by = filtersOf(listDue);
const column = columnsOf(listDue);

/** What agents have earned of whom, what of it was paid, and when each brand pays. */
export function RebatesPage() {
  const { t } = useTranslation('income-console');
  const partName = usePartName();
  const filter = useListFilter([
    by.search(t('filter.agent')),
    by.days('at', t('column.day'), '7'),
    by.choice('kind', t('column.kind'), (kind) => t(`kind.${kind}`)),
    by.choice('open', t('filter.open'), () => t('filter.onlyOpen')),
    by.member('agent', t('filter.agentId'), true),
  ]);
  return (
    <ConsolePage fill title={t('due.title')} description={t('due.text')}>
      <TermsPanel />
      <DataTable
        name="rebates"
        caption={t('due.title')}
        list={listDue}
        filter={filter}
        notice="rebates_changed"
        columns={[
          column.of('day', t('column.day'), (row) => <span className="figures">{row.day}</span>, {
            sort: 'day',
            width: 120,
          }),
          column.of('earner', t('column.earner'), (row) => row.earner.username, { width: 150 }),
          column.of('child', t('column.child'), (row) => <Child of={row} />, { width: 150 }),
          column.word('kind', t('column.kind'), (kind) => t(`kind.${kind}`), { width: 150 }),
          column.word('part', t('column.part'), partName, { width: 150 }),
          column.money('turnover', t('column.turnover'), { width: 140 }),
          column.of('rate', t('column.rate'), rateOf, { align: 'end', width: 90 }),
          column.money('due', t('column.due'), { sort: 'due', width: 130 }),
          column.money('paid', t('column.paid'), { width: 130 }),
          column.brand(t('column.brand'), { width: 110 }),
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

function rateOf({ rate }: DueRow) {
  return <span className="figures">{rate === null ? '–' : `${rate / 1000}%`}</span>;
}

function Child({ of: { earner, child } }: { of: DueRow }) {
  const { t } = useTranslation('income-console');
  return earner.id === child.id ? <span className="text-muted">{t('due.own')}</span> : child.username;
}

/** Where a row leads: the accounts, the child's own rows of the day, and the child's bets. */
function Row({ of: row }: { of: DueRow }) {
  const { t } = useTranslation('income-console');
  const partName = usePartName();
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
          { label: t('column.kind'), value: `${t(`kind.${row.kind}`)} · ${partName(row.part)}` },
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
