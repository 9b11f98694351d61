import {
  changeOperatorEmail,
  newOperatorPassword,
  type OperatorDetail,
  resetOperatorFactor,
  setOperatorStatus,
} from '@lanna/contract/people/operators/operator-ops';
import { AtSign, KeyRound, Lock, ShieldOff, Unlock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { useMay } from '../../../../../console/operator.tsx';
import { ReasonCallDialog } from '../../../../../console/reason-call.tsx';
import { ReasonFormDialog } from '../../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../../ui/button.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { type Notice, notify } from '../../../../../ui/layers/notify.ts';

type Asking = 'lock' | 'unlock' | 'factor' | 'password' | 'email';

/** What may be done to another operator's account: a lock at once, everything else once a second operator approves. */
export function OperatorActions({ operator }: { operator: OperatorDetail }) {
  const { t } = useTranslation('operators-console');
  const may = useMay();
  const { id, version, displayName: name, status } = operator;
  const [asking, setAsking] = useState<Asking>();
  if (operator.own || !operator.within || !may('operators.change')) return null;
  const params = { id };
  const next: typeof status = asking === 'lock' ? 'locked' : 'active';
  const ask = (what: Asking) => () => setAsking(what);
  const shown = asking && {
    title: t(`operators.ask.${asking}`, { name }),
    text: t(`operators.askText.${asking}`),
    action: t(`operators.act.${asking}`),
    done: ({ proposal }: { proposal: string | null }): Notice =>
      proposal === null
        ? { text: t('operators.done'), tone: 'success' }
        : { text: t('roles.proposed'), detail: t('operators.proposedText'), tone: 'info' },
    onClose: () => setAsking(undefined),
  };
  return (
    <>
      <Button variant="secondary" size="small" icon={<AtSign aria-hidden="true" />} onClick={ask('email')}>
        {t('operators.act.email')}
      </Button>
      <Button
        variant="secondary"
        size="small"
        icon={<KeyRound aria-hidden="true" />}
        onClick={ask('password')}
      >
        {t('operators.act.password')}
      </Button>
      {operator.hasSecondFactor && (
        <Button
          variant="secondary"
          size="small"
          icon={<ShieldOff aria-hidden="true" />}
          onClick={ask('factor')}
        >
          {t('operators.act.factor')}
        </Button>
      )}
      {status === 'active' ? (
        <Button variant="danger" size="small" icon={<Lock aria-hidden="true" />} onClick={ask('lock')}>
          {t('operators.act.lock')}
        </Button>
      ) : (
        <Button size="small" icon={<Unlock aria-hidden="true" />} onClick={ask('unlock')}>
          {t('operators.act.unlock')}
        </Button>
      )}
      {shown && (asking === 'lock' || asking === 'unlock') && (
        <ReasonCallDialog
          {...shown}
          endpoint={setOperatorStatus}
          input={(reason) => ({ params, body: { status: next, version, reason } })}
          tone={asking === 'lock' ? 'danger' : 'primary'}
        />
      )}
      {shown && (asking === 'factor' || asking === 'password') && (
        <ReasonCallDialog
          {...shown}
          endpoint={asking === 'factor' ? resetOperatorFactor : newOperatorPassword}
          input={(reason) => ({ params, body: { reason } })}
          tone="danger"
        />
      )}
      {shown && asking === 'email' && <EmailDialog {...shown} operator={operator} />}
    </>
  );
}

function EmailDialog({
  operator: { id, version },
  done,
  onClose,
  ...dialog
}: {
  operator: OperatorDetail;
  title: string;
  text: string;
  action: string;
  done: (answer: { proposal: string | null }) => Notice;
  onClose: () => void;
}) {
  const { t } = useTranslation('operators-console');
  const changing = useOpsMutation(changeOperatorEmail);
  const form = useContractForm(changeOperatorEmail, {
    initial: { email: '', reason: '' },
    version,
    toBody: (typed, of) => ({ ...typed, version: of }),
    words: { email: { required: t('operators.emailRule'), invalid: t('operators.emailRule') } },
    refusals: { operator_email_taken: 'email' },
    send: (body) => changing.mutateAsync({ params: { id }, body }),
    onDone: (answer) => {
      notify(done(answer));
      onClose();
    },
  });
  return (
    <ReasonFormDialog {...dialog} form={form} onClose={onClose}>
      <TextField {...form.field('email')} type="email" label={t('operators.email')} autoComplete="off" />
    </ReasonFormDialog>
  );
}
