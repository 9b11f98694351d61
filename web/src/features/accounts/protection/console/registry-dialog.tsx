import { registerExclusion } from '@lanna/contract/accounts/protection/ops-exclusion';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { openingBrand } from '../../../../console/brands-for.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { mayDo, useOperator } from '../../../../console/operator.tsx';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { LengthField, monthsOf } from './length-field.tsx';

/** Excludes a person by what is known of them, with an account or without one. What is typed is not kept: only digests are. */
export function RegistryDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('protection-console');
  const operator = useOperator();
  const scope = useBrandScope();
  const brands = operator.brands.filter(({ code }) => mayDo(operator, 'protection.exclude', code));
  const adding = useOpsMutation(registerExclusion);
  const form = useContractForm(registerExclusion, {
    initial: {
      brand: openingBrand(scope.brand, brands),
      ...{ mobile: '', email: '', idNumber: '', name: '', birthday: '' },
      months: '12',
      reason: '',
    },
    toBody: ({ brand, mobile, email, idNumber, name, birthday, months, reason }) => ({
      brand,
      ...(mobile.trim() && { mobile }),
      ...(email.trim() && { email }),
      ...(idNumber.trim() && { idNumber }),
      ...(name.trim() && birthday && { person: { name, birthday } }),
      months: monthsOf(months),
      reason,
    }),
    check: ({ mobile, email, idNumber, name, birthday }) => {
      const isKnown = [mobile, email, idNumber, name && birthday].some((one) => one.trim() !== '');
      return { mobile: !isKnown && t('registry.missing') };
    },
    refusals: { mobile_invalid: 'mobile' },
    send: (body) => adding.mutateAsync({ body }),
    onDone: ({ exclusion }) => {
      onClose();
      notify({ tone: 'success', text: t('registry.done', { count: exclusion.accounts }) });
    },
  });
  const field = (name: 'mobile' | 'email' | 'idNumber' | 'name' | 'birthday') => ({
    ...form.field(name),
    label: t(`registry.${name}`),
    autoComplete: 'off',
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('registry.add')}
      text={t('registry.text')}
      action={t('registry.do')}
      tone="danger"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {brands.length > 1 && (
          <SelectField
            {...form.field('brand')}
            label={t('column.brand')}
            options={brands.map(({ code, name: label }) => ({ value: code, label }))}
          />
        )}
        <TextField {...field('mobile')} inputMode="tel" />
        <TextField {...field('email')} inputMode="email" />
        <TextField {...field('idNumber')} />
        <TextField {...field('name')} />
        <TextField {...field('birthday')} type="date" />
        <LengthField {...form.field('months')} />
      </div>
    </ReasonFormDialog>
  );
}
