import { termsOfWire, type WireTerms } from '@lanna/contract/commission/contracts/terms';
import { type ContractKind, fieldErrorIn } from '@lanna/rules/commission/contracts/terms';
import { useTranslation } from 'react-i18next';
import { FormError } from '../../ui/fields/form-error.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { usePageLanguage } from '../../use-page-language.ts';
import type { Controlled } from '../forms/contract-form.ts';
import { draftOf, type TermsDraft, termsOfDraft } from './draft.ts';
import { TermsExamples } from './examples.tsx';
import { TermsForm } from './form.tsx';

type Terms = Controlled<'onChange', TermsDraft>;

/** Terms while they are typed, what is wrong with them, and what they would come to. */
export function TermsField({
  kind,
  symbol,
  fixedPeriod = false,
  problem,
  value,
  error,
  onChange,
}: Terms & {
  kind: ContractKind;
  symbol: string;
  fixedPeriod?: boolean;
  /** Said before the form is sent. */
  problem?: string | undefined;
}) {
  const terms = termsOfDraft(kind, value, usePageLanguage());
  const fieldError = terms && fieldErrorIn(terms);
  const shown = problem ?? error;
  return (
    <div className="flex flex-col gap-5">
      <TermsForm
        kind={kind}
        symbol={symbol}
        draft={value}
        fieldError={fieldError}
        fixedPeriod={fixedPeriod}
        onChange={onChange}
      />
      {shown && <FormError>{shown}</FormError>}
      {terms && !fieldError && <TermsExamples terms={terms} symbol={symbol} />}
    </div>
  );
}

/** What holds a form with terms up; nothing where the step itself says it. */
export function useTermsError(): (kind: ContractKind, draft: TermsDraft) => string | undefined {
  const { t } = useTranslation('contracts');
  const language = usePageLanguage();
  return (kind, draft) => {
    const terms = termsOfDraft(kind, draft, language);
    if (!terms) return t('faults.unread');
    return fieldErrorIn(terms) && '';
  };
}

/** Fills the terms in from a template, where there are any. */
export function PlanField({
  plans,
  onChange,
}: Pick<Terms, 'onChange'> & { plans: readonly { name: string; terms: WireTerms }[] }) {
  const { t } = useTranslation('contracts');
  if (plans.length === 0) return null;
  return (
    <SelectField
      label={t('offer.plan')}
      value=""
      options={[
        { value: '', label: t('offer.planChoose') },
        ...plans.map(({ name }) => ({ value: name, label: name })),
      ]}
      onChange={({ target }) => {
        const plan = plans.find(({ name }) => name === target.value);
        if (plan) onChange(draftOf(termsOfWire(plan.terms)));
      }}
    />
  );
}
