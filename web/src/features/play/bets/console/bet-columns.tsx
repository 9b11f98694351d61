import type { BetRow, BetTotals } from '@lanna/contract/play/bets/ops';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Money } from '../../../../console/money.tsx';
import { StatusBadge, type Tone } from '../../../../console/status-badge.tsx';
import type { TableColumn } from '../../../../console/table/table-column.ts';
import { When } from '../../../../console/when.tsx';

const TONES = {
  open: 'accent',
  won: 'success',
  even: 'quiet',
  lost: 'quiet',
  returned: 'quiet',
  refunded: 'warning',
} as const satisfies Record<BetRow['status'], Tone>;

export function BetStatusBadge({ status }: { status: BetRow['status'] }) {
  const { t } = useTranslation('bets-console');
  return <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>;
}

/** The columns of bets; totals are of the currency, where there is one alone. */
export function useBetColumns(): TableColumn<BetRow, { totals: BetTotals }>[] {
  const { t } = useTranslation('bets-console');
  return [
    {
      id: 'at',
      head: t('field.placedAt'),
      sort: 'at',
      width: 150,
      cell: (row) => <When at={row.placedAt} brand={row.brand} variant="full" />,
      total: ({ totals }) => (totals.atLeast ? t('sumsNewest', { count: totals.counted }) : t('sums')),
    },
    {
      id: 'member',
      head: t('field.member'),
      width: 130,
      cell: (row) => <ConsoleLink href={`/members/${row.member.id}`}>{row.member.name}</ConsoleLink>,
    },
    {
      id: 'game',
      head: t('field.game'),
      width: 180,
      cell: (row) => (
        <>
          {row.gameName} <span className="text-muted text-xs">{row.vendorName}</span>
        </>
      ),
    },
    {
      id: 'status',
      head: t('field.status'),
      width: 110,
      cell: (row) => <BetStatusBadge status={row.status} />,
    },
    {
      id: 'stake',
      head: t('field.stake'),
      align: 'end',
      width: 110,
      cell: (row) => <Money amount={row.stake} brand={row.brand} />,
      total: ({ totals }) => <Sum totals={totals} of="stake" />,
    },
    {
      id: 'payout',
      head: t('field.payout'),
      align: 'end',
      width: 110,
      cell: (row) => <Money amount={row.payout} brand={row.brand} />,
      total: ({ totals }) => <Sum totals={totals} of="payout" />,
    },
    {
      id: 'net',
      head: t('field.net'),
      align: 'end',
      width: 110,
      cell: (row) => <Money amount={row.net} brand={row.brand} signed />,
      total: ({ totals }) => <Sum totals={totals} of="net" />,
    },
    {
      id: 'refunded',
      head: t('field.refunded'),
      align: 'end',
      hidden: true,
      width: 110,
      cell: (row) => <Money amount={row.refunded} brand={row.brand} />,
    },
    { id: 'brand', head: t('field.brand'), width: 90, cell: (row) => row.brand },
    {
      id: 'flagged',
      head: t('field.flagged'),
      width: 90,
      cell: (row) => row.flagged && <StatusBadge tone="warning">{t('flagged.yes')}</StatusBadge>,
    },
    {
      id: 'round',
      head: t('field.round'),
      width: 180,
      cell: (row) => <span className="break-all font-mono text-xs">{row.round}</span>,
    },
  ];
}

export const betKey = ({ id }: BetRow) => id;
export const betHref = ({ id }: BetRow) => `/rounds/${id}`;

/** Of several currencies there is no one sum. */
function Sum({ totals, of }: { totals: BetTotals; of: 'stake' | 'payout' | 'net' }) {
  const [only, ...more] = totals.sums;
  return only && more.length === 0 ? <Money amount={only[of]} signed={of === 'net'} /> : null;
}
