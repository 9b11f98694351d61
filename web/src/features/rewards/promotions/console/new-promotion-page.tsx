import { addPromotion, type PromotionForm as Form } from '@lanna/contract/rewards/promotions/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { useGoTo } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useMay, useOperator } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { fieldErrorsOf } from './form-errors.ts';
import { PromotionForm } from './promotion-form.tsx';
import { PromotionPreview } from './promotion-preview.tsx';
import { readForm } from './read-form.ts';

const NOTHING_MISSING: ReadonlySet<string> = new Set();
const HOUR_MS = 3_600_000;

function emptyForm(): Form {
  return {
    categoryId: '',
    kind: 'notice',
    title: {},
    text: null,
    content: null,
    terms: null,
    pictureId: null,
    announcedAt: null,
    // The next full hour.
    startsAt: new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS).toISOString(),
    endsAt: null,
    audience: { kind: 'all' },
    position: 10,
    reward: null,
    frequency: null,
    applicationsMax: null,
    picturesLeast: 0,
    budgetTotal: null,
    budgetDay: null,
    wageringMultiplier: 0,
  };
}

/** Writes a draft, which members do not see. */
export function NewPromotionPage() {
  const { t } = useTranslation('promotions-console');
  const words = useRefusalText();
  const goTo = useGoTo();
  const { brands } = useOperator();
  const may = useMay();
  const { brand: scope } = useBrandScope();
  const choices = brands.filter(({ code }) => may('promotions.change', code));
  const [code, setCode] = useState(scope ?? choices[0]?.code ?? '');
  const [form, setForm] = useState(emptyForm);
  const read = readForm(form, usePageLanguage());
  const adding = useOpsMutation(addPromotion, { onDone: ({ row }) => goTo(`/promotions/${row.id}`) });
  const brand = choices.find((one) => one.code === code);
  const isStarted = Object.keys(form.title).length > 0 && form.categoryId !== '';
  return (
    <ConsolePage
      title={t('new.title')}
      description={t('new.text')}
      crumbs={[{ href: '/promotions', label: t('promotions.title') }]}
    >
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Panel title={t('field.brand')} text={t('new.brandText')}>
            <SelectField
              label={t('field.brand')}
              quiet
              className="max-w-sm"
              value={code}
              options={choices.map((one) => ({ value: one.code, label: one.name }))}
              onChange={({ target }) => {
                setCode(target.value);
                setForm({ ...form, categoryId: '', pictureId: null });
              }}
            />
          </Panel>
          {brand && (
            <PromotionForm
              key={code}
              form={form}
              onChange={setForm}
              brand={brand}
              missing={NOTHING_MISSING}
              fieldErrors={fieldErrorsOf(adding.error)}
              termsFixed={false}
            />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4 xl:sticky xl:top-4">
          <PromotionPreview form={read ?? form} brand={code} />
          {adding.error && <FormError>{words(adding.error)}</FormError>}
          <Button
            busy={adding.isPending}
            disabled={!isStarted || !read}
            onClick={() => read && adding.mutate({ body: { brand: code, form: read } })}
          >
            {t('new.save')}
          </Button>
          {!isStarted && <p className="text-muted text-sm">{t('new.needs')}</p>}
        </div>
      </div>
    </ConsolePage>
  );
}
