import type { Value } from '@lanna/contract/endpoint';
import { changeBonusRules, showBonusRules } from '@lanna/contract/rewards/bonuses/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { useOperator } from '../../../../console/operator.tsx';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

const YES_NO = ['no', 'yes'] as const;
type YesNo = (typeof YES_NO)[number];
const yesNo = (value: boolean): YesNo => (value ? 'yes' : 'no');

/** What a brand's offers may ask and allow at the most; the strict ones until it is said otherwise. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  const { brands } = useOperator();
  const scope = useBrandScope();
  const [brand, setBrand] = useState(scope.brand ?? brands[0]?.code ?? '');
  const { data } = useOps(showBonusRules, { query: { brand } });
  if (!data) return null;
  return <RulesForm key={brand} rules={data} onBrand={setBrand} onClose={onClose} />;
}

function RulesForm({
  rules,
  onBrand,
  onClose,
}: {
  rules: Value<typeof showBonusRules>;
  onBrand: (brand: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('bonuses-console');
  const { brands } = useOperator();
  const changing = useOpsMutation(changeBonusRules);
  const form = useContractForm(changeBonusRules, {
    initial: {
      wageringMost: String(rules.wageringMost),
      depositCounts: yesNo(rules.depositCounts),
      mixesGames: yesNo(rules.mixesGames),
      reason: '',
    },
    version: rules.version,
    toBody: ({ wageringMost, depositCounts, mixesGames, reason }) => ({
      brand: rules.brand,
      version: rules.version,
      wageringMost: typedNumber(wageringMost),
      depositCounts: depositCounts === 'yes',
      mixesGames: mixesGames === 'yes',
      reason,
    }),
    send: (body) => changing.mutateAsync({ body }),
    onDone: () => {
      notify({ text: t('rules.done'), tone: 'success' });
      onClose();
    },
  });
  const options = YES_NO.map((value) => ({ value, label: t(`rules.${value}`) }));
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('rules.title')}
      text={t('rules.text')}
      action={t('rules.save')}
    >
      <SelectField
        label={t('field.brand')}
        value={rules.brand}
        onChange={({ target }) => onBrand(target.value)}
        options={brands.map(({ code }) => ({ value: code, label: code }))}
      />
      <TextField {...form.field('wageringMost')} inputMode="numeric" label={t('rules.wageringMost')} />
      <SelectField {...form.field('depositCounts')} label={t('rules.depositCounts')} options={options} />
      <SelectField
        {...form.field('mixesGames')}
        label={t('rules.mixesGames')}
        hint={t('rules.mixesHint')}
        options={options}
      />
    </ReasonFormDialog>
  );
}
