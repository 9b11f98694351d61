import { Fingerprint } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useErrorText } from '../identity/errors/error-text.ts';
import type { SecondFactorOffer } from '../identity/proof/pending-login.ts';
import { canUsePasskeys, provePasskey } from './prove-passkey.ts';

/** The second step: a code of the authenticator app, a recovery code, or a passkey. `prove` throws when it was wrong. */
export function SecondFactorForm({
  offer,
  username,
  prove,
}: {
  offer: SecondFactorOffer;
  username: string | undefined;
  prove: (secondFactor: string) => Promise<void>;
}) {
  const { t } = useTranslation('authentication');
  const errorText = useErrorText();
  const [way, setWay] = useState<'app' | 'recovery'>('app');
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState<'code' | 'passkey'>();
  const options = useRef(offer.passkey);
  const { register, handleSubmit, setFocus, resetField, formState } = useForm({
    defaultValues: { code: '' },
  });
  const typesCode = offer.totp || way === 'recovery';
  useEffect(() => {
    if (typesCode) setFocus('code');
  }, [typesCode, setFocus]);

  async function attempt(by: 'code' | 'passkey', answer: () => Promise<string | undefined>) {
    if (busy) return;
    setBusy(by);
    setFailure(undefined);
    try {
      const given = await answer();
      if (given !== undefined) await prove(given);
    } catch (found) {
      setFailure(found);
      if (by === 'code') setFocus('code', { shouldSelect: true });
    } finally {
      setBusy(undefined);
    }
  }
  const passkey = () =>
    attempt('passkey', () => {
      const offered = options.current;
      options.current = undefined;
      return provePasskey(offered, username);
    });
  const code = handleSubmit(({ code }) => attempt('code', async () => code.trim()));
  function change(next: 'app' | 'recovery') {
    setWay(next);
    setFailure(undefined);
    resetField('code');
  }

  return (
    <form onSubmit={code} noValidate className="flex flex-col gap-4">
      {offer.passkey && canUsePasskeys() && (
        <Button
          variant={typesCode ? 'secondary' : 'primary'}
          size="large"
          wide
          icon={<Fingerprint aria-hidden="true" />}
          busy={busy === 'passkey'}
          onClick={() => void passkey()}
        >
          {t('secondFactor.passkey')}
        </Button>
      )}
      {typesCode && (
        <TextField
          {...register('code', { validate: (typed) => typed.trim() !== '' })}
          label={way === 'app' ? t('secondFactor.code') : t('secondFactor.recoveryCode')}
          hint={way === 'app' ? t('secondFactor.codeHint') : t('secondFactor.recoveryHint')}
          error={formState.errors.code && t('secondFactor.missing')}
          inputMode={way === 'app' ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          enterKeyHint="go"
        />
      )}
      {failure !== undefined && <FormError>{errorText(failure)}</FormError>}
      {typesCode && (
        <Button type="submit" size="large" wide busy={busy === 'code'}>
          {t('secondFactor.submit')}
        </Button>
      )}
      <Button variant="ghost" wide onClick={() => change(way === 'app' ? 'recovery' : 'app')}>
        {way === 'app' ? t('secondFactor.toRecovery') : t('secondFactor.toApp')}
      </Button>
    </form>
  );
}
