import { addPasskey, offerPasskey } from '@lanna/contract/people/operators/own-ops';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../../api/calls/refusal-text.ts';
import { opsCall } from '../../../../../console/calls/ops-call.ts';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
import { makePasskey, PasskeyError } from '../../../../../shared-parts/proof/passkey.ts';
import { Button } from '../../../../../ui/button.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';

/** Makes a passkey on this device, under a name that distinguishes it from others. */
export function PasskeySetup({ onDone }: { onDone: (recoveryCodes: readonly string[]) => void }) {
  const { t } = useTranslation('operators-console');
  const words = useRefusalText();
  const form = useContractForm(addPasskey, {
    initial: { name: '' },
    // The browser is asked for it when all else is right.
    toBody: ({ name }) => ({ name, response: {} }),
    refusalText: (error) =>
      error instanceof PasskeyError ? t(`passkeys.failed.${error.reason}`) : words(error),
    send: async ({ name }) => {
      const response = await makePasskey(await opsCall(offerPasskey, { body: {} }));
      return opsCall(addPasskey, { body: { name, response } });
    },
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  return (
    <form {...form.props} className="flex flex-col gap-4 text-sm">
      <p>{t('passkeys.addText')}</p>
      <TextField
        {...form.field('name')}
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        autoComplete="off"
      />
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button type="submit" wide busy={form.isPending} disabled={form.values.name.trim() === ''}>
        {t('passkeys.make')}
      </Button>
    </form>
  );
}
