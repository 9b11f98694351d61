import { adjustMoney, type MemberPage } from '@lanna/contract/people/members/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { intentKey } from '../../../../api/calls/intent-key.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Money } from '../../../../console/money.tsx';
import { useAccountKind } from '../../../../console/names/account-kind.ts';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { readAmount, wireAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { Button } from '../../../../ui/button.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { usePageLanguage } from '../../../../use-page-language.ts';

/** What remains of a vendor's rounding can be taken too. */
const DECIMALS = 5;
const WAYS = ['give', 'take'] as const;

/** Money by hand: what moves, from which account to which, and why. Above the limit it waits for a second operator. */
export function AdjustDialog({ member, onClose }: { member: MemberPage; onClose: () => void }) {
  const { t } = useTranslation('members-console');
  const kindName = useAccountKind();
  const language = usePageLanguage();
  // One press of the button, however often it is sent, and whatever its reason is by then.
  const [press] = useState(intentKey);
  const adjusting = useOpsMutation(adjustMoney);
  const form = useContractForm(adjustMoney, {
    initial: { way: 'give' as (typeof WAYS)[number], amount: '', reason: '' },
    toBody: ({ way, amount, reason }) => ({
      key: press.for(`${way} ${amount}`),
      way,
      amount: wireAmount(amount, language, DECIMALS) ?? '',
      reason,
    }),
    check: ({ amount }) => ({
      amount: !readAmount(amount, language, DECIMALS) && t('adjust.amountWrong'),
    }),
    refusals: { adjustment_amount_invalid: 'amount', adjustment_insufficient: 'amount' },
    send: (body) => adjusting.mutateAsync({ params: { id: member.id }, body }),
  });
  const { brand } = member;
  const { way } = form.values;
  const done = form.answer;

  if (done)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={t(`adjust.${done.outcome}.title`)}
        footer={<Button onClick={onClose}>{t('adjust.close')}</Button>}
      >
        <div className="flex flex-col gap-3 text-sm">
          <p>{t(`adjust.${done.outcome}.text`)}</p>
          <ul className="divide-y divide-line rounded-medium border border-line">
            {done.legs.map((leg) => (
              <li key={leg.kind} className="flex items-center justify-between gap-4 px-3 py-2">
                <span>{leg.kind === 'wallet' ? member.username : kindName(leg.kind)}</span>
                <Money amount={leg.change} brand={brand} signed />
              </li>
            ))}
            <li className="flex items-center justify-between gap-4 px-3 py-2 font-medium">
              <span>{t('adjust.balanceNow')}</span>
              <Money amount={done.balance} brand={brand} />
            </li>
          </ul>
          {done.outcome === 'proposed' && (
            <p>
              <ConsoleLink href="/proposals">{t('adjust.toProposals')}</ConsoleLink>
            </p>
          )}
        </div>
      </Dialog>
    );
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('adjust.title', { name: member.username })}
      text={
        <>
          {t('adjust.text')} <Money amount={member.balance} brand={brand} className="font-medium" />
        </>
      }
      action={t(`adjust.do.${way}`)}
      tone={way === 'give' ? 'primary' : 'danger'}
    >
      <Segments
        label={t('adjust.way')}
        segments={WAYS.map((value) => ({ value, label: t(`adjust.ways.${value}`) }))}
        {...form.chosen('way')}
      />
      <MoneyField
        {...form.typed('amount')}
        label={t('adjust.amount', { currency: member.currency })}
        hint={t(`adjust.legs.${way}`)}
        decimals={DECIMALS}
      />
    </ReasonFormDialog>
  );
}
