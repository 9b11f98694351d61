import { addPasskey, offerPasskey } from '@lanna/contract/people/operators/own-ops';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../../api/calls/refusal-text.ts';
import { opsCall } from '../../../../../console/calls/ops-call.ts';
import { makePasskey, PasskeyError } from '../../../../../passkey.ts';
import { Button } from '../../../../../ui/button.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';

/** Makes a passkey on this device, under a name that distinguishes it from others. */
export function PasskeySetup({ onDone }: { onDone: (recoveryCodes: readonly string[]) => void }) {
  const { t } = useTranslation('operators-console');
  const words = useRefusalText();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  async function make(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    setBusy(true);
    setError(undefined);
    try {
      const response = await makePasskey(await opsCall(offerPasskey, { body: {} }));
      const { recoveryCodes } = await opsCall(addPasskey, { body: { name: name.trim(), response } });
      onDone(recoveryCodes);
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void make(event)} className="flex flex-col gap-4 text-sm">
      <p>{t('passkeys.addText')}</p>
      <TextField
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        autoComplete="off"
        required
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {error !== undefined && (
        <FormError>
          {error instanceof PasskeyError ? t(`passkeys.failed.${error.reason}`) : words(error)}
        </FormError>
      )}
      <Button type="submit" wide busy={busy} disabled={name.trim() === ''}>
        {t('passkeys.make')}
      </Button>
    </form>
  );
}
