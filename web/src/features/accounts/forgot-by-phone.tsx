import { resetByPhone } from '@lanna/contract/security';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { CodeField } from './code-field.tsx';
import { useCodeSender } from './code-sender.ts';
import { useFailureText } from './failure-text.ts';
import { FormFailure } from './form-failure.tsx';
import { type Entered, logIn } from './log-in.ts';
import { MobileField } from './mobile-field.tsx';
import { looksLikeMobile } from './mobile-number.ts';
import { usePasswordRule } from './password-rule.ts';

/** A code to the telephone, a new password, and in with it. */
export function ForgotByPhone({ onEntered }: { onEntered: (entered: Entered) => void }) {
  const { t } = useTranslation('accounts');
  const queries = useQueryClient();
  const failureText = useFailureText();
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
      onEntered(await logIn(queries, { type: 'username', username, password: newPassword }));
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
        {...register('mobileNum', { validate: looksLikeMobile })}
        label={t('field.mobileNum')}
        error={errors.mobileNum && t('mobile.invalid')}
        dialingCode={dialingCode}
        onDialingCode={setDialingCode}
      />
      <CodeField
        {...register('verificationCode', { validate: (typed) => typed.trim() !== '' })}
        sender={sender}
        mobile={mobile}
        error={errors.verificationCode && t('code.missing')}
      />
      <PasswordField
        {...register('newPassword', { validate: (typed) => rule.faultOf(typed) })}
        label={t('newPassword.new')}
        hint={rule.hint}
        error={rule.text(errors.newPassword?.message)}
        autoComplete="new-password"
      />
      {failure !== undefined && <FormFailure>{failureText(failure)}</FormFailure>}
      <Button type="submit" size="large" wide busy={formState.isSubmitting}>
        {t('forgot.submit')}
      </Button>
    </form>
  );
}
