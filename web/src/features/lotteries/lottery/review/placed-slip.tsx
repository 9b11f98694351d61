import type { Value } from '@lanna/contract/endpoint';
import { showSlip } from '@lanna/contract/lotteries/lottery/slips';
import { displayMoney } from '@lanna/rules/money';
import { useQuery } from '@tanstack/react-query';
import { CheckCircle2, Clock3, PartyPopper, RotateCcw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useBrand } from '../../../../api/content/brand.ts';
import { PartsAt } from '../../../../parts.tsx';
import { classes } from '../../../../ui/classes.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { PlacedSlip as Placed } from '../../lotteries/use-place-slip.ts';
import { money } from '../terms.ts';

/** The slip bought last, followed until it is known what it has won. */
export function PlacedSlip({
  placed,
  numero,
  onClose,
}: {
  placed: Placed;
  numero: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('lottery');
  const { currencySymbol } = useBrand();
  const { data } = useQuery({
    queryKey: ['lotterySlips', 'placed', placed.slipId],
    queryFn: ({ signal }) => call(showSlip, { params: { id: placed.slipId }, signal }),
  });
  const slip = data?.slip;
  const state = slip?.state ?? 'open';
  const { Icon, tone } = Variants[state];
  const amount = (text: string) => displayMoney(money(text), currencySymbol);
  return (
    <section
      aria-label={t('placed.title')}
      className="lit flex animate-appear flex-col gap-2 rounded-medium bg-surface py-2.5 pr-2 pl-4 shadow-float"
    >
      <div className="flex items-center gap-3.5">
        <Icon className={classes('size-7 shrink-0', tone)} aria-hidden="true" />
        <div role="status" className="min-w-0 flex-1">
          <p className={classes('font-display font-semibold leading-snug', tone)}>
            {state === 'won' && slip
              ? t('placed.won', { payout: amount(slip.payout) })
              : state === 'returned' && slip
                ? t('placed.returned', { payout: amount(slip.payout) })
                : state === 'refunded' && slip
                  ? t('placed.refunded', { refunded: amount(slip.refunded) })
                  : state === 'lost'
                    ? t('placed.lost')
                    : t('placed.open')}
          </p>
          <p className="figures text-muted text-sm">
            {state === 'open'
              ? t('placed.onDraw', {
                  numero: numeroText(slip, numero),
                  stake: amount(placed.stake),
                  balance: amount(placed.balance),
                })
              : t('placed.result', { numero: numeroText(slip, numero), stake: amount(placed.stake) })}
          </p>
        </div>
        <IconButton size="small" label={t('placed.close')} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <PartsAt place="placedSlip" props={{ slipId: placed.slipId }} />
    </section>
  );
}

const Variants = {
  open: { Icon: Clock3, tone: 'text-accent-text' },
  won: { Icon: PartyPopper, tone: 'text-success' },
  lost: { Icon: CheckCircle2, tone: 'text-text' },
  returned: { Icon: RotateCcw, tone: 'text-text' },
  refunded: { Icon: RotateCcw, tone: 'text-text' },
} as const;

function numeroText(slip: Value<typeof showSlip>['slip'] | undefined, numero: string): string {
  if (!slip || slip.firstNumero === slip.lastNumero) return slip?.firstNumero ?? numero;
  return `${slip.firstNumero} – ${slip.lastNumero}`;
}
