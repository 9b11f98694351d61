import {
  type CaseDecision,
  decideMoneyCase,
  type MoneyCasePage,
  noteMoneyCase,
  takeMoneyCase,
} from '@lanna/contract/money/reconciliation/case-ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { useOperator } from '../../../../console/operator.tsx';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { useRuleText } from '../../../../shared-parts/forms/rule-text.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { ExactMoney } from './exact-money.tsx';

/** What an operator does with a case: take it, note what was found out, close it in one of the ways that fit. */
export function CaseDecisions({ page }: { page: MoneyCasePage }) {
  const { t } = useTranslation('reconciliation-console');
  const words = useRefusalText();
  const me = useOperator().name;
  const { row } = page;
  const [decision, decide] = useState<CaseDecision>();
  const take = useOpsMutation(takeMoneyCase);
  const params = { id: row.id };
  const isMine = row.takenBy === me;
  if (row.state === 'proposed') return <p className="text-muted text-sm">{t('cases.proposedText')}</p>;
  return (
    <section className="flex flex-col gap-4 rounded-medium border border-line bg-raised/40 p-4">
      {row.state === 'open' && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="font-semibold text-sm">{t('cases.decide')}</h3>
            <Button
              variant="secondary"
              size="small"
              busy={take.isPending}
              onClick={() => take.mutate({ params, body: { version: row.version, take: !isMine } })}
            >
              {isMine ? t('cases.handBack') : t('cases.take')}
            </Button>
          </div>
          {Boolean(take.error) && <FormError>{words(take.error)}</FormError>}
          <NextStep page={page} />
          {page.decisions.length > 0 && (
            <div className="flex flex-wrap gap-2">
              {page.decisions.map((way) => (
                <Button key={way} variant="secondary" size="small" onClick={() => decide(way)}>
                  {t(`decide.${way}`)}
                </Button>
              ))}
            </div>
          )}
        </>
      )}
      <NoteForm page={page} />
      {decision && <DecisionDialog page={page} decision={decision} onClose={() => decide(undefined)} />}
    </section>
  );
}

/** Where a case of this kind is usually settled, before it is decided here. */
function NextStep({ page: { row } }: { page: MoneyCasePage }) {
  const { t } = useTranslation('reconciliation-console');
  const step =
    row.kind === 'vendor_transfer_unclear'
      ? { text: t('next.vendorTransfer'), href: '/transfers?state=attention' }
      : row.way === 'in' && (row.kind === 'confirmed_not_posted' || row.kind === 'confirmed_twice')
        ? { text: t('next.credit'), href: '/deposits?state=open' }
        : undefined;
  if (!step) return null;
  return (
    <p className="text-muted text-sm">
      {step.text} <ConsoleLink href={step.href}>{t('next.go')}</ConsoleLink>
    </p>
  );
}

function DecisionDialog({
  page: { row, needsSecondOperator },
  decision,
  onClose,
}: {
  page: MoneyCasePage;
  decision: CaseDecision;
  onClose: () => void;
}) {
  const { t } = useTranslation('reconciliation-console');
  const ruleText = useRuleText();
  const deciding = useOpsMutation(decideMoneyCase);
  const form = useContractForm(decideMoneyCase, {
    initial: { reason: '', returnReference: '' },
    version: row.version,
    toBody: ({ reason, returnReference }, version) => ({
      ...{ version, decision, reason },
      ...(decision === 'returned' && { returnReference }),
    }),
    check: ({ returnReference }) => ({
      returnReference: decision === 'returned' && !returnReference.trim() && ruleText('required', {}),
    }),
    send: (body) => deciding.mutateAsync({ params: { id: row.id }, body }),
    onDone: (page) => {
      const text = page.row.state === 'proposed' ? t('done.proposed') : t('done.decided');
      notify({ text, tone: 'success' });
      onClose();
    },
  });
  const isProposed = decision === 'written_off' && needsSecondOperator;
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t(`decide.${decision}`)}
      text={
        <div className="flex flex-col gap-2">
          <p>{t(`decideText.${decision}`)}</p>
          {row.difference !== null && (
            <p>
              {t('clearing.difference')}: <ExactMoney amount={row.difference} className="font-semibold" />{' '}
              {row.currency}
            </p>
          )}
          {isProposed && <p>{t('cases.secondOperator')}</p>}
        </div>
      }
      action={isProposed ? t('cases.propose') : t(`decide.${decision}`)}
    >
      {decision === 'returned' && (
        <TextField
          {...form.field('returnReference')}
          label={t('cases.returnReference')}
          hint={t('cases.returnReferenceHint')}
          required
        />
      )}
    </ReasonFormDialog>
  );
}

function NoteForm({ page: { row } }: { page: MoneyCasePage }) {
  const { t } = useTranslation('reconciliation-console');
  const noting = useOpsMutation(noteMoneyCase);
  const form = useContractForm(noteMoneyCase, {
    initial: { words: '' },
    send: (body) => noting.mutateAsync({ params: { id: row.id }, body }),
    onDone: (_, { restart }) => restart(),
  });
  return (
    <form {...form.props} className="flex flex-col gap-2">
      <TextField {...form.field('words')} label={t('cases.note')} />
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button
        type="submit"
        variant="ghost"
        size="small"
        busy={form.isPending}
        disabled={!form.values.words.trim()}
        className="self-start"
      >
        {t('cases.addNote')}
      </Button>
    </form>
  );
}
