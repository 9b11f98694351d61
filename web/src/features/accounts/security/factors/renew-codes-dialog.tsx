import { renewRecoveryCodes } from '@lanna/contract/accounts/security/security';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import type { Proof } from '../../../people/identity/proof/proof.ts';
import { ProofForm } from '../../../people/identity/proof/proof-form.tsx';
import { type Protection, protectionQuery } from '../../../people/identity/protection-queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** New recovery codes in place of the earlier ones, shown once. */
export function RenewCodesDialog({ protection, onClose }: { protection: Protection; onClose: () => void }) {
  const { t } = useTranslation('security');
  const queries = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();

  async function renew(proof: Proof) {
    const { recoveryCodes } = await call(renewRecoveryCodes, { body: proof });
    void queries.invalidateQueries({ queryKey: protectionQuery.queryKey });
    setCodes(recoveryCodes);
  }

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
        <ProofForm protection={protection} submitLabel={t('recovery.renewSubmit')} submit={renew} />
      )}
    </Dialog>
  );
}
