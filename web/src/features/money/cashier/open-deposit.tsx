import { moneyOf } from '@lanna/contract/money';
import type { DepositPage } from '@lanna/contract/money/cashier/cashier';
import { displayMoney } from '@lanna/rules/money';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../api/calls/refusal.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { QueryView } from '../../../query-view.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { CodeText } from '../../../ui/text/code-text.tsx';
import { DepositOutcome } from './deposit-outcome.tsx';
import { DepositSteps } from './deposit-steps.tsx';
import { DEPOSIT_LOOK } from './deposit-style.tsx';
import { METHOD_ICONS } from './paying/method-cards.tsx';
import { PayDeposit } from './paying/pay-deposit.tsx';
import { depositQuery } from './queries.ts';
import { SentSlips } from './sent-slips.tsx';

/** One deposit, live: how it is paid, or what has become of it, and each step so far. */
export function OpenDeposit({ id, onBack }: { id: string; onBack: () => void }) {
  const { t } = useTranslation('cashier');
  return (
    <div ref={showFromTop} className="flex flex-col gap-5">
      <Button
        variant="ghost"
        size="small"
        className="self-start"
        icon={<ArrowLeft aria-hidden="true" />}
        onClick={onBack}
      >
        {t('one.back')}
      </Button>
      <QueryView
        query={useQuery(depositQuery(id))}
        label={t('deposit.title')}
        failed={t('one.failed')}
        shapeClassName="flex flex-col gap-4"
        shape={
          <>
            <Skeleton className="h-24 rounded-large" />
            <Skeleton className="h-80 rounded-large" />
          </>
        }
        refused={(error) =>
          error instanceof Refusal && error.code === 'deposit_unknown' ? (
            <EmptyState
              title={t('one.unknown')}
              text={t('one.unknownText')}
              action={<Button onClick={onBack}>{t('one.new')}</Button>}
            />
          ) : null
        }
      >
        {(deposit) => (
          <div className="flex flex-col gap-5">
            <Head deposit={deposit} />
            {deposit.status === 'waiting' || deposit.status === 'created' ? (
              <PayDeposit deposit={deposit} />
            ) : (
              <DepositOutcome deposit={deposit} onBack={onBack} />
            )}
            <SentSlips deposit={deposit} />
            <DepositSteps deposit={deposit} />
          </div>
        )}
      </QueryView>
    </div>
  );
}

/** The form it was made with is longer, and was scrolled to its button. */
function showFromTop(panel: HTMLElement | null) {
  panel?.closest('section')?.scrollIntoView({ block: 'start', behavior: 'instant' });
}

function Head({ deposit }: { deposit: DepositPage }) {
  const { t } = useTranslation('cashier');
  const { currencySymbol } = useBrand();
  const Icon = METHOD_ICONS[deposit.kind];
  const fee = moneyOf(deposit.fee);
  return (
    <div className="lit sky relative overflow-hidden rounded-large bg-raised p-5">
      <div className="flex items-start justify-between gap-3">
        <p className="flex items-center gap-2 text-muted text-sm">
          <Icon className="size-4" aria-hidden="true" />
          {deposit.methodName}
        </p>
        <output aria-live="polite">
          <Badge tone={DEPOSIT_LOOK[deposit.status].tone}>{t(`state.${deposit.status}`)}</Badge>
        </output>
      </div>
      <p className="figures mt-1 font-display font-semibold text-4xl">
        {displayMoney(moneyOf(deposit.amount), currencySymbol)}
      </p>
      {fee > 0n && (
        <p className="figures mt-1 text-muted text-sm">
          {t('one.fee', {
            fee: displayMoney(fee, currencySymbol),
            arrives: displayMoney(moneyOf(deposit.arrives), currencySymbol),
          })}
        </p>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-x-2 text-muted text-sm">
        {t('reference')}
        <CodeText value={deposit.reference} copyLabel={t('copyReference')} />
      </p>
    </div>
  );
}
