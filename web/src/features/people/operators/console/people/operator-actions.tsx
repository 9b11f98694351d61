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
import { ReasonDialog } from '../../../../../console/reason-dialog.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { EMAIL } from '../own/email-form.ts';

type Asking = 'lock' | 'unlock' | 'factor' | 'password' | 'email';

/** What may be done to another operator's account: a lock at once, everything else once a second operator approves. */
export function OperatorActions({ operator }: { operator: OperatorDetail }) {
  const { t } = useTranslation('operators-console');
  const may = useMay();
  const { id, version, displayName: name, status } = operator;
  const [asking, setAsking] = useState<Asking>();
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const onDone = ({ proposal }: { proposal: string | null }) => {
    setAsking(undefined);
    notify(
      proposal === null
        ? { text: t('operators.done'), tone: 'success' }
        : { text: t('roles.proposed'), detail: t('operators.proposedText'), tone: 'info' },
    );
  };
  const setStatus = useOpsMutation(setOperatorStatus, { onDone });
  const reset = useOpsMutation(resetOperatorFactor, { onDone });
  const renew = useOpsMutation(newOperatorPassword, { onDone });
  const move = useOpsMutation(changeOperatorEmail, { onDone });
  if (operator.own || !operator.within || !may('operators.change')) return null;
  const params = { id };
  const isEmailFine = EMAIL.test(email.trim());
  const confirm: Record<Asking, (reason: string) => void> = {
    lock: (reason) => setStatus.mutate({ params, body: { status: 'locked', version, reason } }),
    unlock: (reason) => setStatus.mutate({ params, body: { status: 'active', version, reason } }),
    factor: (reason) => reset.mutate({ params, body: { reason } }),
    password: (reason) => renew.mutate({ params, body: { reason } }),
    email: (reason) => {
      setTried(true);
      if (isEmailFine) move.mutate({ params, body: { email: email.trim(), version, reason } });
    },
  };
  const mutation = { lock: setStatus, unlock: setStatus, factor: reset, password: renew, email: move }[
    asking ?? 'lock'
  ];
  const ask = (what: Asking) => () => {
    for (const one of [setStatus, reset, renew, move]) one.reset();
    setEmail('');
    setTried(false);
    setAsking(what);
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
      <ReasonDialog
        open={asking !== undefined}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title={asking ? t(`operators.ask.${asking}`, { name }) : ''}
        text={asking ? t(`operators.askText.${asking}`) : ''}
        action={asking ? t(`operators.act.${asking}`) : ''}
        tone={asking === 'unlock' || asking === 'email' ? 'primary' : 'danger'}
        busy={mutation.isPending}
        error={mutation.error}
        onConfirm={(reason) => asking && confirm[asking](reason)}
      >
        {asking === 'email' && (
          <TextField
            type="email"
            label={t('operators.email')}
            error={tried && !isEmailFine ? t('operators.emailRule') : undefined}
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </ReasonDialog>
    </>
  );
}
