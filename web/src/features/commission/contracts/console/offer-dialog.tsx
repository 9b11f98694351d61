import {
  listPlans,
  offerContract,
  savePlan,
  TEMPLATE_NAME_MAX,
} from '@lanna/contract/commission/contracts/ops';
import { CONTRACT_KINDS, type ContractKind } from '@lanna/rules/commission/contracts/terms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { brandOptions, openingBrand } from '../../../../console/brands-for.ts';
import { opsQuery, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { MemberPicker } from '../../../../console/fields/member-picker.tsx';
import { useOperator } from '../../../../console/operator.tsx';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { draftOf, wireTermsOfDraft } from '../../../../shared-parts/contract-terms/draft.ts';
import {
  PlanField,
  TermsField,
  useTermsError,
} from '../../../../shared-parts/contract-terms/terms-field.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';

/** The brand offers a contract to an agent, from a template or by terms of its own; the reason is part of the record. */
export function OfferDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('contracts-console');
  const { t: words } = useTranslation('contracts');
  const refusal = useRefusalText();
  const { brands } = useOperator();
  const scope = useBrandScope();
  const language = usePageLanguage();
  const termsError = useTermsError();
  const [template, setTemplate] = useState('');
  const offering = useOpsMutation(offerContract);
  const keeping = useOpsMutation(savePlan, {
    onDone: () => notify({ text: t('plan.saved'), tone: 'success' }),
  });
  const form = useContractForm(offerContract, {
    initial: {
      brand: openingBrand(scope.brand, brands),
      agent: '',
      kind: 'daily_salary' as ContractKind,
      terms: draftOf(undefined),
      reason: '',
    },
    toBody: ({ kind, terms: draft, ...typed }) => ({
      ...typed,
      terms: wireTermsOfDraft(kind, draft, language),
    }),
    check: (typed) => ({ terms: termsError(typed.kind, typed.terms) }),
    send: (body) => offering.mutateAsync({ body }),
    onDone: ({ proposal }) => {
      notify({ text: proposal ? t('proposed') : t('offer.done'), tone: 'success' });
      onClose();
    },
  });
  const { brand, kind } = form.values;
  const terms = form.kept('terms');
  const kept = useQuery({ ...opsQuery(listPlans, { query: { brand } }), enabled: brand !== '' });
  const plans = kept.data?.filter((plan) => plan.kind === kind) ?? [];
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('offer.open')}
      text={t('offer.text')}
      action={t('offer.action')}
    >
      <div className="flex flex-col gap-4">
        <SelectField
          {...form.field('brand')}
          label={t('column.brand')}
          options={brandOptions(brands, form.values.brand)}
        />
        <MemberPicker {...form.kept('agent')} label={t('offer.agent')} brand={brand} agents by="username" />
        <SelectField
          {...form.field('kind')}
          label={t('column.kind')}
          options={CONTRACT_KINDS.map((value) => ({ value, label: words(`pages.${value}`) }))}
        />
        <PlanField plans={plans} onChange={terms.onChange} />
        <TermsField
          {...terms}
          kind={kind}
          symbol={brands.find(({ code }) => code === brand)?.currencySymbol ?? ''}
        />
        <div className="flex items-end gap-2">
          <TextField
            label={t('plan.name')}
            className="flex-1"
            value={template}
            maxLength={TEMPLATE_NAME_MAX}
            onChange={({ target }) => setTemplate(target.value)}
          />
          <Button
            variant="secondary"
            busy={keeping.isPending}
            disabled={termsError(kind, terms.value) !== undefined || template.trim() === ''}
            onClick={() => {
              const name = template.trim();
              const version = plans.find((plan) => plan.name === name)?.version ?? 0;
              keeping.mutate({
                params: { brand, name },
                body: {
                  terms: wireTermsOfDraft(kind, terms.value, language),
                  version,
                  reason: t('plan.reason'),
                },
              });
            }}
          >
            {t('plan.save')}
          </Button>
        </div>
        {keeping.error && <FormError>{refusal(keeping.error)}</FormError>}
      </div>
    </ReasonFormDialog>
  );
}
