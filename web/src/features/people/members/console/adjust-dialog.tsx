import { adjustMoney, type MemberPage } from '@lanna/contract/people/members/ops';
import { formatMoney } from '@lanna/rules/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountKind } from '../../../../console/account-kind.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Money } from '../../../../console/money.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { readAmount } from '../../../../shared-parts/money/typed-amount.ts';
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
  const [way, setWay] = useState<(typeof WAYS)[number]>('give');
  const [amount, setAmount] = useState('');
  const [wrong, setWrong] = useState(false);
  // One press of the button, however often it is sent.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const adjust = useOpsMutation(adjustMoney);
  const { brand } = member;
  const done = adjust.data;

  function change(part: () => void) {
    part();
    setKey(crypto.randomUUID());
  }
  function confirm(reason: string) {
    const read = readAmount(amount, language, DECIMALS) ?? 0n;
    setWrong(read === 0n);
    if (read > 0n)
      adjust.mutate({ params: { id: member.id }, body: { key, way, amount: formatMoney(read), reason } });
  }

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
    <ReasonDialog
      open
      onOpenChange={onClose}
      title={t('adjust.title', { name: member.username })}
      text={
        <>
          {t('adjust.text')} <Money amount={member.balance} brand={brand} className="font-medium" />
        </>
      }
      action={t(`adjust.do.${way}`)}
      tone={way === 'give' ? 'primary' : 'danger'}
      busy={adjust.isPending}
      error={adjust.error}
      onConfirm={confirm}
    >
      <Segments
        label={t('adjust.way')}
        segments={WAYS.map((value) => ({ value, label: t(`adjust.ways.${value}`) }))}
        value={way}
        onValueChange={(value) => change(() => setWay(value))}
      />
      <MoneyField
        label={t('adjust.amount', { currency: member.currency })}
        hint={t(`adjust.legs.${way}`)}
        error={wrong ? t('adjust.amountWrong') : undefined}
        decimals={DECIMALS}
        value={amount}
        onType={(typed) => change(() => setAmount(typed))}
      />
    </ReasonDialog>
  );
}
