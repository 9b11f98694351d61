import { beginTotp, confirmTotp } from '@lanna/contract/accounts/security/security';
import type { Value } from '@lanna/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { QrPicture } from '../../../../ui/pictures/qr-picture.tsx';
import { CodeText } from '../../../../ui/text/code-text.tsx';
import { isRefusal, useErrorWords } from '../../../people/identity/errors/error-words.ts';
import { ProofForm } from '../../../people/identity/proof/proof-form.tsx';
import { type Protection, protectionQuery } from '../../../people/identity/protection-queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type Setup = Value<typeof beginTotp>;

/** Sets an authenticator app up in steps: proof, scan, confirming code, recovery codes. */
export function TotpDialog({ protection, onClose }: { protection: Protection; onClose: () => void }) {
  const { t } = useTranslation('security');
  const queries = useQueryClient();
  const [setup, setSetup] = useState<Setup>();
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
        <ProofForm
          protection={protection}
          submitLabel={t('next')}
          submit={async (body) => setSetup(await call(beginTotp, { body }))}
        />
      )}
    </Dialog>
  );
}

function Scan({ setup, onDone }: { setup: Setup; onDone: (recoveryCodes: readonly string[]) => void }) {
  const { t } = useTranslation('security');
  const words = useErrorWords();
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState(false);
  const confirming = useMutation({
    mutationFn: () => call(confirmTotp, { body: { code: code.trim() } }),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  const wrong = isRefusal(confirming.error, 'second_factor_wrong');

  function confirm(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (code.trim() !== '' && !confirming.isPending) confirming.mutate();
  }

  return (
    <form onSubmit={confirm} noValidate className="flex flex-col gap-4">
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
        label={t('totp.code')}
        hint={t('totp.codeHint')}
        error={
          wrong ? words(confirming.error) : checked && code.trim() === '' ? t('totp.codeMissing') : undefined
        }
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          confirming.reset();
        }}
      />
      {confirming.error && !wrong && <FormError>{words(confirming.error)}</FormError>}
      <Button type="submit" size="large" wide busy={confirming.isPending}>
        {t('totp.confirm')}
      </Button>
    </form>
  );
}

/** `ABCD EFGH …`: easier to type; apps ignore the spaces. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
