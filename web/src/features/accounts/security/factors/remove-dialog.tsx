import { removeSecondFactor } from '@lanna/contract/accounts/security/security';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { NO_PROOF, useProof } from '../../../people/identity/proof/proof.ts';
import { ProofForm } from '../../../people/identity/proof/proof-form.tsx';
import { type Protection, protectionQuery } from '../../../people/identity/protection-queries.ts';

/** The second factor to remove: the app, or a passkey by its id and name. */
export type Removal = { what: 'totp' } | { what: string; name: string };

/** Removes a second factor; removing the last one removes the recovery codes too. */
export function RemoveDialog({
  removal,
  protection,
  onClose,
}: {
  removal: Removal;
  protection: Protection;
  onClose: () => void;
}) {
  const { t } = useTranslation('security');
  const queries = useQueryClient();
  const last = protection.passkeys.length + (protection.totp ? 1 : 0) === 1;
  const proof = useProof(protection);
  const form = useContractForm(removeSecondFactor, {
    ...proof.options,
    initial: { ...NO_PROOF, what: removal.what },
    toBody: ({ secondFactor = '', ...typed }) => ({ ...typed, secondFactor }),
    send: async (body) => call(removeSecondFactor, { body: await proof.given(body) }),
    onDone: () => {
      void queries.invalidateQueries({ queryKey: protectionQuery.queryKey });
      notify({ text: t('remove.done'), tone: 'success' });
      onClose();
    },
  });

  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={'name' in removal ? t('remove.passkey', { name: removal.name }) : t('remove.totp')}
      description={last ? t('remove.lastLead') : t('remove.lead')}
    >
      <ProofForm form={form} proof={proof} submitLabel={t('remove.submit')} variant="danger" />
    </Dialog>
  );
}
