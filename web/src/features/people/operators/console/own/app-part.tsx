import { type OwnSecurity, removeTotp } from '@lanna/contract/people/operators/own-ops';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { ConfirmDialog } from '../../../../../console/confirm-dialog.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { StatusBadge } from '../../../../../console/status-badge.tsx';
import { When } from '../../../../../console/when.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpSetup } from './totp-setup.tsx';

/** The authenticator app: set up, replaced, removed. */
export function AppPart({ security }: { security: OwnSecurity }) {
  const { t } = useTranslation('operators-console');
  const queries = useQueryClient();
  const [adding, setAdding] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const [asking, setAsking] = useState(false);
  const remove = useOpsMutation(removeTotp, {
    onDone: () => {
      setAsking(false);
      notify({ text: t('app.removed'), tone: 'success' });
    },
  });
  function added(given: readonly string[]) {
    if (given.length > 0) return setCodes(given);
    close();
    notify({ text: t('app.added'), tone: 'success' });
  }
  function close() {
    void queries.invalidateQueries();
    setAdding(false);
    setCodes(undefined);
  }
  return (
    <Panel title={t('app.title')} text={t('app.text')}>
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
        {security.totp ? (
          <StatusBadge tone="success">
            {t('app.on')} <When at={security.totp.addedAt} variant="day" />
          </StatusBadge>
        ) : (
          <StatusBadge tone="warning">{t('app.off')}</StatusBadge>
        )}
        <div className="flex flex-wrap gap-2">
          {security.totp && (
            <Button variant="ghost" size="small" onClick={() => setAsking(true)}>
              {t('app.remove')}
            </Button>
          )}
          <Button variant="secondary" size="small" onClick={() => setAdding(true)}>
            {security.totp ? t('app.replace') : t('app.setUp')}
          </Button>
        </div>
      </div>
      <Dialog open={adding} onOpenChange={(open) => !open && close()} title={t('app.setUp')} insistent>
        {codes ? <RecoveryCodes codes={codes} onDone={close} /> : <TotpSetup onDone={added} />}
      </Dialog>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('app.removeTitle')}
        text={t('app.removeText')}
        action={t('app.remove')}
        tone="danger"
        busy={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate({})}
      />
    </Panel>
  );
}
