import {
  declineDepositLimit,
  LIMIT_PERIODS,
  type LimitPeriod,
} from '@lanna/contract/accounts/protection/limits';
import { displayMoney, formatMoney, type Money } from '@lanna/rules/money';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../../api/content/brand.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { ExclusionLine } from '../exclusion/exclusion-line.tsx';
import { SectionHead } from '../overview/section-head.tsx';
import { limitsQuery, useChangeLimit } from '../queries.ts';
import { AmountChoice } from './amount-choice.tsx';
import { LeftToDeposit } from './left-to-deposit.tsx';

/** Above the form of a deposit: that play is stopped, what the limits leave, or the offer of a limit before the first deposit. */
export function DepositPart() {
  const { data: protection } = useQuery(limitsQuery);
  if (!protection) return null;
  if (protection.exclusion) return <ExclusionLine exclusion={protection.exclusion} />;
  const limits = protection.limits.filter(({ kind }) => kind === 'deposit');
  return protection.depositLimitOffered ? <Offer /> : <LeftToDeposit limits={limits} />;
}

/** One quiet step that can be passed over: which limit, and yes or no. */
function Offer() {
  const { t } = useTranslation('protection');
  const { currencySymbol } = useBrand();
  const words = useRefusalText();
  const queries = useQueryClient();
  const [period, setPeriod] = useState<LimitPeriod>('day');
  const [amount, setAmount] = useState<Money>();
  const saving = useChangeLimit();
  const declining = useMutation({
    mutationFn: () => call(declineDepositLimit, { body: {} }),
    onSuccess: (protection) => queries.setQueryData(limitsQuery.queryKey, protection),
  });
  const error = saving.error ?? declining.error;

  function set() {
    if (amount === undefined) return;
    saving.mutate({ of: 'money', body: { kind: 'deposit', period, amount: formatMoney(amount) } });
  }

  return (
    <section aria-labelledby="offer-heading" className="lit flex flex-col gap-4 rounded-large bg-surface p-5">
      <SectionHead
        id="offer-heading"
        icon={<HeartHandshake />}
        title={t('offer.title')}
        text={t('offer.text')}
      />
      <Segments
        label={t('offer.period')}
        value={period}
        onValueChange={(chosen) => {
          setPeriod(chosen);
          setAmount(undefined);
        }}
        segments={LIMIT_PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
      />
      <AmountChoice kind="deposit" period={period} chosen={amount} onChoose={setAmount} />
      {error && <FormError>{words(error)}</FormError>}
      <div className="flex flex-wrap items-center gap-2.5">
        <Button size="small" disabled={amount === undefined} busy={saving.isPending} onClick={set}>
          {amount === undefined
            ? t('offer.choose')
            : t('offer.set', { amount: displayMoney(amount, currencySymbol).replace(/\.00$/, '') })}
        </Button>
        <Button variant="ghost" size="small" busy={declining.isPending} onClick={() => declining.mutate()}>
          {t('offer.later')}
        </Button>
      </div>
      <p className="flex items-start gap-2 text-muted text-xs">
        <CircleCheck className="mt-0.5 size-3.5 shrink-0 text-success" aria-hidden="true" />
        <span>
          {t('offer.after')}{' '}
          <a
            href={paths.memberCentre('protection')}
            className="text-accent-text underline underline-offset-2"
          >
            {t('title')}
          </a>
        </span>
      </p>
    </section>
  );
}
