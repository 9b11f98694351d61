import {
  newOperatorPassword,
  type OperatorDetail,
  resetOperatorFactor,
  setOperatorStatus,
} from '@lanna/contract/operators/operator-ops';
import { KeyRound, Lock, ShieldOff, Unlock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../console/operator.tsx';
import { useOpsMutation } from '../../../console/ops-query.ts';
import { ReasonDialog } from '../../../console/reason-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { OncePassword } from './once-password.tsx';

type Asking = 'lock' | 'unlock' | 'factor' | 'password';

/** What may be done to another operator's account. */
export function OperatorActions({ operator }: { operator: OperatorDetail }) {
  const { t } = useTranslation('operators-console');
  const may = useMay();
  const { id, version, displayName: name, status } = operator;
  const [asking, setAsking] = useState<Asking>();
  const done = (what: 'status' | 'factor') => () => {
    setAsking(undefined);
    notify({ text: t(`operators.done.${what}`), tone: 'success' });
  };
  const setStatus = useOpsMutation(setOperatorStatus, { onDone: done('status') });
  const reset = useOpsMutation(resetOperatorFactor, { onDone: done('factor') });
  const renew = useOpsMutation(newOperatorPassword, { onDone: () => setAsking(undefined) });
  if (operator.own || !operator.within || !may('operators.change')) return null;
  const params = { id };
  const confirm: Record<Asking, (reason: string) => void> = {
    lock: (reason) => setStatus.mutate({ params, body: { status: 'locked', version, reason } }),
    unlock: (reason) => setStatus.mutate({ params, body: { status: 'active', version, reason } }),
    factor: (reason) => reset.mutate({ params, body: { reason } }),
    password: (reason) => renew.mutate({ params, body: { reason } }),
  };
  const mutation = asking === 'factor' ? reset : asking === 'password' ? renew : setStatus;
  const ask = (what: Asking) => () => {
    for (const one of [setStatus, reset, renew]) one.reset();
    setAsking(what);
  };
  return (
    <>
      <Button look="secondary" size="small" icon={<KeyRound aria-hidden="true" />} onClick={ask('password')}>
        {t('operators.act.password')}
      </Button>
      {operator.hasSecondFactor && (
        <Button look="secondary" size="small" icon={<ShieldOff aria-hidden="true" />} onClick={ask('factor')}>
          {t('operators.act.factor')}
        </Button>
      )}
      {status === 'active' ? (
        <Button look="danger" size="small" icon={<Lock aria-hidden="true" />} onClick={ask('lock')}>
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
        tone={asking === 'unlock' ? 'primary' : 'danger'}
        busy={mutation.isPending}
        error={mutation.error}
        onConfirm={(reason) => asking && confirm[asking](reason)}
      />
      {renew.data && (
        <OncePassword password={renew.data.password} name={name} onClose={() => renew.reset()} />
      )}
    </>
  );
}
