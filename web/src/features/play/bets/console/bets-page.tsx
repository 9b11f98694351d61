import { type BetRow, listBets } from '@lanna/contract/play/bets/ops';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { BetStatusBadge, useBetColumns } from './bet-columns.tsx';
import { useBetFields } from './bet-fields.ts';

/** Bets of every source, for the operator who answers a player. */
export function BetsPage() {
  const { t } = useTranslation('bets-console');
  const filter = useListFilter(useBetFields());
  const columns = useBetColumns();
  return (
    <ConsolePage fill title={t('bets.title')} description={t('bets.text')}>
      <DataTable
        name="bets"
        caption={t('bets.title')}
        list={listBets}
        filter={filter}
        columns={columns}
        panel={{
          title: (_, row) => (row ? row.gameName : t('bets.one')),
          body: (_, row) => (row ? <Bet row={row} /> : <p>{t('gone')}</p>),
        }}
        empty={{ title: t('rounds.empty'), text: t('rounds.emptyText') }}
      />
    </ConsolePage>
  );
}

function Bet({ row }: { row: BetRow }) {
  const { t } = useTranslation('bets-console');
  return (
    <div className="flex flex-col gap-4">
      <Facts
        facts={[
          { label: t('field.status'), value: <BetStatusBadge status={row.status} /> },
          { label: t('field.stake'), value: <Money amount={row.stake} brand={row.brand} /> },
          { label: t('field.payout'), value: <Money amount={row.payout} brand={row.brand} /> },
          { label: t('field.refunded'), value: <Money amount={row.refunded} brand={row.brand} /> },
          { label: t('field.placedAt'), value: <When at={row.placedAt} brand={row.brand} variant="full" /> },
          {
            label: t('field.settledAt'),
            value: <When at={row.settledAt} brand={row.brand} variant="full" />,
          },
          { label: t('field.round'), value: <code className="break-all text-xs">{row.round}</code> },
        ]}
      />
      <Can permission="vendor-wallet.read" brand={row.brand}>
        <ConsoleLink href={`/rounds/${row.id}`}>{t('openRound')}</ConsoleLink>
      </Can>
    </div>
  );
}
