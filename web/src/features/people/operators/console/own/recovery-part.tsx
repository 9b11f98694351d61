import { type OwnSecurity, renewRecoveryCodes } from '@lanna/contract/people/operators/own-ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { ConfirmDialog } from '../../../../../console/confirm-dialog.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/layers/dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Codes for the day the phone or the key is gone. */
export function RecoveryPart({ security }: { security: OwnSecurity }) {
  const { t } = useTranslation('operators-console');
  const [asking, setAsking] = useState(false);
  const renew = useOpsMutation(renewRecoveryCodes, { onDone: () => setAsking(false) });
  if (!security.totp && security.passkeys.length === 0) return null;
  return (
    <Panel title={t('recovery.title')} text={t('recovery.text')}>
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
        <p>{t('recovery.left', { count: security.recoveryCodes })}</p>
        <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
          {t('recovery.renew')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('recovery.renew')}
        text={t('recovery.renewText')}
        action={t('recovery.renew')}
        busy={renew.isPending}
        error={renew.error}
        onConfirm={() => renew.mutate({ body: {} })}
      />
      <Dialog
        open={renew.data !== undefined && !asking}
        onOpenChange={(open) => !open && renew.reset()}
        title={t('recovery.title')}
        insistent
      >
        {renew.data && <RecoveryCodes codes={renew.data.recoveryCodes} onDone={() => renew.reset()} />}
      </Dialog>
    </Panel>
  );
}
