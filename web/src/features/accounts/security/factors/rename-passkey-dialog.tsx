import { renamePasskey } from '@lanna/contract/accounts/security/security';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import type { Proof } from '../../../people/identity/proof/proof.ts';
import { ProofForm } from '../../../people/identity/proof/proof-form.tsx';
import {
  type Passkey,
  type Protection,
  protectionQuery,
} from '../../../people/identity/protection-queries.ts';
import { PasskeyNameField } from './passkey-name-field.tsx';

/** Renames a passkey, after the member has given the proof required. */
export function RenamePasskeyDialog({
  passkey,
  protection,
  onClose,
}: {
  passkey: Passkey;
  protection: Protection;
  onClose: () => void;
}) {
  const { t } = useTranslation('security');
  const queries = useQueryClient();
  const [name, setName] = useState(passkey.name);
  const [checked, setChecked] = useState(false);

  async function rename(proof: Proof) {
    await call(renamePasskey, { body: { ...proof, id: passkey.id, name: name.trim() } });
    void queries.invalidateQueries({ queryKey: protectionQuery.queryKey });
    notify({ text: t('passkeys.renamed'), tone: 'success' });
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
      title={t('passkeys.renameTitle')}
      description={t('passkeys.renameLead')}
    >
      <ProofForm
        protection={protection}
        submitLabel={t('passkeys.renameSubmit')}
        ready={ready}
        submit={rename}
      >
        <PasskeyNameField name={name} checked={checked} onName={setName} />
      </ProofForm>
    </Dialog>
  );
}
