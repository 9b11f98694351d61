import {
  approveWithdrawal,
  askMember,
  type DeskMove,
  putBackWithdrawal,
  rejectWithdrawal,
  takeWithdrawal,
  type WithdrawalPage as Withdrawal,
} from '@lanna/contract/money/withdrawals/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../../api/calls/refusal-text.ts';
import { opsCall } from '../../../../../console/calls/ops-call.ts';
import { ConsoleLink } from '../../../../../console/console-link.tsx';
import { MoveButtons } from '../../../../../console/move-buttons.tsx';
import { useMay, useOperator } from '../../../../../console/operator.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { useMoves } from '../../../../../console/use-moves.ts';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { Tabs } from '../../../../../ui/tabs.tsx';
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
  const words = useRefusalText();
  const { row, moves } = withdrawal;
  const params = { id: row.id };
  const { version } = row;
  const desk = useMoves<DeskMove, Withdrawal>({
    onDone: (value) => notify({ text: t(`done.${value.row.state}`), tone: 'success' }),
  });
  const [shown, setShown] = useState<'approve' | 'ask' | 'reject'>('approve');
  const isBusy = desk.going !== undefined;
  const has = (move: DeskMove) => moves.includes(move);
  const calls = {
    take: () => opsCall(takeWithdrawal, { params, body: { version } }),
    put_back: () => opsCall(putBackWithdrawal, { params, body: { version } }),
  };
  const forms = (['approve', 'ask', 'reject'] as const).filter(has);
  const form = forms.includes(shown) ? shown : forms[0];
  const contents = {
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
        language={withdrawal.language}
        busy={desk.going === 'ask'}
        disabled={isBusy}
        onAsk={(asks) => desk.go('ask', () => opsCall(askMember, { params, body: { version, asks } }))}
      />
    ),
    reject: (
      <RejectForm
        language={withdrawal.language}
        busy={desk.going === 'reject'}
        disabled={isBusy}
        onReject={(text) =>
          desk.go('reject', () => opsCall(rejectWithdrawal, { params, body: { version, words: text } }))
        }
      />
    ),
  };

  return (
    <Panel title={t('decide.title')}>
      <div className="flex flex-col gap-4">
        <Status withdrawal={withdrawal} />
        <MoveButtons
          buttons={BUTTONS}
          allowed={moves}
          going={desk.going}
          label={(move) => t(`move.${move}`)}
          onMove={(move) => desk.go(move, calls[move])}
        />
        {form && (
          <Tabs
            label={t('decide.title')}
            value={form}
            onValueChange={(value) => setShown(value as typeof shown)}
            tabs={forms.map((value) => ({ value, label: t(`move.${value}`), content: contents[value] }))}
          />
        )}
        {desk.error && <FormError>{words(desk.error)}</FormError>}
      </div>
    </Panel>
  );
}

/** Who has it, and what it waits for where nothing can be done. */
function Status({ withdrawal: { row, moves, proposalId } }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals-console');
  const may = useMay();
  const { name, displayName } = useOperator();
  const isMine = row.handledBy !== null && [name, displayName].includes(row.handledBy);
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
      <p className="text-sm">{isMine ? t('decide.yours') : t('decide.others', { name: row.handledBy })}</p>
    );
  return <p className="text-muted text-sm">{moves.length > 0 ? t('decide.free') : t('decide.over')}</p>;
}
