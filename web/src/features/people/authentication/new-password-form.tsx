import { changePassword } from '@lanna/contract/accounts/security/security';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../api/calls/refusal.ts';
import { useContractForm } from '../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { usePhone } from '../../../ui/use-phone.ts';
import { useErrorText } from '../identity/errors/error-text.ts';
import { usePasswordRule } from '../identity/proof/password-rule.ts';
import type { SecondFactorOffer } from '../identity/proof/pending-login.ts';
import { type PasswordChange, renewPassword } from './change-password.ts';
import { EnrolmentFields, useBirthdayError } from './enrolment-fields.tsx';
import { offerIn } from './log-in.ts';
import { SecondFactorForm } from './second-factor-form.tsx';

export interface NewPasswordTexts {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
  birthday: string;
  termsAccepted: boolean;
}
const EMPTY: NewPasswordTexts = {
  oldPassword: '',
  newPassword: '',
  confirmNewPassword: '',
  birthday: '',
  termsAccepted: false,
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
  const rule = usePasswordRule();
  const birthdayError = useBirthdayError();
  const [proof, setProof] = useState<{ change: PasswordChange; offer: SecondFactorOffer }>();
  // The password this page knew may have been changed elsewhere.
  const [asksOld, setAsksOld] = useState(knownOldPassword === undefined);
  const phone = usePhone();
  const form = useContractForm(changePassword, {
    initial: EMPTY,
    toBody: ({ birthday, termsAccepted, ...typed }) => ({
      ...typed,
      oldPassword: asksOld ? typed.oldPassword : (knownOldPassword ?? ''),
      remember,
      ...(enrolmentDue && { termsAccepted, birthday }),
    }),
    check: (typed) => ({
      oldPassword: asksOld && typed.oldPassword === '' && t('newPassword.oldMissing'),
      newPassword: rule.text(rule.fieldErrorOf(typed.newPassword)),
      confirmNewPassword: typed.confirmNewPassword !== typed.newPassword && t('newPassword.differs'),
      birthday: enrolmentDue && birthdayError(typed.birthday),
      termsAccepted: enrolmentDue && !typed.termsAccepted && t('enrolment.missing'),
    }),
    refusals: {
      password_breached: 'newPassword',
      password_same: 'newPassword',
      under_age: 'birthday',
      terms_not_accepted: 'termsAccepted',
    },
    refusalText: useErrorText(),
    send: async (body) => {
      const change = { ...body, username };
      try {
        await renewPassword(change);
        onDone();
      } catch (refused) {
        if (!(refused instanceof Refusal)) throw refused;
        if (refused.code === 'password_wrong') setAsksOld(true);
        if (refused.code !== 'second_factor_needed') throw refused;
        setProof({ change, offer: offerIn(refused.facts) });
      }
    },
  });
  const { ref } = form.props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the old one is asked for
  useEffect(() => {
    // On a phone the keyboard would cover half the form before it has been read.
    if (!phone) ref.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus();
  }, [phone, asksOld, ref]);

  if (proof)
    return (
      <SecondFactorForm
        offer={proof.offer}
        username={username}
        prove={async (secondFactor) => {
          await renewPassword({ ...proof.change, secondFactor });
          onDone();
        }}
      />
    );
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <TextField label={t('identity:username')} value={username} readOnly autoComplete="username" />
      {asksOld && (
        <PasswordField
          {...form.field('oldPassword')}
          label={t('newPassword.old')}
          autoComplete="current-password"
        />
      )}
      <PasswordField
        {...form.field('newPassword')}
        label={t('newPassword.new')}
        hint={rule.hint}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('confirmNewPassword')}
        label={t('newPassword.confirm')}
        autoComplete="new-password"
      />
      {enrolmentDue && <EnrolmentFields form={form} />}
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button type="submit" size="large" wide busy={form.isPending} disabled={!rule.ready}>
        {enrolmentDue ? t('enrolment.submit') : t('newPassword.submit')}
      </Button>
    </form>
  );
}
