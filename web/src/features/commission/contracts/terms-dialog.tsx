import type { ContractList } from '@lanna/contract/commission/contracts/contracts';
import { termsOfWire, wireTermsOf } from '@lanna/contract/commission/contracts/terms';
import {
  aboveOwn,
  type ContractKind,
  type ContractTerms,
  fieldErrorIn,
  PAYERS,
  type Payer,
} from '@lanna/rules/commission/contracts/terms';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../api/calls/refusal.ts';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { useBrandName } from '../../../api/content/brand-name.ts';
import { draftOf, termsOfDraft } from '../../../shared-parts/contract-terms/draft.ts';
import { TermsExamples } from '../../../shared-parts/contract-terms/examples.tsx';
import { TermsForm } from '../../../shared-parts/contract-terms/form.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../use-page-language.ts';
import { useContractMove } from './queries.ts';

export interface TermsRequest {
  /** offer: to an agent directly below · ask: the agent above. */
  way: 'offer' | 'ask';
  list: ContractList;
  to?: { id: string | null; name: string };
  terms?: ContractTerms;
}

/** Proposes a contract: who, by which terms, who pays, what it would come to, and the password as the signature. */
export function TermsDialog({
  kind,
  request: { way, list, to, terms: given },
  onClose,
}: {
  kind: ContractKind;
  request: TermsRequest;
  onClose: () => void;
}) {
  const { t } = useTranslation('contracts');
  const { currencySymbol } = useBrand();
  const brand = useBrandName();
  const words = useRefusalText();
  const form = useId();
  const best = list.best === null ? undefined : termsOfWire(list.best);
  const [member, setMember] = useState(to?.id ?? list.agents[0]?.id ?? '');
  const [payer, setPayer] = useState<Payer>('platform');
  const [draft, setDraft] = useState(() => draftOf(given ?? best));
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const moving = useContractMove(kind);
  const terms = termsOfDraft(kind, draft, usePageLanguage());
  const fieldError = terms && fieldErrorIn(terms);
  const above = way === 'offer' && terms && best ? aboveOwn(terms, best, payer) : undefined;
  const wrong = moving.error instanceof Refusal && moving.error.code === 'password_wrong';

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!terms || fieldError || above || password === '' || moving.isPending) return;
    const common = { payer, terms: wireTermsOf(terms), password };
    moving.mutate(way === 'offer' ? { action: 'offer', member, ...common } : { action: 'ask', ...common }, {
      onSuccess: () => {
        notify({ tone: 'success', text: t(`done.${way}`) });
        onClose();
      },
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      size="medium"
      insistent
      title={t(`${way}.title.${kind}`)}
      description={t(`${way}.lead`, { hours: list.offerHours, name: list.upline ?? brand })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('back')}
          </Button>
          <Button type="submit" form={form} busy={moving.isPending}>
            {t(`${way}.submit`)}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
        {way === 'offer' && (
          <SelectField
            label={t('offer.to')}
            value={member}
            disabled={to !== undefined}
            options={agentsToChoose(list, to).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => setMember(target.value)}
          />
        )}
        {way === 'offer' && list.plans.length > 0 && (
          <SelectField
            label={t('offer.plan')}
            value=""
            options={[
              { value: '', label: t('offer.planChoose') },
              ...list.plans.map(({ name }) => ({ value: name, label: name })),
            ]}
            onChange={({ target }) => {
              const plan = list.plans.find(({ name }) => name === target.value);
              if (plan) setDraft(draftOf(termsOfWire(plan.terms)));
            }}
          />
        )}
        {/* What is asked of the brand, the brand pays. */}
        {(way === 'offer' || list.upline !== null) && (
          <div className="flex flex-col gap-2">
            <p aria-hidden="true" className="font-medium text-sm">
              {t('form.payer')}
            </p>
            <Segments
              label={t('form.payer')}
              segments={PAYERS.map((value) => ({ value, label: t(`form.payers.${value}`) }))}
              value={payer}
              onValueChange={setPayer}
            />
            <p className="text-muted text-sm">{t(`form.payerHints.${payer}`)}</p>
          </div>
        )}
        <TermsForm
          kind={kind}
          symbol={currencySymbol}
          draft={draft}
          fieldError={fieldError}
          fixedPeriod={way === 'offer' && best !== undefined}
          onChange={(changed) => {
            setDraft(changed);
            moving.reset();
          }}
        />
        {above && <FormError>{t(`above.${above}`)}</FormError>}
        {checked && !terms && <FormError>{t('faults.unread')}</FormError>}
        {terms && !fieldError && <TermsExamples terms={terms} symbol={currencySymbol} />}
        <PasswordField
          label={t('password')}
          hint={t('passwordHint')}
          autoComplete="current-password"
          maxLength={256}
          value={password}
          error={wrong ? words(moving.error) : checked && password === '' ? t('passwordMissing') : undefined}
          onChange={({ target }) => {
            setPassword(target.value);
            moving.reset();
          }}
        />
        {moving.error && !wrong && <FormError>{words(moving.error)}</FormError>}
      </form>
    </Dialog>
  );
}

function agentsToChoose(list: ContractList, to: TermsRequest['to']): { id: string; name: string }[] {
  return to?.id ? [{ id: to.id, name: to.name }] : list.agents;
}
