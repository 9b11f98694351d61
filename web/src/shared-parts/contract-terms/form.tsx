import {
  type ContractKind,
  DIVIDEND_PERIODS,
  type TermsFieldError,
  TIERS_MAX,
} from '@lanna/rules/commission/contracts/terms';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { MoneyField } from '../money/money-field.tsx';
import { emptyTier, FIELDS_OF, type TermsDraft, type TierDraft } from './draft.ts';

/** What the terms of a kind are made of. */
export function TermsForm({
  kind,
  draft,
  symbol,
  fieldError,
  fixedPeriod,
  onChange,
}: {
  kind: ContractKind;
  draft: TermsDraft;
  /** Of the currency. */
  symbol: string;
  /** Shown at the step it is in. */
  fieldError: TermsFieldError | undefined;
  /** Of the contract above: no other period can be given. */
  fixedPeriod: boolean;
  onChange: (draft: TermsDraft) => void;
}) {
  const { t } = useTranslation('contracts');
  const set = (change: Partial<TermsDraft>) => onChange({ ...draft, ...change });
  return (
    <div className="flex flex-col gap-4">
      {kind === 'dividend' && (
        <SelectField
          label={t('form.period')}
          value={draft.period}
          disabled={fixedPeriod}
          options={DIVIDEND_PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
          onChange={({ target }) => set({ period: target.value as TermsDraft['period'] })}
        />
      )}
      {draft.tiers.map((tier, at) => (
        <TierFields
          key={tier.key}
          kind={kind}
          symbol={symbol}
          tier={tier}
          at={at}
          error={
            fieldError && 'tier' in fieldError && fieldError.tier === at
              ? t(`faults.${fieldError.fieldError}`)
              : undefined
          }
          onChange={(changed) => set({ tiers: draft.tiers.map((one) => (one === tier ? changed : one)) })}
          {...(draft.tiers.length > 1 && {
            onRemove: () => set({ tiers: draft.tiers.filter((one) => one !== tier) }),
          })}
        />
      ))}
      {kind !== 'real_time_salary' && draft.tiers.length < TIERS_MAX && (
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          icon={<Plus aria-hidden="true" />}
          onClick={() => set({ tiers: [...draft.tiers, emptyTier()] })}
        >
          {t('form.addStep')}
        </Button>
      )}
      {kind === 'dividend' && (
        <>
          <TextField
            label={t('form.fee')}
            hint={t('form.feeHint')}
            inputMode="decimal"
            value={draft.fee}
            after={<Sign>%</Sign>}
            error={fieldError?.fieldError === 'fee' ? t('faults.fee') : undefined}
            onChange={({ target }) => set({ fee: target.value })}
          />
          <Checkbox
            label={t('form.carries')}
            checked={draft.carriesNegatives}
            onChange={({ target }) => set({ carriesNegatives: target.checked })}
          />
        </>
      )}
      {(kind === 'dividend' || kind === 'daily_salary') && (
        <div className="flex flex-col gap-3">
          <Checkbox
            label={t('form.byHand')}
            checked={draft.byHand}
            onChange={({ target }) => set({ byHand: target.checked })}
          />
          {draft.byHand && (
            <TextField
              label={t('form.withinDays')}
              inputMode="numeric"
              value={draft.withinDays}
              error={fieldError?.fieldError === 'collection' ? t('faults.collection') : undefined}
              onChange={({ target }) => set({ withinDays: target.value })}
            />
          )}
        </div>
      )}
    </div>
  );
}

function TierFields({
  kind,
  symbol,
  tier,
  at,
  error,
  onChange,
  onRemove,
}: {
  kind: ContractKind;
  symbol: string;
  tier: TierDraft;
  at: number;
  error: string | undefined;
  onChange: (tier: TierDraft) => void;
  onRemove?: () => void;
}) {
  const { t } = useTranslation('contracts');
  return (
    <fieldset className="flex flex-col gap-3 rounded-medium border border-line p-3.5">
      <legend className="px-1 font-medium text-sm">
        {kind === 'real_time_salary' ? t('terms.rate') : t('form.step', { number: at + 1 })}
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {FIELDS_OF[kind].map((field) =>
          field === 'minTurnover' || field === 'minNetLoss' ? (
            <MoneyField
              key={field}
              label={t(`form.${field}`)}
              symbol={symbol}
              maxLength={18}
              value={tier[field]}
              invalid={error !== undefined}
              onType={(typed) => onChange({ ...tier, [field]: typed })}
            />
          ) : (
            <TextField
              key={field}
              label={t(`form.${field}`)}
              inputMode={field === 'minActiveMembers' ? 'numeric' : 'decimal'}
              autoComplete="off"
              maxLength={18}
              value={tier[field]}
              after={field === 'rate' ? <Sign>%</Sign> : undefined}
              invalid={error !== undefined}
              onChange={({ target }) => onChange({ ...tier, [field]: target.value })}
            />
          ),
        )}
      </div>
      {error && (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
      {onRemove && (
        <Button
          variant="ghost"
          size="small"
          className="self-start"
          icon={<X aria-hidden="true" />}
          onClick={onRemove}
        >
          {t('form.removeStep', { number: at + 1 })}
        </Button>
      )}
    </fieldset>
  );
}

function Sign({ children }: { children: string }) {
  return <span className="flex size-10 items-center justify-center text-muted">{children}</span>;
}
