import { type BetRow, type BetTotals, listBets } from '@lanna/contract/play/bets/ops';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Money } from '../../../../console/money.tsx';
import { StatusBadge, type Tone } from '../../../../console/status-badge.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';

const column = columnsOf(listBets);

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
export function useBetColumns() {
  const { t } = useTranslation('bets-console');
  return [
    column.moment('placedAt', t('field.placedAt'), {
      id: 'at',
      sort: 'at',
      width: 150,
      variant: 'full',
      total: ({ totals }) => (totals.atLeast ? t('sumsNewest', { count: totals.counted }) : t('sums')),
    }),
    column.of(
      'member',
      t('field.member'),
      ({ member }) => <ConsoleLink href={`/members/${member.id}`}>{member.name}</ConsoleLink>,
      { width: 130 },
    ),
    column.of(
      'game',
      t('field.game'),
      (row) => (
        <>
          {row.gameName} <span className="text-muted text-xs">{row.vendorName}</span>
          {row.line && <span className="block truncate text-muted text-xs">{row.line}</span>}
        </>
      ),
      { width: 180 },
    ),
    column.badge('status', t('field.status'), TONES, (status) => t(`status.${status}`), { width: 110 }),
    column.money('stake', t('field.stake'), {
      width: 110,
      total: ({ totals }) => <Sum totals={totals} of="stake" />,
    }),
    column.money('payout', t('field.payout'), {
      width: 110,
      total: ({ totals }) => <Sum totals={totals} of="payout" />,
    }),
    column.money('net', t('field.net'), {
      width: 140,
      signed: true,
      total: ({ totals }) => <Sum totals={totals} of="net" />,
    }),
    column.money('refunded', t('field.refunded'), { hidden: true, width: 110 }),
    column.brand(t('field.brand'), { width: 90 }),
    column.of(
      'flagged',
      t('field.flagged'),
      ({ flagged }) => flagged && <StatusBadge tone="warning">{t('flagged.yes')}</StatusBadge>,
      { width: 120 },
    ),
    column.of(
      'round',
      t('field.round'),
      ({ round }) => <span className="break-all font-mono text-xs">{round}</span>,
      { width: 180 },
    ),
  ];
}

/** Of several currencies there is no one sum. */
function Sum({ totals, of }: { totals: BetTotals; of: 'stake' | 'payout' | 'net' }) {
  const [only, ...more] = totals.sums;
  return only && more.length === 0 ? <Money amount={only[of]} signed={of === 'net'} /> : null;
}
