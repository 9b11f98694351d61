import { moneyOf } from '@lanna/contract/money';
import type { OwnTransfer } from '@lanna/contract/money/transfers/transfers';
import { ArrowDownLeft, ArrowUpRight, HandCoins, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';

const ICONS = {
  to_vendor: ArrowUpRight,
  from_vendor: ArrowDownLeft,
  upline: UserRound,
  downline: HandCoins,
} as const;
const TONES = { asked: 'warning', sending: 'warning', refused: 'danger' } as const;

/** One transfer in a list: which way, when, what became of it. */
export function TransferRow({ transfer }: { transfer: OwnTransfer }) {
  const { t } = useTranslation('transfers');
  const { currencySymbol, timeZone } = useBrand();
  const { kind, state, reason, vendorName } = transfer;
  const Icon = ICONS[kind];
  const amount = moneyOf(transfer.amount);
  return (
    <li className="flex flex-wrap items-center gap-3 border-line border-b px-4 py-3 last:border-b-0">
      <span
        className="flex size-9 shrink-0 items-center justify-center rounded-full bg-sunken text-accent-text"
        aria-hidden="true"
      >
        <Icon className="size-4.5" />
      </span>
      <div className="row-words">
        <p className="wrap-anywhere font-medium">{t(`kind.${kind}`, { vendor: vendorName ?? '' })}</p>
        <p className="figures text-muted text-xs">{displayDateTime(transfer.createdAt, timeZone)}</p>
        {state === 'refused' && reason && (
          <p className="mt-0.5 text-muted text-xs">{t(`reason.${reason}`)}</p>
        )}
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1">
        <MoneyText
          amount={kind === 'from_vendor' || kind === 'downline' ? amount : -amount}
          symbol={currencySymbol}
          signed={state === 'done'}
          className="font-semibold"
        />
        {state !== 'done' && (
          <Badge tone={TONES[state]}>{transfer.unclear ? t('state.unclear') : t(`state.${state}`)}</Badge>
        )}
      </div>
    </li>
  );
}
