import { listRafflePrizes } from '@lanna/contract/rewards/raffles/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { PRIZE_TONES } from './tones.ts';

const by = filtersOf(listRafflePrizes);
const column = columnsOf(listRafflePrizes);

/** Tickets that were drawn: whose they were, what they win, and what became of it. */
export function PrizesPage() {
  const { t } = useTranslation('raffles-console');
  const content = useContentText();
  const filter = useListFilter([
    by.choice('state', t('field.state'), (state) => t(`prizeState.${state}`)),
    by.search(t('field.memberBegins')),
    by.member('member', t('field.memberId')),
    by.text('raffle', t('field.raffleId')),
  ]);
  return (
    <ConsolePage fill title={t('prizes.title')} description={t('prizes.text')}>
      <DataTable
        name="raffle-prizes"
        caption={t('prizes.title')}
        list={listRafflePrizes}
        filter={filter}
        notice="raffles_changed"
        columns={[
          column.moment('drawnAt', t('field.drawnAt'), { sort: 'drawnAt', width: 160 }),
          column.member(t('field.member'), { width: 150 }),
          column.of('title', t('field.raffle'), ({ title }) => content(title), { width: 200 }),
          column.of('place', t('field.place'), ({ place }) => String(place), { align: 'end', width: 110 }),
          column.of('ticket', t('field.ticket'), ({ ticket }) => String(ticket), {
            align: 'end',
            width: 100,
          }),
          column.of('prize', t('field.prize'), ({ prize }) => String(prize), { align: 'end', width: 100 }),
          column.of('round', t('field.round'), ({ round }) => String(round), { align: 'end', width: 90 }),
          column.money('amount', t('field.amount'), { width: 130 }),
          column.of('kind', t('form.kind'), ({ kind }) => t(`kind.${kind}`), { width: 100 }),
          column.badge('state', t('field.state'), PRIZE_TONES, (state) => t(`prizeState.${state}`), {
            width: 120,
          }),
          column.moment('lapsesAt', t('field.lapsesAt'), { width: 160 }),
          column.moment('claimedAt', t('field.claimedAt'), { width: 160 }),
          column.brand(t('field.brand'), { width: 100 }),
        ]}
        empty={{ title: t('prizes.empty'), text: t('prizes.emptyText') }}
      />
    </ConsolePage>
  );
}
