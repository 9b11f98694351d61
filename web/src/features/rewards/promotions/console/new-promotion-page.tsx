import { addPromotion, type PromotionForm as Form } from '@lanna/contract/rewards/promotions/ops';
import { useTranslation } from 'react-i18next';
import { brandOptions, useBrandsFor } from '../../../../console/brands-for.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { useGoTo } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { PromotionForm, useAudienceCheck, useFieldWords } from './promotion-form.tsx';
import { PromotionPreview } from './promotion-preview.tsx';
import { formFrom, refusedFields, typedFrom } from './typed-promotion.ts';

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
  const goTo = useGoTo();
  const language = usePageLanguage();
  const { brands, first } = useBrandsFor('promotions.change');
  const adding = useOpsMutation(addPromotion);
  const form = useContractForm(addPromotion, {
    initial: typedFrom(emptyForm(), first),
    toBody: (typed) => ({ brand: typed.brand, form: formFrom(typed, language) }),
    words: useFieldWords(),
    check: useAudienceCheck(),
    send: (body) => adding.mutateAsync({ body }),
    onDone: ({ row }) => goTo(`/promotions/${row.id}`),
  });
  const { values } = form;
  const brand = brands.find(({ code }) => code === values.brand);
  const isStarted = Object.keys(values.title).length > 0 && values.categoryId !== '';
  return (
    <ConsolePage
      title={t('new.title')}
      description={t('new.text')}
      crumbs={[{ href: '/promotions', label: t('promotions.title') }]}
    >
      <form {...form.props} className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Panel title={t('field.brand')} text={t('new.brandText')}>
            <SelectField
              label={t('field.brand')}
              quiet
              className="max-w-sm"
              value={values.brand}
              options={brandOptions(brands, values.brand)}
              onChange={({ target }) => {
                form.set('brand', target.value);
                form.set('categoryId', '');
                form.set('pictureId', null);
                form.set('segment', null);
              }}
            />
          </Panel>
          {brand && (
            <PromotionForm
              key={brand.code}
              form={form}
              brand={brand}
              refused={new Set(refusedFields(form.failure))}
              termsFixed={false}
            />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4 xl:sticky xl:top-4">
          <PromotionPreview typed={values} />
          {form.problem && <FormError>{form.problem}</FormError>}
          <Button type="submit" busy={form.isPending} disabled={!isStarted}>
            {t('new.save')}
          </Button>
          {!isStarted && <p className="text-muted text-sm">{t('new.needs')}</p>}
        </div>
      </form>
    </ConsolePage>
  );
}
