import {
  approveWithdrawal,
  askMember,
  type DeskMove,
  putBackWithdrawal,
  rejectWithdrawal,
  takeWithdrawal,
  type WithdrawalPage as Withdrawal,
} from '@lanna/contract/money/withdrawals/ops';
import { useTranslation } from 'react-i18next';
import { opsCall } from '../../../../../console/calls/ops-call.ts';
import { ConsoleLink } from '../../../../../console/console-link.tsx';
import { DecisionPanel as Decisions, InHands } from '../../../../../console/decision-panel.tsx';
import { useMoves } from '../../../../../console/moves/use-moves.ts';
import { useMay } from '../../../../../console/operator.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { ApproveForm } from './approve-form.tsx';
import { AskForm } from './ask-form.tsx';
import { RejectForm } from './reject-form.tsx';

const BUTTONS = [
  { move: 'take', variant: 'primary' },
  { move: 'put_back', variant: 'ghost' },
] as const;

/** What can be done with it now: taking it, then approving, asking, rejecting, or putting it back for another. */
export function DecisionPanel({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals-console');
  const { row, moves } = withdrawal;
  const params = { id: row.id };
  const { version } = row;
  const desk = useMoves<DeskMove, Withdrawal>({
    onDone: (value) => notify({ text: t(`done.${value.row.state}`), tone: 'success' }),
  });
  const isBusy = desk.going !== undefined;
  const calls = {
    take: () => opsCall(takeWithdrawal, { params, body: { version } }),
    put_back: () => opsCall(putBackWithdrawal, { params, body: { version } }),
  };
  const forms = {
    approve: (
      <ApproveForm
        withdrawal={withdrawal}
        busy={desk.going === 'approve'}
        disabled={isBusy}
        onApprove={(body) =>
          desk.go('approve', () => opsCall(approveWithdrawal, { params, body: { version, ...body } }))
        }
      />
    ),
    ask: (
      <AskForm
        version={version}
        language={withdrawal.language}
        busy={desk.going === 'ask'}
        disabled={isBusy}
        onAsk={(body) => desk.go('ask', () => opsCall(askMember, { params, body }))}
      />
    ),
    reject: (
      <RejectForm
        version={version}
        language={withdrawal.language}
        busy={desk.going === 'reject'}
        disabled={isBusy}
        onReject={(body) => desk.go('reject', () => opsCall(rejectWithdrawal, { params, body }))}
      />
    ),
  };
  return (
    <Decisions
      title={t('decide.title')}
      desk={desk}
      allowed={moves}
      buttons={BUTTONS}
      label={(move) => t(`move.${move}`)}
      onMove={(move) => desk.go(move, calls[move])}
      forms={forms}
    >
      <Status withdrawal={withdrawal} />
    </Decisions>
  );
}

/** Who has it, and what it waits for where nothing can be done. */
function Status({ withdrawal: { row, moves, proposalId } }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals-console');
  const may = useMay();
  if (proposalId !== null)
    return (
      <p className="text-sm">
        {t('decide.proposed')}{' '}
        {may('operators.approve', row.brand) && (
          <ConsoleLink href={`/proposals?show=${proposalId}`}>{t('decide.proposal')}</ConsoleLink>
        )}
      </p>
    );
  if (row.state === 'needs_answer') return <p className="text-sm">{t('decide.asked')}</p>;
  if (row.handledBy !== null && moves.length > 0)
    return (
      <InHands
        of={row.handledBy}
        yours={t('decide.yours')}
        others={t('decide.others', { name: row.handledBy })}
      />
    );
  return <p className="text-muted text-sm">{moves.length > 0 ? t('decide.free') : t('decide.over')}</p>;
}
