import {
  approveIdentity,
  askIdentityAgain,
  type IdentityCheckPage,
  type IdentityDeskMove,
  putBackIdentityCheck,
  rejectIdentity,
  takeIdentityCheck,
} from '@lanna/contract/accounts/kyc/ops';
import { ASK_AGAIN_REASONS, IDENTITY_REASONS } from '@lanna/rules/accounts/kyc/identity-reasons';
import { useTranslation } from 'react-i18next';
import { opsCall } from '../../../../console/calls/ops-call.ts';
import { DecisionPanel as Decisions, InHands } from '../../../../console/decision-panel.tsx';
import { useMoves } from '../../../../console/moves/use-moves.ts';
import { notify } from '../../../../ui/layers/notify.ts';
import { ApproveForm } from './approve-form.tsx';
import { ReasonsForm } from './reasons-form.tsx';

const BUTTONS = [
  { move: 'take', variant: 'primary' },
  { move: 'put_back', variant: 'ghost' },
] as const;

/** What can be done with the documents now: taking them, then approving or rejecting, or putting them back for another. */
export function DecisionPanel({ check }: { check: IdentityCheckPage }) {
  const { t } = useTranslation('kyc-console');
  const { row, moves } = check;
  const params = { id: row.id };
  const { version } = row;
  const desk = useMoves<IdentityDeskMove, IdentityCheckPage>({
    onDone: (value) => notify({ text: t(`done.${value.row.state}`), tone: 'success' }),
  });
  const isBusy = desk.going !== undefined;
  const calls = {
    take: () => opsCall(takeIdentityCheck, { params, body: { version } }),
    put_back: () => opsCall(putBackIdentityCheck, { params, body: { version } }),
  };
  const forms = {
    approve: (
      <ApproveForm
        check={check}
        busy={desk.going === 'approve'}
        disabled={isBusy}
        onApprove={(body) => desk.go('approve', () => opsCall(approveIdentity, { params, body }))}
      />
    ),
    reject: (
      <ReasonsForm
        reasons={IDENTITY_REASONS}
        language={check.language}
        text={t('reject.text')}
        action={t('move.reject')}
        busy={desk.going === 'reject'}
        disabled={isBusy}
        onSend={(body) =>
          desk.go('reject', () => opsCall(rejectIdentity, { params, body: { version, ...body } }))
        }
      />
    ),
    ask_again: (
      <ReasonsForm
        reasons={ASK_AGAIN_REASONS}
        language={check.language}
        text={t('askAgain.text')}
        action={t('move.ask_again')}
        busy={desk.going === 'ask_again'}
        disabled={isBusy}
        onSend={(body) =>
          desk.go('ask_again', () => opsCall(askIdentityAgain, { params, body: { version, ...body } }))
        }
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
      <Status check={check} />
    </Decisions>
  );
}

/** Who has them, or that it is over. */
function Status({ check: { row, moves } }: { check: IdentityCheckPage }) {
  const { t } = useTranslation('kyc-console');
  if (row.state === 'reviewing' && row.handledBy !== null) {
    return (
      <InHands
        of={row.handledBy}
        yours={t('decide.yours')}
        others={t('decide.others', { name: row.handledBy })}
      />
    );
  }
  if (row.state === 'submitted') return <p className="text-muted text-sm">{t('decide.free')}</p>;
  return <p className="text-muted text-sm">{moves.length > 0 ? t('decide.approved') : t('decide.over')}</p>;
}
