import { giveBonus } from '@lanna/contract/rewards/bonuses/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { intentKey } from '../../../../api/calls/intent-key.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { wireAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';

const DECIMALS = 2;

/** A bonus by hand, under the strict terms; above the limit it waits for a second operator. */
export function GiveDialog({
  member,
  onClose,
}: {
  member: { id: string; name: string };
  onClose: () => void;
}) {
  const { t } = useTranslation('bonuses-console');
  const language = usePageLanguage();
  // One press of the button, however often it is sent.
  const [press] = useState(intentKey);
  const giving = useOpsMutation(giveBonus);
  const form = useContractForm(giveBonus, {
    initial: { nameTh: '', nameEn: '', amount: '', times: '10', days: '7', reason: '' },
    toBody: ({ nameTh, nameEn, amount, times, days, reason }) => {
      const wanted = {
        name: { TH: nameTh, EN: nameEn },
        amount: wireAmount(amount, language, DECIMALS) ?? '',
        ...{ times: typedNumber(times), days: typedNumber(days) },
      };
      return { key: press.for(JSON.stringify(wanted)), ...wanted, reason };
    },
    check: ({ nameTh, nameEn }) => ({
      nameTh: nameTh.trim() === '' && t('form.nameNeeded'),
      nameEn: nameEn.trim() === '' && t('form.nameNeeded'),
    }),
    send: (body) => giving.mutateAsync({ params: { id: member.id }, body }),
    onDone: ({ outcome }) => {
      const isProposed = outcome === 'proposed';
      notify({ text: t(isProposed ? 'done.proposed' : 'done.given'), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('give.title', { name: member.name })}
      text={t('give.text')}
      action={t('give.yes')}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField {...form.field('nameTh')} label={t('form.nameTh')} />
        <TextField {...form.field('nameEn')} label={t('form.nameEn')} />
        <MoneyField {...form.typed('amount')} label={t('form.amount')} decimals={DECIMALS} />
        <TextField {...form.field('times')} inputMode="numeric" label={t('form.times')} />
        <TextField {...form.field('days')} inputMode="numeric" label={t('field.days')} />
      </div>
    </ReasonFormDialog>
  );
}
