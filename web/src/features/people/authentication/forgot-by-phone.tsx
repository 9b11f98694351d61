import { resetByPhone } from '@lanna/contract/accounts/security/security';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { CodeField } from '../identity/codes/code-field.tsx';
import { useCodeSender } from '../identity/codes/code-sender.ts';
import { MobileField } from '../identity/codes/mobile-field.tsx';
import { isMobileLike } from '../identity/codes/mobile-number.ts';
import { useErrorText } from '../identity/errors/error-text.ts';
import { usePasswordRule } from '../identity/proof/password-rule.ts';
import { type LoginOutcome, logIn } from './log-in.ts';

/** Sends a code to the mobile number, sets a new password, and logs in with it. */
export function ForgotByPhone({ onOutcome }: { onOutcome: (outcome: LoginOutcome) => void }) {
  const { t } = useTranslation(['authentication', 'identity']);
  const queries = useQueryClient();
  const errorText = useErrorText();
  const rule = usePasswordRule();
  const sender = useCodeSender('reset');
  const [dialingCode, setDialingCode] = useState('');
  const [failure, setFailure] = useState<unknown>();
  const { register, handleSubmit, getValues, trigger, formState } = useForm({
    defaultValues: { mobileNum: '', verificationCode: '', newPassword: '' },
  });
  const { errors } = formState;

  const submit = handleSubmit(async ({ mobileNum, verificationCode, newPassword }) => {
    setFailure(undefined);
    try {
      const { username } = await call(resetByPhone, {
        body: {
          mobileNum: mobileNum.trim(),
          countryDialingCode: dialingCode,
          verificationCode: verificationCode.trim(),
          newPassword,
        },
      });
      onOutcome(await logIn(queries, { type: 'username', username, password: newPassword }));
    } catch (refused) {
      setFailure(refused);
    }
  });
  async function mobile() {
    if (!(await trigger('mobileNum', { shouldFocus: true }))) return undefined;
    return { mobileNum: getValues('mobileNum').trim(), countryDialingCode: dialingCode };
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <MobileField
        {...register('mobileNum', { validate: isMobileLike })}
        label={t('identity:field.mobileNum')}
        error={errors.mobileNum && t('identity:mobile.invalid')}
        dialingCode={dialingCode}
        onDialingCode={setDialingCode}
      />
      <CodeField
        {...register('verificationCode', { validate: (typed) => typed.trim() !== '' })}
        sender={sender}
        mobile={mobile}
        error={errors.verificationCode && t('identity:code.missing')}
      />
      <PasswordField
        {...register('newPassword', { validate: (typed) => rule.fieldErrorOf(typed) })}
        label={t('newPassword.new')}
        hint={rule.hint}
        error={rule.text(errors.newPassword?.message)}
        autoComplete="new-password"
      />
      {failure !== undefined && <FormError>{errorText(failure)}</FormError>}
      <Button type="submit" size="large" wide busy={formState.isSubmitting}>
        {t('forgot.submit')}
      </Button>
    </form>
  );
}
