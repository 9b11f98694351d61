import type { Bet } from '@lanna/contract/bets';
import { moneyOf } from '@lanna/contract/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../api/brand.ts';
import { displayDateTime } from '../../i18n/format.ts';
import { CodeText } from '../../ui/code-text.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { BetStatusBadge } from './bet-status-badge.tsx';

export function ReceiptSummary({ bet }: { bet: Bet }) {
  const { t } = useTranslation('bets');
  const { currencySymbol: symbol, timeZone } = useBrand();
  const settled = bet.status !== 'open';
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
      <Fact label={t('status')}>
        <BetStatusBadge bet={bet} />
      </Fact>
      <Fact label={t('stake')}>
        <MoneyText amount={moneyOf(bet.stake)} symbol={symbol} className="font-semibold" />
      </Fact>
      {bet.status === 'refunded' && (
        <Fact label={t('receipt.returned')}>
          <MoneyText amount={moneyOf(bet.returned)} symbol={symbol} className="font-semibold" />
        </Fact>
      )}
      <Fact label={t('payout')}>
        {settled ? (
          <MoneyText amount={moneyOf(bet.payout)} symbol={symbol} className="font-semibold" />
        ) : (
          t('receipt.notYet')
        )}
      </Fact>
      <Fact label={t('vendor')}>{bet.vendorName}</Fact>
      <Fact label={t('receipt.placedAt')}>
        <span className="figures">{displayDateTime(bet.placedAt, timeZone)}</span>
      </Fact>
      <Fact label={t('receipt.settledAt')}>
        <span className="figures">
          {bet.settledAt ? displayDateTime(bet.settledAt, timeZone) : t('receipt.notYet')}
        </span>
      </Fact>
      <Fact label={t('receipt.round')} wide>
        <CodeText value={bet.round} copyLabel={t('copy', { what: t('receipt.round') })} />
      </Fact>
    </dl>
  );
}

function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-full min-w-0' : 'min-w-0'}>
      <dt className="mb-0.5 text-muted text-xs">{label}</dt>
      <dd className="min-w-0 text-sm">{children}</dd>
    </div>
  );
}
