import { listSegments } from '@lanna/contract/oversight/segments/ops';
import { addTag, changeTag, type Tag } from '@lanna/contract/oversight/segments/tag-ops';
import { TAG_COLOURS, type TagColour } from '@lanna/contract/tag-colours';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { brandOptions, useBrandsFor } from '../../../../console/brands-for.ts';
import { opsQuery, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

/** A new tag, or another name, colour or segment of one. */
export function TagDialog({ tag, brand: first, onClose }: { tag?: Tag; brand: string; onClose: () => void }) {
  const { t } = useTranslation('segments-console');
  const { t: rule } = useTranslation('forms');
  const { brands } = useBrandsFor('segments.write');
  const adding = useOpsMutation(addTag);
  const changing = useOpsMutation(changeTag);
  const form = useContractForm(addTag, {
    initial: {
      brand: first,
      name: tag?.name ?? '',
      colour: tag?.colour ?? ('blue' as TagColour),
      segment: tag?.segment ?? '',
      reason: '',
    },
    toBody: ({ brand: _, segment, ...typed }) => ({ ...typed, segment: segment || null }),
    check: ({ brand }) => ({ brand: brand === '' && rule('rule.required') }),
    refusals: { tag_name_taken: 'name' },
    send: async (body, { values }) => {
      if (tag)
        await changing.mutateAsync({ params: { id: tag.id }, body: { ...body, version: tag.version } });
      else await adding.mutateAsync({ query: { brand: values.brand }, body });
    },
    onDone: () => {
      notify({ text: t('tags.saved'), tone: 'success' });
      onClose();
    },
  });
  const of = form.values.brand;
  const { data } = useQuery({ ...opsQuery(listSegments, { query: { brand: of } }), enabled: of !== '' });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={tag?.name ?? t('tags.add')}
      text={t('tags.dialogText')}
      action={t('save')}
    >
      {!tag && brands.length > 1 && (
        <SelectField
          {...form.field('brand')}
          label={t('column.brand')}
          options={brandOptions(brands, form.values.brand)}
        />
      )}
      <TextField {...form.field('name')} label={t('name')} autoComplete="off" />
      <SelectField
        {...form.field('colour')}
        label={t('tags.colour')}
        options={TAG_COLOURS.map((value) => ({ value, label: t(`tags.colours.${value}`) }))}
      />
      <SelectField
        {...form.field('segment')}
        required={false}
        label={t('tags.segment')}
        hint={t('tags.segmentHint')}
        options={[
          { value: '', label: t('tags.noSegment') },
          ...(data?.segments ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </ReasonFormDialog>
  );
}
