import { type OwnSecurity, removePasskey, renamePasskey } from '@lanna/contract/people/operators/own-ops';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { ConfirmDialog } from '../../../../../console/confirm-dialog.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { When } from '../../../../../console/when.tsx';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
import { canUsePasskeys } from '../../../../../shared-parts/proof/passkey.ts';
import { Button } from '../../../../../ui/button.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../../ui/layers/dialog.tsx';
import { PasskeySetup } from './passkey-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Passkey = OwnSecurity['passkeys'][number];

/** Passkeys of this console's host: added, renamed, removed. */
export function PasskeyPart({ security }: { security: OwnSecurity }) {
  const { t } = useTranslation('operators-console');
  const queries = useQueryClient();
  const [adding, setAdding] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const [renamed, setRenamed] = useState<Passkey>();
  const [removed, setRemoved] = useState<Passkey>();
  const remove = useOpsMutation(removePasskey, { onDone: () => setRemoved(undefined) });
  function close() {
    void queries.invalidateQueries();
    setAdding(false);
    setCodes(undefined);
  }
  return (
    <Panel
      title={t('passkeys.title')}
      text={t('passkeys.text')}
      actions={
        <Button variant="secondary" size="small" disabled={!canUsePasskeys()} onClick={() => setAdding(true)}>
          {t('passkeys.add')}
        </Button>
      }
    >
      {!canUsePasskeys() && <p className="mb-2 text-muted text-sm">{t('passkeys.failed.unsupported')}</p>}
      {security.passkeys.length === 0 ? (
        <p className="text-muted text-sm">{t('passkeys.none')}</p>
      ) : (
        <ul className="flex flex-col">
          {security.passkeys.map((passkey) => (
            <li
              key={passkey.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line/70 border-b py-2 text-sm last:border-b-0"
            >
              <div className="min-w-0">
                <p className="font-medium">{passkey.name}</p>
                <p className="text-muted text-xs">
                  {t('passkeys.added')} <When at={passkey.addedAt} variant="day" /> · {t('passkeys.used')}{' '}
                  <When at={passkey.usedAt} never={t('passkeys.never')} />
                  {!passkey.here && ` · ${t('passkeys.elsewhere')}`}
                </p>
              </div>
              <div className="flex gap-1">
                <Button variant="ghost" size="small" onClick={() => setRenamed(passkey)}>
                  {t('passkeys.rename')}
                </Button>
                <Button variant="ghost" size="small" onClick={() => setRemoved(passkey)}>
                  {t('passkeys.remove')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Dialog open={adding} onOpenChange={(open) => !open && close()} title={t('passkeys.add')} insistent>
        {codes ? (
          <RecoveryCodes codes={codes} onDone={close} />
        ) : (
          <PasskeySetup onDone={(given) => (given.length > 0 ? setCodes(given) : close())} />
        )}
      </Dialog>
      {renamed && <Rename passkey={renamed} onClose={() => setRenamed(undefined)} />}
      <ConfirmDialog
        open={removed !== undefined}
        onOpenChange={(open) => !open && setRemoved(undefined)}
        title={t('passkeys.removeTitle', { name: removed?.name ?? '' })}
        text={t('passkeys.removeText')}
        action={t('passkeys.remove')}
        tone="danger"
        busy={remove.isPending}
        error={remove.error}
        onConfirm={() => removed && remove.mutate({ params: { id: removed.id } })}
      />
    </Panel>
  );
}

function Rename({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('operators-console');
  const renaming = useOpsMutation(renamePasskey);
  const form = useContractForm(renamePasskey, {
    initial: { name: passkey.name },
    send: (body) => renaming.mutateAsync({ params: { id: passkey.id }, body }),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('passkeys.rename')}
      text={
        <form {...form.props}>
          <TextField {...form.field('name')} label={t('passkeys.name')} />
        </form>
      }
      action={t('passkeys.rename')}
      busy={form.isPending}
      error={form.failure}
      onConfirm={() => form.submit()}
    />
  );
}
