import { beginPasskey, confirmPasskey } from '@lanna/contract/accounts/security/security';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { makePasskey } from '../../../../shared-parts/proof/passkey.ts';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { NO_PROOF, useProof } from '../../../people/identity/proof/proof.ts';
import { ProofForm } from '../../../people/identity/proof/proof-form.tsx';
import { type Protection, protectionQuery } from '../../../people/identity/protection-queries.ts';
import { PasskeyNameField } from './passkey-name-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Adds a passkey of this device; the first factor of an account comes with recovery codes. */
export function PasskeyDialog({ protection, onClose }: { protection: Protection; onClose: () => void }) {
  const { t } = useTranslation('security');
  const queries = useQueryClient();
  const proof = useProof(protection);
  const form = useContractForm(confirmPasskey, {
    ...proof.options,
    initial: { ...NO_PROOF, name: '' },
    // The device answers only when all else is right.
    toBody: ({ name }) => ({ name, response: {} }),
    words: { name: { required: t('passkeys.nameMissing') } },
    send: async ({ name }, { values: { password } }) => {
      const options = await call(beginPasskey, { body: await proof.given({ password }) });
      return call(confirmPasskey, { body: { name, response: await makePasskey(options) } });
    },
    onDone: ({ recoveryCodes }) => {
      void queries.invalidateQueries({ queryKey: protectionQuery.queryKey });
      if (recoveryCodes.length > 0) return;
      notify({ text: t('passkeys.added'), tone: 'success' });
      onClose();
    },
  });
  const codes = form.answer?.recoveryCodes ?? [];

  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('passkeys.add')}
      description={codes.length > 0 ? undefined : t('passkeys.addLead')}
      insistent={codes.length > 0}
    >
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <ProofForm form={form} proof={proof} submitLabel={t('passkeys.make')}>
          <PasskeyNameField field={form.field('name')} />
        </ProofForm>
      )}
    </Dialog>
  );
}
