import type { Value } from '@lanna/contract/endpoint';
import { decideCase, type RoundCase, showCase } from '@lanna/contract/money/vendor-wallet/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { Facts } from '../../../../console/facts.tsx';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { StatusBadge, type Tone } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { wireAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';

/** Vendors pay in parts of a hundredth. */
const DECIMALS = 5;
const TONES = {
  open: 'danger',
  proposed: 'warning',
  resolved: 'quiet',
  closed: 'quiet',
  voided: 'success',
  paid: 'success',
  released: 'success',
  refused: 'warning',
} as const satisfies Record<RoundCase['state'], Tone>;

export function CaseState({ state }: { state: RoundCase['state'] }) {
  const { t } = useTranslation('bets-console');
  return <StatusBadge tone={TONES[state]}>{t(`case.state.${state}`)}</StatusBadge>;
}

/** A case with what is known of it, what can be decided, and what each decision would move. */
export function CaseDecision({ found }: { found: RoundCase }) {
  const { t } = useTranslation('bets-console');
  const { brand } = found.round;
  const shown = useOps(showCase, { params: { id: found.id } });
  const [chosen, setChosen] = useState<Choice>();
  const choices = shown.data?.decisions ?? [];
  return (
    <Panel title={t(`case.kind.${found.kind}`)} text={t(`case.about.${found.kind}`)}>
      <Facts
        facts={[
          { label: t('field.state'), value: <CaseState state={found.state} /> },
          { label: t('case.opened'), value: <When at={found.openedAt} brand={brand} variant="full" /> },
          found.kind === 'win_held' && {
            label: t('case.held'),
            value: <Money amount={found.held} brand={brand} />,
          },
          found.asks > 0 && {
            label: t('case.answer'),
            value: t('case.answered', { count: found.asks, answer: found.answer ?? '–' }),
          },
          found.proposed && {
            label: t('case.proposal'),
            value: t('case.proposedBy', {
              name: found.proposed.by,
              decision: t(`case.decision.${found.proposed.decision}`),
            }),
          },
          found.decidedBy !== null && { label: t('case.decidedBy'), value: found.decidedBy },
          found.reason !== null && { label: t('case.reason'), value: found.reason },
          found.closedAt !== null && {
            label: t('case.closed'),
            value: <When at={found.closedAt} brand={brand} variant="full" />,
          },
        ]}
      />
      {choices.length > 0 && (
        <Can permission="vendor-wallet.decide" brand={brand}>
          <div className="mt-3 flex flex-wrap gap-2">
            {choices.map((choice) => (
              <Button
                key={choice.decision}
                variant="secondary"
                size="small"
                onClick={() => setChosen(choice)}
              >
                {t(`case.decision.${choice.decision}`)}
              </Button>
            ))}
          </div>
        </Can>
      )}
      {chosen && (
        <DecisionDialog
          found={found}
          choice={chosen}
          version={shown.data?.version ?? ''}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Panel>
  );
}

type Choice = Value<typeof showCase>['decisions'][number];

/** What it would move, and with `pay` what the round pays in all. */
function DecisionDialog({
  found,
  choice: { decision, walletChange, needsSecondOperator },
  version,
  onClose,
}: {
  found: RoundCase;
  choice: Choice;
  version: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('bets-console');
  const language = usePageLanguage();
  const deciding = useOpsMutation(decideCase);
  const form = useContractForm(decideCase, {
    initial: { payout: '', transactionUuid: '', reason: '' },
    toBody: ({ payout, transactionUuid, reason }) => ({
      decision,
      version,
      reason,
      ...(decision === 'pay' && {
        payout: wireAmount(payout, language, DECIMALS) ?? '',
        transactionUuid: transactionUuid.trim(),
      }),
    }),
    words: { payout: { required: t('case.payoutWrong'), amount: t('case.payoutWrong') } },
    refusals: { payout_not_payable: 'payout' },
    send: (body) => deciding.mutateAsync({ params: { id: found.id }, body }),
    onDone: ({ outcome }) => {
      onClose();
      notify({ text: t(`case.${outcome}`), tone: 'success' });
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t(`case.decision.${decision}`)}
      text={
        <>
          <p>{t(`case.means.${decision}`)}</p>
          {(decision === 'void' || decision === 'release') && (
            <p className="mt-2">
              {t('case.walletChange')} <Money amount={walletChange} brand={found.round.brand} signed />
            </p>
          )}
          {needsSecondOperator && <p className="mt-2 text-warning">{t('case.second')}</p>}
        </>
      }
      action={needsSecondOperator ? t('case.propose') : t('case.decide')}
      tone={decision === 'void' || decision === 'refuse' ? 'danger' : 'primary'}
    >
      {decision === 'pay' && (
        <>
          <MoneyField {...form.typed('payout')} label={t('case.payout')} decimals={DECIMALS} />
          <TextField {...form.field('transactionUuid')} label={t('case.transaction')} />
        </>
      )}
    </ReasonFormDialog>
  );
}
