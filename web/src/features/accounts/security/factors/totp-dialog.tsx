import { beginTotp, confirmTotp } from '@lanna/contract/accounts/security/security';
import type { Value } from '@lanna/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { QrPicture } from '../../../../ui/pictures/qr-picture.tsx';
import { CodeText } from '../../../../ui/text/code-text.tsx';
import { useErrorWords } from '../../../people/identity/errors/error-words.ts';
import { NO_PROOF, useProof } from '../../../people/identity/proof/proof.ts';
import { ProofForm } from '../../../people/identity/proof/proof-form.tsx';
import { type Protection, protectionQuery } from '../../../people/identity/protection-queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type Setup = Value<typeof beginTotp>;

/** Sets an authenticator app up in steps: proof, scan, confirming code, recovery codes. */
export function TotpDialog({ protection, onClose }: { protection: Protection; onClose: () => void }) {
  const { t } = useTranslation('security');
  const queries = useQueryClient();
  const proof = useProof(protection);
  const form = useContractForm(beginTotp, {
    ...proof.options,
    initial: NO_PROOF,
    send: async (body) => call(beginTotp, { body: await proof.given(body) }),
  });
  const setup = form.answer;
  const [codes, setCodes] = useState<readonly string[]>();
  const step = codes ? 3 : setup ? 2 : 1;
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('totp.setUp')}
      description={t('step', { step, steps: 3 })}
      // Codes that are shown once must not disappear with an accidental press.
      insistent={step > 1}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : setup ? (
        <Scan
          setup={setup}
          onDone={(given) => {
            setCodes(given);
            void queries.invalidateQueries({ queryKey: protectionQuery.queryKey });
          }}
        />
      ) : (
        <ProofForm form={form} proof={proof} submitLabel={t('next')} />
      )}
    </Dialog>
  );
}

function Scan({ setup, onDone }: { setup: Setup; onDone: (recoveryCodes: readonly string[]) => void }) {
  const { t } = useTranslation('security');
  const form = useContractForm(confirmTotp, {
    initial: { code: '' },
    toBody: ({ code }) => ({ code: code.trim() }),
    check: ({ code }) => ({ code: code.trim() === '' && t('totp.codeMissing') }),
    refusals: { second_factor_wrong: 'code' },
    refusalText: useErrorWords(),
    send: (body) => call(confirmTotp, { body }),
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  });

  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p>{t('totp.scan')}</p>
      <div className="flex justify-center">
        <QrPicture text={setup.otpauthUrl} label={t('totp.picture')} />
      </div>
      <div className="text-sm">
        <p className="mb-1 text-muted">{t('totp.typeInstead')}</p>
        <CodeText value={inGroups(setup.secret)} copyLabel={t('totp.copySecret')} />
        <a href={setup.otpauthUrl} className="mt-2 inline-block py-1 text-accent-text underline">
          {t('totp.openApp')}
        </a>
      </div>
      <TextField
        {...form.field('code')}
        label={t('totp.code')}
        hint={t('totp.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button type="submit" size="large" wide busy={form.isPending}>
        {t('totp.confirm')}
      </Button>
    </form>
  );
}

/** `ABCD EFGH …`: easier to type; apps ignore the spaces. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
