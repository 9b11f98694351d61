import { listPlans, offerContract, savePlan } from '@lanna/contract/commission/contracts/ops';
import { termsOfWire, wireTermsOf } from '@lanna/contract/commission/contracts/terms';
import { CONTRACT_KINDS, type ContractKind, fieldErrorIn } from '@lanna/rules/commission/contracts/terms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { useOperator } from '../../../../console/operator.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { draftOf, termsOfDraft } from '../../../../shared-parts/contract-terms/draft.ts';
import { TermsExamples } from '../../../../shared-parts/contract-terms/examples.tsx';
import { TermsForm } from '../../../../shared-parts/contract-terms/form.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';

/** The brand offers a contract to an agent, from a template or by terms of its own; the reason is part of the record. */
export function OfferDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('contracts-console');
  const { t: words } = useTranslation('contracts');
  const { brands } = useOperator();
  const scope = useBrandScope();
  const [brand, setBrand] = useState(scope.brand ?? brands[0]?.code ?? '');
  const [agent, setAgent] = useState('');
  const [kind, setKind] = useState<ContractKind>('daily_salary');
  const [draft, setDraft] = useState(() => draftOf(undefined));
  const [template, setTemplate] = useState('');
  const plans = useOps(listPlans, { query: { brand } }).data?.filter((plan) => plan.kind === kind) ?? [];
  const terms = termsOfDraft(kind, draft, usePageLanguage());
  const fieldError = terms && fieldErrorIn(terms);
  const symbol = brands.find(({ code }) => code === brand)?.currencySymbol ?? '';
  const offering = useOpsMutation(offerContract, {
    onDone: ({ proposal }) => {
      notify({ text: proposal ? t('proposed') : t('offer.done'), tone: 'success' });
      onClose();
    },
  });
  const keeping = useOpsMutation(savePlan, {
    onDone: () => notify({ text: t('plan.saved'), tone: 'success' }),
  });
  return (
    <ReasonDialog
      open
      onOpenChange={onClose}
      title={t('offer.open')}
      text={t('offer.text')}
      action={t('offer.action')}
      busy={offering.isPending}
      error={offering.error ?? keeping.error}
      onConfirm={(reason) => {
        if (terms && !fieldError && agent.trim() !== '')
          offering.mutate({ body: { brand, agent: agent.trim(), terms: wireTermsOf(terms), reason } });
      }}
    >
      <div className="flex flex-col gap-4">
        <SelectField
          label={t('column.brand')}
          value={brand}
          options={brands.map(({ code }) => ({ value: code, label: code }))}
          onChange={({ target }) => setBrand(target.value)}
        />
        <TextField
          label={t('offer.agent')}
          value={agent}
          autoComplete="off"
          onChange={({ target }) => setAgent(target.value)}
        />
        <SelectField
          label={t('column.kind')}
          value={kind}
          options={CONTRACT_KINDS.map((value) => ({ value, label: words(`pages.${value}`) }))}
          onChange={({ target }) => setKind(target.value as ContractKind)}
        />
        {plans.length > 0 && (
          <SelectField
            label={words('offer.plan')}
            value=""
            options={[
              { value: '', label: words('offer.planChoose') },
              ...plans.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ target }) => {
              const plan = plans.find(({ id }) => id === target.value);
              if (plan) setDraft(draftOf(termsOfWire(plan.terms)));
            }}
          />
        )}
        <TermsForm
          kind={kind}
          symbol={symbol}
          draft={draft}
          fieldError={fieldError}
          fixedPeriod={false}
          onChange={setDraft}
        />
        {terms && !fieldError && <TermsExamples terms={terms} symbol={symbol} />}
        <div className="flex items-end gap-2">
          <TextField
            label={t('plan.name')}
            className="flex-1"
            value={template}
            maxLength={80}
            onChange={({ target }) => setTemplate(target.value)}
          />
          <Button
            variant="secondary"
            busy={keeping.isPending}
            disabled={!terms || fieldError !== undefined || template.trim() === ''}
            onClick={() => {
              if (!terms) return;
              const name = template.trim();
              const version = plans.find((plan) => plan.name === name)?.version ?? 0;
              keeping.mutate({
                params: { brand, name },
                body: { terms: wireTermsOf(terms), version, reason: t('plan.reason') },
              });
            }}
          >
            {t('plan.save')}
          </Button>
        </div>
      </div>
    </ReasonDialog>
  );
}
