import { type Decision, decideCase, type RoundCase, showCase } from '@lanna/contract/money/vendor-wallet/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { Facts } from '../../../../console/facts.tsx';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { StatusBadge, type Tone } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';
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
  const [chosen, setChosen] = useState<Decision>();
  const [payout, setPayout] = useState('');
  const [tried, setTried] = useState(false);
  const paid = wireAmount(payout, usePageLanguage(), DECIMALS);
  const [transaction, setTransaction] = useState('');
  const decide = useOpsMutation(decideCase, {
    onDone: ({ outcome }) => {
      setChosen(undefined);
      notify({ text: t(`case.${outcome}`), tone: 'success' });
    },
  });
  const choices = shown.data?.decisions ?? [];
  const choice = choices.find(({ decision }) => decision === chosen);
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
            {choices.map(({ decision }) => (
              <Button key={decision} variant="secondary" size="small" onClick={() => setChosen(decision)}>
                {t(`case.decision.${decision}`)}
              </Button>
            ))}
          </div>
        </Can>
      )}
      <ReasonDialog
        open={chosen !== undefined}
        onOpenChange={() => setChosen(undefined)}
        title={chosen ? t(`case.decision.${chosen}`) : ''}
        text={
          chosen && (
            <>
              <p>{t(`case.means.${chosen}`)}</p>
              {choice && (chosen === 'void' || chosen === 'release') && (
                <p className="mt-2">
                  {t('case.walletChange')} <Money amount={choice.walletChange} brand={brand} signed />
                </p>
              )}
              {choice?.needsSecondOperator && <p className="mt-2 text-warning">{t('case.second')}</p>}
            </>
          )
        }
        action={choice?.needsSecondOperator ? t('case.propose') : t('case.decide')}
        tone={chosen === 'void' || chosen === 'refuse' ? 'danger' : 'primary'}
        busy={decide.isPending}
        error={decide.error}
        onConfirm={(reason) => {
          setTried(true);
          if (!chosen || (chosen === 'pay' && paid === undefined)) return;
          decide.mutate({
            params: { id: found.id },
            body: {
              decision: chosen,
              version: shown.data?.version ?? '',
              reason,
              ...(chosen === 'pay' && paid !== undefined
                ? { payout: paid, transactionUuid: transaction.trim() }
                : {}),
            },
          });
        }}
      >
        {chosen === 'pay' && (
          <>
            <MoneyField
              label={t('case.payout')}
              error={tried && paid === undefined ? t('case.payoutWrong') : undefined}
              decimals={DECIMALS}
              value={payout}
              onType={setPayout}
            />
            <TextField
              label={t('case.transaction')}
              value={transaction}
              onChange={(event) => setTransaction(event.target.value)}
            />
          </>
        )}
      </ReasonDialog>
    </Panel>
  );
}
