import { listRaffleTickets } from '@lanna/contract/rewards/raffles/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';

const by = filtersOf(listRaffleTickets);
const column = columnsOf(listRaffleTickets);

/** Fixed lists: who holds which numbers, and what they came from. */
export function TicketsPage() {
  const { t } = useTranslation('raffles-console');
  const content = useContentText();
  const filter = useListFilter([
    by.search(t('field.memberBegins')),
    by.member('member', t('field.memberId')),
    by.text('raffle', t('field.raffleId')),
  ]);
  return (
    <ConsolePage fill title={t('tickets.title')} description={t('tickets.text')}>
      <DataTable
        name="raffle-tickets"
        caption={t('tickets.title')}
        list={listRaffleTickets}
        filter={filter}
        notice="raffles_changed"
        columns={[
          column.of('first', t('field.numbers'), ({ first, last }) => `${first} – ${last}`, {
            sort: 'first',
            width: 140,
          }),
          column.member(t('field.member'), { width: 150 }),
          column.of('title', t('field.raffle'), ({ title }) => content(title), { width: 220 }),
          column.money('turnover', t('field.turnover'), { width: 140 }),
          column.of('given', t('field.given'), ({ given }) => String(given), { align: 'end', width: 110 }),
          column.brand(t('field.brand'), { width: 100 }),
        ]}
        empty={{ title: t('tickets.empty'), text: t('tickets.emptyText') }}
      />
    </ConsolePage>
  );
}
