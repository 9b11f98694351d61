import type { MissionAudience, MissionTerms } from '@lanna/rules/rewards/missions/terms';
import { useTranslation } from 'react-i18next';
import { MomentField } from '../../../../console/fields/moment-field.tsx';
import type { ContractForm } from '../../../../shared-parts/forms/contract-form.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';

/** The part of the form that says whom a mission is for; what is left empty does not matter. */
interface Typed {
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
  const { t } = useTranslation('missions-console');
  return (
    <>
      <MomentField {...form.kept('registeredSince')} label={t('form.registeredSince')} timeZone={timeZone} />
      <TextField {...form.field('label')} label={t('form.label')} hint={t('form.audienceHint')} />
      <TextField {...form.field('agent')} label={t('form.agent')} />
    </>
  );
}

export function typedAudience(audience: MissionTerms['audience']): Typed {
  return {
    registeredSince: audience?.registeredSince ?? null,
    label: audience?.label ?? '',
    agent: audience?.agent ?? '',
  };
}

export function audienceBody({ registeredSince, label, agent }: Typed): MissionAudience | null {
  const said = { registeredSince, label: label.trim() || null, agent: agent.trim() || null };
  return Object.values(said).every((part) => part === null) ? null : said;
}
