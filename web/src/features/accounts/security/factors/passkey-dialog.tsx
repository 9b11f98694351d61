import { beginPasskey, confirmPasskey } from '@lanna/contract/accounts/security/security';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { makePasskey } from '../../../../passkey.ts';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import type { Proof } from '../../../people/identity/proof/proof.ts';
import { ProofForm } from '../../../people/identity/proof/proof-form.tsx';
import { type Protection, protectionQuery } from '../../../people/identity/protection-queries.ts';
import { PasskeyNameField } from './passkey-name-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Adds a passkey of this device; the first factor of an account comes with recovery codes. */
export function PasskeyDialog({ protection, onClose }: { protection: Protection; onClose: () => void }) {
  const { t } = useTranslation('security');
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [checked, setChecked] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();

  async function add(proof: Proof) {
    const options = await call(beginPasskey, { body: proof });
    const response = await makePasskey(options);
    const { recoveryCodes } = await call(confirmPasskey, { body: { name: name.trim(), response } });
    void queries.invalidateQueries({ queryKey: protectionQuery.queryKey });
    if (recoveryCodes.length > 0) return setCodes(recoveryCodes);
    notify({ text: t('passkeys.added'), tone: 'success' });
    onClose();
  }

  function ready() {
    setChecked(true);
    return name.trim() !== '';
  }

  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('passkeys.add')}
      description={codes ? undefined : t('passkeys.addLead')}
      insistent={codes !== undefined}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <ProofForm protection={protection} submitLabel={t('passkeys.make')} ready={ready} submit={add}>
          <PasskeyNameField name={name} checked={checked} onName={setName} />
        </ProofForm>
      )}
    </Dialog>
  );
}
