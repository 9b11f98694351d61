import { renamePasskey } from '@lanna/contract/accounts/security/security';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { NO_PROOF, useProof } from '../../../people/identity/proof/proof.ts';
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
  const proof = useProof(protection);
  const form = useContractForm(renamePasskey, {
    ...proof.options,
    initial: { ...NO_PROOF, id: passkey.id, name: passkey.name },
    words: { name: { required: t('passkeys.nameMissing') } },
    send: async (body) => call(renamePasskey, { body: await proof.given(body) }),
    onDone: () => {
      void queries.invalidateQueries({ queryKey: protectionQuery.queryKey });
      notify({ text: t('passkeys.renamed'), tone: 'success' });
      onClose();
    },
  });

  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('passkeys.renameTitle')}
      description={t('passkeys.renameLead')}
    >
      <ProofForm form={form} proof={proof} submitLabel={t('passkeys.renameSubmit')}>
        <PasskeyNameField field={form.field('name')} />
      </ProofForm>
    </Dialog>
  );
}
