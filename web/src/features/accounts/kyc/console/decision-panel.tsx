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
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { opsCall } from '../../../../console/calls/ops-call.ts';
import { MoveButtons } from '../../../../console/move-buttons.tsx';
import { useOperator } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { useMoves } from '../../../../console/use-moves.ts';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Tabs } from '../../../../ui/tabs.tsx';
import { ApproveForm } from './approve-form.tsx';
import { ReasonsForm } from './reasons-form.tsx';

const BUTTONS = [
  { move: 'take', variant: 'primary' },
  { move: 'put_back', variant: 'ghost' },
] as const;

/** What can be done with the documents now: taking them, then approving or rejecting, or putting them back for another. */
export function DecisionPanel({ check }: { check: IdentityCheckPage }) {
  const { t } = useTranslation('kyc-console');
  const words = useRefusalText();
  const { row, moves } = check;
  const params = { id: row.id };
  const { version } = row;
  const desk = useMoves<IdentityDeskMove, IdentityCheckPage>({
    onDone: (value) => notify({ text: t(`done.${value.row.state}`), tone: 'success' }),
  });
  const [shown, setShown] = useState<'approve' | 'reject' | 'ask_again'>('approve');
  const isBusy = desk.going !== undefined;
  const forms = (['approve', 'reject', 'ask_again'] as const).filter((move) => moves.includes(move));
  const form = forms.includes(shown) ? shown : forms[0];
  const calls = {
    take: () => opsCall(takeIdentityCheck, { params, body: { version } }),
    put_back: () => opsCall(putBackIdentityCheck, { params, body: { version } }),
  };
  const contents = {
    approve: (
      <ApproveForm
        check={check}
        busy={desk.going === 'approve'}
        disabled={isBusy}
        onApprove={(body) =>
          desk.go('approve', () => opsCall(approveIdentity, { params, body: { version, ...body } }))
        }
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
    <Panel title={t('decide.title')}>
      <div className="flex flex-col gap-4">
        <Status check={check} />
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

/** Who has them, or that it is over. */
function Status({ check: { row, moves } }: { check: IdentityCheckPage }) {
  const { t } = useTranslation('kyc-console');
  const { name, displayName } = useOperator();
  if (row.state === 'reviewing' && row.handledBy !== null) {
    const isMine = [name, displayName].includes(row.handledBy);
    return (
      <p className="text-sm">{isMine ? t('decide.yours') : t('decide.others', { name: row.handledBy })}</p>
    );
  }
  if (row.state === 'submitted') return <p className="text-muted text-sm">{t('decide.free')}</p>;
  return <p className="text-muted text-sm">{moves.length > 0 ? t('decide.approved') : t('decide.over')}</p>;
}
