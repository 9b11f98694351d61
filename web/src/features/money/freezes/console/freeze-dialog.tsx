import { moneyOf } from '@lanna/contract/money';
import { FREEZE_OBSTACLES, freezeWinnings } from '@lanna/contract/money/freezes/ops';
import { displayMoney } from '@lanna/rules/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { intentKey } from '../../../../api/calls/intent-key.ts';
import { useBrandsFor } from '../../../../console/brands-for.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { wireAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';

const DECIMALS = 2;

/** Holds winnings for a day, and asks a second operator to keep them. */
export function FreezeDialog({
  onClose,
  ...given
}: {
  player: string;
  vendor: string;
  caseNumber: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('freezes-console');
  const language = usePageLanguage();
  const { brands, first } = useBrandsFor('freezes.freeze');
  // One press of the button, however often it is sent.
  const [press] = useState(intentKey);
  const freezing = useOpsMutation(freezeWinnings);
  const form = useContractForm(freezeWinnings, {
    initial: { brand: first, ...given, amount: '', reason: '' },
    toBody: ({ amount, ...typed }) => {
      const wanted = { ...typed, amount: wireAmount(amount, language, DECIMALS) ?? '' };
      return { key: press.for(JSON.stringify(wanted)), ...wanted };
    },
    words: {
      amount: (rule, { most }) => {
        const why = FREEZE_OBSTACLES.find((one) => one === rule);
        return why && t(`why.${why}`, { most: typeof most === 'string' ? displayMoney(moneyOf(most)) : '' });
      },
    },
    send: (body) => freezing.mutateAsync({ body }),
    onDone: () => {
      notify({ text: t('done.begun'), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('make')}
      text={t('form.text')}
      action={t('form.yes')}
      tone="danger"
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {brands.length > 1 && (
          <SelectField
            {...form.field('brand')}
            label={t('field.brand')}
            options={brands.map(({ code }) => ({ value: code, label: code }))}
          />
        )}
        <TextField {...form.field('player')} label={t('form.player')} />
        <TextField {...form.field('vendor')} label={t('form.vendor')} />
        <TextField {...form.field('caseNumber')} label={t('field.case')} />
        <MoneyField {...form.typed('amount')} label={t('form.amount')} decimals={DECIMALS} />
      </div>
    </ReasonFormDialog>
  );
}
