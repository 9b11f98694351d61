import { moneyOf } from '@lanna/contract/money';
import { formatMoney, type Money } from '@lanna/rules/money';
import { channelFee } from '@lanna/rules/money/payments/channel-fee';
import { useTranslation } from 'react-i18next';
import { useSpanWords } from '../following/span-words.ts';
import type { PayoutChannel, WithdrawalTerms } from '../queries.ts';
import { Sum } from './sum.tsx';

const MINUTE_MS = 60_000;

/** What comes of the amount: the fee, what arrives, until when, and what is left of the day's limits. */
export function RequestSummary({
  amount,
  channel,
  limits,
  currency,
}: {
  /** Undefined as long as none can be asked for. */
  amount: Money | undefined;
  channel: PayoutChannel;
  limits: Pick<WithdrawalTerms['limits'], 'dayAmountLeft' | 'dayCountLeft' | 'isLowered'>;
  currency: string;
}) {
  const { t } = useTranslation('withdrawals');
  const span = useSpanWords();
  const terms = { feeFixed: moneyOf(channel.feeFixed), feeBasisPoints: channel.feeBasisPoints, currency };
  const isFree = terms.feeFixed === 0n && terms.feeBasisPoints === 0;
  const fee = amount === undefined ? undefined : channelFee(terms, amount);
  return (
    <dl className="flex flex-col gap-y-2 rounded-medium bg-sunken px-4 py-3.5 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <dt className="text-muted">{t('form.fee')}</dt>
        <dd className="text-right">
          {isFree ? (
            <span className="font-medium text-success">{t('free')}</span>
          ) : fee === undefined ? (
            '–'
          ) : (
            <Sum amount={formatMoney(fee)} />
          )}
        </dd>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <dt className="text-muted">{t('form.arrives')}</dt>
        <dd className="text-right font-semibold text-base">
          {amount === undefined || fee === undefined ? '–' : <Sum amount={formatMoney(amount - fee)} />}
        </dd>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <dt className="text-muted">{t('form.when')}</dt>
        <dd className="text-right">
          {channel.promisedMinutes === 0
            ? t('form.atOnce')
            : t('form.within', { span: span(channel.promisedMinutes * MINUTE_MS) })}
        </dd>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <dt className="text-muted">{t('form.today')}</dt>
        <dd className="text-right">
          <Sum amount={limits.dayAmountLeft} /> · {t('form.times', { count: limits.dayCountLeft })}
        </dd>
        {limits.isLowered && <dd className="w-full text-muted text-xs">{t('form.lowered')}</dd>}
      </div>
    </dl>
  );
}
