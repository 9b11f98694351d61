import { setSegmentRank } from '@lanna/contract/rewards/ranks/ops';
import { RANK_LEVEL_MOST } from '@lanna/rules/rewards/ranks/levels';
import { useTranslation } from 'react-i18next';
import { brandOptions, useBrandsFor } from '../../../../console/brands-for.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { type PinnedSegment, SegmentField } from '../../../../console/fields/segment-field.tsx';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

/** A level until a day for the members of a segment who have a lower one, once a second operator has approved. */
export function SegmentRankDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('ranks-console');
  const { t: rule } = useTranslation('forms');
  const { brands, first } = useBrandsFor('ranks.change');
  const setting = useOpsMutation(setSegmentRank);
  const form = useContractForm(setSegmentRank, {
    initial: { brand: first, segment: null as PinnedSegment | null, level: '1', until: '', reason: '' },
    toBody: ({ segment, level, until, reason }) => ({
      segment: { id: segment?.id ?? '', version: segment?.version ?? 0 },
      ...{ level: typedNumber(level), until, reason },
    }),
    check: ({ brand, segment }) => ({
      brand: brand === '' && rule('rule.required'),
      segment: segment === null && t('segment.needed'),
    }),
    words: { level: t('set.levelWrong', { max: RANK_LEVEL_MOST }), until: t('set.untilWrong') },
    send: (body, { values }) => setting.mutateAsync({ query: { brand: values.brand }, body }),
    onDone: ({ members, proposal }) => {
      notify({
        text: t(proposal ? 'segment.proposed' : 'segment.done', { count: members }),
        tone: 'success',
      });
      onClose();
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('segment.title')}
      text={t('segment.text')}
      action={t('segment.give')}
    >
      {brands.length > 1 && (
        <SelectField
          label={t('column.brand')}
          error={form.error('brand')}
          value={form.values.brand}
          options={brandOptions(brands, form.values.brand)}
          onChange={({ target }) => {
            form.set('brand', target.value);
            form.set('segment', null);
          }}
        />
      )}
      <SegmentField
        {...form.kept('segment')}
        brand={form.values.brand}
        words={{ label: t('segment.field'), none: t('segment.none'), before: (name) => name }}
      />
      <TextField {...form.field('level')} label={t('column.level')} inputMode="numeric" autoComplete="off" />
      <TextField {...form.field('until')} label={t('column.held')} hint={t('set.untilHint')} type="date" />
    </ReasonFormDialog>
  );
}
