import { useTranslation } from 'react-i18next';
import { MemberPicker } from '../../../../console/fields/member-picker.tsx';
import { MomentField } from '../../../../console/fields/moment-field.tsx';
import { type PinnedSegment, SegmentField } from '../../../../console/fields/segment-field.tsx';
import type { ContractForm } from '../../../../shared-parts/forms/contract-form.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';

/** The part of the form that says whom an offer is for; what is left empty does not matter. */
interface Typed {
  audienceLevel: string;
  registeredSince: string | null;
  label: string;
  agent: string;
  segment: PinnedSegment | null;
}

export function AudienceFields({
  form,
  brand,
  timeZone,
}: {
  form: Pick<ContractForm<Typed>, 'field' | 'kept'>;
  brand: string;
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
      <MemberPicker {...form.kept('agent')} label={t('form.agent')} brand={brand} agents by="username" />
      <SegmentField
        {...form.kept('segment')}
        brand={brand}
        words={{
          label: t('form.segment'),
          none: t('form.noSegment'),
          before: (name) => t('form.segmentBefore', { name }),
        }}
      />
    </>
  );
}
