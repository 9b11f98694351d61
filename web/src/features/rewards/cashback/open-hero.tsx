import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type { myCashback } from '@lanna/contract/rewards/cashback/cashback';
import { displayMoney } from '@lanna/rules/money';
import { Clock, HandCoins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { Button } from '../../../ui/button.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { useClaim } from './use-claim.ts';

/** What can be claimed now, and the press that claims it. */
export function OpenHero({ mine }: { mine: Value<typeof myCashback> }) {
  const { t } = useTranslation('cashback');
  const { currencySymbol: symbol } = useBrand();
  const claiming = useClaim();
  const { open, least, claimable, lapsing } = mine;
  const amount = moneyOf(open);
  const show = (text: string) => displayMoney(moneyOf(text), symbol);
  return (
    <section
      aria-label={t('open.title')}
      className="lit sky flex flex-col gap-4 rounded-large bg-raised p-5 sm:p-6"
    >
      <div>
        <p className="text-muted text-sm">{t('open.title')}</p>
        <MoneyText
          amount={amount}
          symbol={symbol}
          className="mt-1 block font-display font-semibold text-[clamp(1.75rem,9vw,2.75rem)] leading-tight"
        />
      </div>
      {lapsing && (
        <p className="flex gap-2 text-sm">
          <Clock className="mt-0.5 size-4 shrink-0 text-accent-text" aria-hidden="true" />
          <span>{t('open.lapsing', { amount: show(lapsing.amount), day: lapsing.lastDay })}</span>
        </p>
      )}
      <Button
        size="large"
        wide
        className="sm:w-auto sm:self-start"
        icon={<HandCoins aria-hidden="true" />}
        disabled={!claimable}
        aria-describedby="cashback-least"
        busy={claiming.isPending}
        onClick={() => claiming.mutate()}
      >
        {claimable ? t('claim.all', { amount: show(open) }) : t('claim.title')}
      </Button>
      <p id="cashback-least" className="text-muted text-sm">
        {amount < 0n
          ? t('open.takenBack', { amount: displayMoney(-amount, symbol) })
          : claimable
            ? t('open.atOnce')
            : t('open.least', { least: show(least) })}
      </p>
    </section>
  );
}
