import { registerExclusion } from '@lanna/contract/accounts/protection/ops-exclusion';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { mayDo, useOperator } from '../../../../console/operator.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { LengthField, monthsOf } from './length-field.tsx';

const EMPTY = { mobile: '', email: '', idNumber: '', name: '', birthday: '' };

/** Excludes a person by what is known of them, with an account or without one. What is typed is not kept: only digests are. */
export function RegistryDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('protection-console');
  const operator = useOperator();
  const scope = useBrandScope();
  const brands = operator.brands.filter(({ code }) => mayDo(operator, 'protection.exclude', code));
  const [brand, setBrand] = useState(scope.brand ?? brands[0]?.code ?? '');
  const [typed, setTyped] = useState(EMPTY);
  const [length, setLength] = useState('12');
  const [tried, setTried] = useState(false);
  const adding = useOpsMutation(registerExclusion, {
    onDone: ({ exclusion }) => {
      setTyped(EMPTY);
      setTried(false);
      onClose();
      notify({ tone: 'success', text: t('registry.done', { count: exclusion.accounts }) });
    },
  });
  const { mobile, email, idNumber, name, birthday } = typed;
  const isNamed = name.trim() !== '' && birthday !== '';
  const isKnown = [mobile, email, idNumber].some((one) => one.trim() !== '') || isNamed;

  function add(reason: string) {
    setTried(true);
    if (!isKnown) return;
    adding.mutate({
      body: {
        brand,
        ...(mobile.trim() && { mobile: mobile.trim() }),
        ...(email.trim() && { email: email.trim() }),
        ...(idNumber.trim() && { idNumber: idNumber.trim() }),
        ...(isNamed && { person: { name: name.trim(), birthday } }),
        months: monthsOf(length),
        reason,
      },
    });
  }

  const field = (key: keyof typeof EMPTY) => ({
    label: t(`registry.${key}`),
    autoComplete: 'off',
    value: typed[key],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [key]: target.value }),
  });
  return (
    <ReasonDialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('registry.add')}
      text={t('registry.text')}
      action={t('registry.do')}
      tone="danger"
      busy={adding.isPending}
      error={adding.error}
      onConfirm={add}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {brands.length > 1 && (
          <SelectField
            label={t('column.brand')}
            value={brand}
            onChange={({ target }) => setBrand(target.value)}
            options={brands.map(({ code, name: label }) => ({ value: code, label }))}
          />
        )}
        <TextField {...field('mobile')} inputMode="tel" maxLength={40} />
        <TextField {...field('email')} inputMode="email" maxLength={254} />
        <TextField {...field('idNumber')} maxLength={60} />
        <TextField {...field('name')} maxLength={120} />
        <TextField {...field('birthday')} type="date" />
        <LengthField value={length} onValueChange={setLength} />
      </div>
      {tried && !isKnown && (
        <p role="alert" className="text-danger text-sm">
          {t('registry.missing')}
        </p>
      )}
    </ReasonDialog>
  );
}
