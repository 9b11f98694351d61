import { useTranslation } from 'react-i18next';
import { MomentField } from '../../../../console/fields/moment-field.tsx';
import type { ContractForm } from '../../../../shared-parts/forms/contract-form.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';

/** The part of the form that says whom an offer is for; what is left empty does not matter. */
interface Typed {
  audienceLevel: string;
  registeredSince: string | null;
  label: string;
  agent: string;
}

export function AudienceFields({
  form,
  timeZone,
}: {
  form: Pick<ContractForm<Typed>, 'field' | 'kept'>;
  timeZone: string;
}) {
  const { t } = useTranslation('bonuses-console');
  return (
    <>
      <TextField
        {...form.field('audienceLevel')}
        inputMode="numeric"
        label={t('form.audienceLevel')}
        hint={t('form.audienceHint')}
      />
      <MomentField {...form.kept('registeredSince')} label={t('form.registeredSince')} timeZone={timeZone} />
      <TextField {...form.field('label')} label={t('form.label')} />
      <TextField {...form.field('agent')} label={t('form.agent')} />
    </>
  );
}
