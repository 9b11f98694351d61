import {
  addSegment,
  changeSegment,
  countSegment,
  type Segment,
} from '@lanna/contract/oversight/segments/ops';
import { FIGURES, MONEY_FIGURES } from '@lanna/contract/oversight/segments/segment-terms';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { brandOptions, useBrandsFor } from '../../../../console/brands-for.ts';
import { opsQuery, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import type { ContractForm } from '../../../../shared-parts/forms/contract-form.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { type BoundTexts, boundTexts, conditionsOf, isBoundWrong } from './bound-texts.ts';

export function NewSegmentDialog({ brand: first, onClose }: { brand: string; onClose: () => void }) {
  const { t } = useTranslation('segments-console');
  const { t: rule } = useTranslation('forms');
  const { brands } = useBrandsFor('segments.write');
  const adding = useOpsMutation(addSegment);
  const form = useContractForm(addSegment, {
    initial: { brand: first, name: '', conditions: boundTexts({}), reason: '' },
    toBody: ({ brand: _, conditions, ...typed }) => ({
      ...typed,
      conditions: conditionsOf(conditions) ?? {},
    }),
    check: ({ brand, conditions }) => ({
      brand: brand === '' && rule('rule.required'),
      conditions: !conditionsOf(conditions) && '',
    }),
    refusals: { segment_name_taken: 'name' },
    send: (body, { values }) => adding.mutateAsync({ query: { brand: values.brand }, body }),
    onDone: () => {
      notify({ text: t('savedNotice'), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonFormDialog form={form} onClose={onClose} title={t('add')} text={t('addText')} action={t('save')}>
      <SelectField
        {...form.field('brand')}
        label={t('column.brand')}
        options={brandOptions(brands, form.values.brand)}
      />
      <TextField {...form.field('name')} label={t('name')} autoComplete="off" />
      <Bounds form={form} brand={form.values.brand} />
    </ReasonFormDialog>
  );
}

export function ChangeSegmentDialog({ segment, onClose }: { segment: Segment; onClose: () => void }) {
  const { t } = useTranslation('segments-console');
  const { id, brand, name, conditions, version } = segment;
  const changing = useOpsMutation(changeSegment);
  const form = useContractForm(changeSegment, {
    initial: { name, conditions: boundTexts(conditions), reason: '' },
    version,
    toBody: ({ conditions: typed, ...rest }, of) => ({
      ...rest,
      conditions: conditionsOf(typed) ?? {},
      version: of,
    }),
    check: ({ conditions: typed }) => ({ conditions: !conditionsOf(typed) && '' }),
    refusals: { segment_name_taken: 'name' },
    send: (body) => changing.mutateAsync({ params: { id }, body }),
    onDone: () => {
      notify({ text: t('savedNotice'), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonFormDialog form={form} onClose={onClose} title={name} text={t('changeText')} action={t('save')}>
      <TextField {...form.field('name')} label={t('name')} autoComplete="off" />
      <Bounds form={form} brand={brand} />
    </ReasonFormDialog>
  );
}

interface BoundValues {
  conditions: BoundTexts;
}

/** The least and the most of each figure, and how many members that is now. */
function Bounds<V extends BoundValues>({ form: given, brand }: { form: ContractForm<V>; brand: string }) {
  const { t } = useTranslation('segments-console');
  const form = given as unknown as ContractForm<BoundValues>;
  const { value: texts, onChange } = form.kept('conditions');
  const isMoney = (figure: string) => (MONEY_FIGURES as readonly string[]).includes(figure);
  return (
    <>
      {FIGURES.map((figure) => {
        const typed = texts[figure];
        const error = isBoundWrong(typed) ? t('wrong') : undefined;
        return (
          <fieldset key={figure} data-field-error={error ? '' : undefined}>
            <legend className="mb-1 font-medium text-sm">
              {t(`figure.${figure}`)} {isMoney(figure) && <span className="text-muted">{t('units')}</span>}
            </legend>
            <div className="grid grid-cols-2 gap-3">
              {(['least', 'most'] as const).map((end) => (
                <TextField
                  key={end}
                  label={t(end)}
                  error={end === 'most' ? error : undefined}
                  inputMode="numeric"
                  autoComplete="off"
                  value={typed[end]}
                  onChange={({ target }) =>
                    onChange({ ...texts, [figure]: { ...typed, [end]: target.value } })
                  }
                />
              ))}
            </div>
          </fieldset>
        );
      })}
      <Count brand={brand} texts={texts} />
    </>
  );
}

function Count({ brand, texts }: { brand: string; texts: BoundTexts }) {
  const { t } = useTranslation('segments-console');
  const conditions = useDeferredValue(conditionsOf(texts));
  const { data, isError } = useQuery({
    ...opsQuery(countSegment, { query: { brand }, body: { conditions: conditions ?? {} } }),
    placeholderData: keepPreviousData,
    enabled: brand !== '' && conditions !== undefined,
  });
  return (
    <div role="status" className="rounded-medium border border-line bg-raised px-4 py-3 text-sm">
      {isError ? (
        <p className="text-danger">{t('notCounted')}</p>
      ) : data ? (
        <>
          <p className="font-semibold text-base">
            {t('counted', { count: data.count, shown: displayCount(data.count), of: displayCount(data.of) })}
          </p>
          {data.count === data.of && <p className="text-warning">{t('everybody')}</p>}
          {data.count === 0 && <p className="text-warning">{t('noMember')}</p>}
        </>
      ) : (
        <p className="text-muted">{t('counting')}</p>
      )}
    </div>
  );
}
