import {
  type ContractAction,
  type ContractList,
  contractCalls,
} from '@lanna/contract/commission/contracts/contracts';
import { termsOfWire } from '@lanna/contract/commission/contracts/terms';
import {
  aboveOwn,
  type ContractKind,
  type ContractTerms,
  PAYERS,
  type Payer,
} from '@lanna/rules/commission/contracts/terms';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { useBrandName } from '../../../api/content/brand-name.ts';
import {
  draftOf,
  type TermsDraft,
  termsOfDraft,
  wireTermsOfDraft,
} from '../../../shared-parts/contract-terms/draft.ts';
import { PlanField, TermsField, useTermsError } from '../../../shared-parts/contract-terms/terms-field.tsx';
import { useContractForm } from '../../../shared-parts/forms/use-contract-form.ts';
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
  const id = useId();
  const language = usePageLanguage();
  const termsError = useTermsError();
  const moving = useContractMove(kind);
  const best = list.best === null ? undefined : termsOfWire(list.best);
  const aboveBest = ({ payer, terms: draft }: { payer: Payer; terms: TermsDraft }) => {
    const terms = termsOfDraft(kind, draft, language);
    return way === 'offer' && terms && best ? aboveOwn(terms, best, payer) : undefined;
  };
  const form = useContractForm(contractCalls[kind].move, {
    initial: {
      member: to?.id ?? list.agents[0]?.id ?? '',
      payer: 'platform' as Payer,
      terms: draftOf(given ?? best),
      password: '',
    },
    toBody: ({ member, terms, ...typed }): ContractAction => {
      const common = { ...typed, terms: wireTermsOfDraft(kind, terms, language) };
      return way === 'offer' ? { action: 'offer', member, ...common } : { action: 'ask', ...common };
    },
    check: (typed) => ({
      terms: termsError(kind, typed.terms) ?? (aboveBest(typed) && ''),
      password: typed.password === '' && t('passwordMissing'),
    }),
    refusals: { password_wrong: 'password' },
    send: (body) => moving.mutateAsync(body),
    onDone: () => {
      notify({ tone: 'success', text: t(`done.${way}`) });
      onClose();
    },
  });
  const terms = form.kept('terms');
  const above = aboveBest(form.values);

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
          <Button type="submit" form={id} busy={form.isPending}>
            {t(`${way}.submit`)}
          </Button>
        </>
      }
    >
      <form id={id} {...form.props} className="flex flex-col gap-5">
        {way === 'offer' && (
          <SelectField
            {...form.field('member')}
            label={t('offer.to')}
            disabled={to !== undefined}
            options={agentsToChoose(list, to).map(({ id: value, name }) => ({ value, label: name }))}
          />
        )}
        {way === 'offer' && <PlanField plans={list.plans} onChange={terms.onChange} />}
        {/* What is asked of the brand, the brand pays. */}
        {(way === 'offer' || list.upline !== null) && (
          <div className="flex flex-col gap-2">
            <p aria-hidden="true" className="font-medium text-sm">
              {t('form.payer')}
            </p>
            <Segments
              label={t('form.payer')}
              segments={PAYERS.map((value) => ({ value, label: t(`form.payers.${value}`) }))}
              value={form.values.payer}
              onValueChange={(payer) => form.set('payer', payer)}
            />
            <p className="text-muted text-sm">{t(`form.payerHints.${form.values.payer}`)}</p>
          </div>
        )}
        <TermsField
          {...terms}
          kind={kind}
          symbol={currencySymbol}
          fixedPeriod={way === 'offer' && best !== undefined}
          problem={above && t(`above.${above}`)}
        />
        <PasswordField
          {...form.field('password')}
          label={t('password')}
          hint={t('passwordHint')}
          autoComplete="current-password"
        />
        {form.problem && <FormError>{form.problem}</FormError>}
      </form>
    </Dialog>
  );
}

function agentsToChoose(list: ContractList, to: TermsRequest['to']): { id: string; name: string }[] {
  return to?.id ? [{ id: to.id, name: to.name }] : list.agents;
}
