import { renewRecoveryCodes } from '@lanna/contract/accounts/security/security';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { NO_PROOF, useProof } from '../../../people/identity/proof/proof.ts';
import { ProofForm } from '../../../people/identity/proof/proof-form.tsx';
import { type Protection, protectionQuery } from '../../../people/identity/protection-queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** New recovery codes in place of the earlier ones, shown once. */
export function RenewCodesDialog({ protection, onClose }: { protection: Protection; onClose: () => void }) {
  const { t } = useTranslation('security');
  const queries = useQueryClient();
  const proof = useProof(protection);
  const form = useContractForm(renewRecoveryCodes, {
    ...proof.options,
    initial: NO_PROOF,
    send: async (body) => call(renewRecoveryCodes, { body: await proof.given(body) }),
    onDone: () => void queries.invalidateQueries({ queryKey: protectionQuery.queryKey }),
  });
  const codes = form.answer?.recoveryCodes;

  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('recovery.renewTitle')}
      description={codes ? undefined : t('recovery.renewLead')}
      // Codes that are shown once must not disappear with an accidental press.
      insistent={codes !== undefined}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <ProofForm form={form} proof={proof} submitLabel={t('recovery.renewSubmit')} />
      )}
    </Dialog>
  );
}
