import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../api/calls/refusal.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { usePhone } from '../../../ui/use-phone.ts';
import { useErrorText } from '../identity/errors/error-text.ts';
import { usePasswordRule } from '../identity/proof/password-rule.ts';
import type { SecondFactorOffer } from '../identity/proof/pending-login.ts';
import { type PasswordChange, renewPassword } from './change-password.ts';
import { EnrolmentFields } from './enrolment-fields.tsx';
import { offerIn } from './log-in.ts';
import { SecondFactorForm } from './second-factor-form.tsx';

export interface NewPasswordTexts {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
  birthday: string;
  terms: boolean;
}
const EMPTY: NewPasswordTexts = {
  oldPassword: '',
  newPassword: '',
  confirmNewPassword: '',
  birthday: '',
  terms: false,
};

/**
 * A new password for an authenticated member. The old one is asked for only when this page does not know it. The owner of an account that
 * another person has made accepts the terms with it.
 */
export function NewPasswordForm({
  username,
  enrolmentDue,
  knownOldPassword,
  remember,
  onDone,
}: {
  username: string;
  enrolmentDue: boolean;
  knownOldPassword: string | undefined;
  remember: boolean;
  onDone: () => void;
}) {
  const { t } = useTranslation(['authentication', 'identity']);
  const errorText = useErrorText();
  const rule = usePasswordRule();
  const [failure, setFailure] = useState<unknown>();
  const [proof, setProof] = useState<{ change: PasswordChange; offer: SecondFactorOffer }>();
  // The password this page knew may have been changed elsewhere.
  const [asksOld, setAsksOld] = useState(knownOldPassword === undefined);
  const phone = usePhone();
  const form = useForm({ defaultValues: EMPTY });
  const { register, handleSubmit, setFocus, formState } = form;
  const { errors } = formState;
  useEffect(() => {
    // On a phone the keyboard would cover half the form before it has been read.
    if (!phone) setFocus(asksOld ? 'oldPassword' : 'newPassword');
  }, [phone, asksOld, setFocus]);

  async function change(wanted: PasswordChange) {
    await renewPassword(wanted);
    onDone();
  }
  const submit = handleSubmit(async ({ birthday, terms, ...typed }) => {
    setFailure(undefined);
    const oldPassword = asksOld ? typed.oldPassword : (knownOldPassword ?? '');
    const enrolment = enrolmentDue ? { termsAccepted: terms, birthday } : {};
    const wanted = { ...typed, ...enrolment, username, oldPassword, remember };
    try {
      await change(wanted);
    } catch (refused) {
      const code = refused instanceof Refusal ? refused.code : undefined;
      if (refused instanceof Refusal && code === 'second_factor_needed')
        setProof({ change: wanted, offer: offerIn(refused.facts) });
      else setFailure(refused);
      if (code === 'password_wrong') setAsksOld(true);
    }
  });

  if (proof)
    return (
      <SecondFactorForm
        offer={proof.offer}
        username={username}
        prove={(secondFactor) => change({ ...proof.change, secondFactor })}
      />
    );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <TextField label={t('identity:username')} value={username} readOnly autoComplete="username" />
      {asksOld && (
        <PasswordField
          {...register('oldPassword', { required: true })}
          label={t('newPassword.old')}
          error={errors.oldPassword && t('newPassword.oldMissing')}
          autoComplete="current-password"
        />
      )}
      <PasswordField
        {...register('newPassword', { validate: (typed) => rule.fieldErrorOf(typed) })}
        label={t('newPassword.new')}
        hint={rule.hint}
        error={rule.text(errors.newPassword?.message)}
        autoComplete="new-password"
      />
      <PasswordField
        {...register('confirmNewPassword', {
          validate: (typed, { newPassword }) => typed === newPassword || 'differs',
        })}
        label={t('newPassword.confirm')}
        error={errors.confirmNewPassword && t('newPassword.differs')}
        autoComplete="new-password"
      />
      {enrolmentDue && <EnrolmentFields form={form} />}
      {failure !== undefined && <FormError>{errorText(failure)}</FormError>}
      <Button type="submit" size="large" wide busy={formState.isSubmitting} disabled={!rule.ready}>
        {enrolmentDue ? t('enrolment.submit') : t('newPassword.submit')}
      </Button>
    </form>
  );
}
