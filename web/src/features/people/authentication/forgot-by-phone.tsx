import { resetByPhone } from '@lanna/contract/accounts/security/security';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { useContractForm } from '../../../shared-parts/forms/use-contract-form.ts';
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
  const rule = usePasswordRule();
  const sender = useCodeSender('reset');
  const [isCodeAsked, setCodeAsked] = useState(false);
  const numberError = (typed: string) => !isMobileLike(typed) && t('identity:mobile.invalid');
  const form = useContractForm(resetByPhone, {
    initial: { mobileNum: '', countryDialingCode: '', verificationCode: '', newPassword: '' },
    toBody: ({ mobileNum, verificationCode, ...typed }) => ({
      ...typed,
      mobileNum: mobileNum.trim(),
      verificationCode: verificationCode.trim(),
    }),
    check: ({ mobileNum, verificationCode, newPassword }) => ({
      mobileNum: numberError(mobileNum),
      verificationCode: verificationCode.trim() === '' && t('identity:code.missing'),
      newPassword: rule.text(rule.fieldErrorOf(newPassword)),
    }),
    refusals: { verification_code_wrong: 'verificationCode', password_breached: 'newPassword' },
    refusalText: useErrorText(),
    send: async (body) => {
      const { username } = await call(resetByPhone, { body });
      return logIn(queries, { type: 'username', username, password: body.newPassword });
    },
    onDone: (outcome) => onOutcome(outcome),
  });
  const { mobileNum } = form.values;
  const dialingCode = form.kept('countryDialingCode');

  async function mobile() {
    setCodeAsked(true);
    if (isMobileLike(mobileNum))
      return { mobileNum: mobileNum.trim(), countryDialingCode: dialingCode.value };
    form.props.ref.current?.querySelector<HTMLElement>('[name="mobileNum"]')?.focus();
    return undefined;
  }

  const number = form.field('mobileNum');
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <MobileField
        {...number}
        label={t('identity:field.mobileNum')}
        error={number.error ?? ((isCodeAsked && numberError(mobileNum)) || undefined)}
        dialingCode={dialingCode.value}
        onDialingCode={dialingCode.onChange}
      />
      <CodeField {...form.field('verificationCode')} sender={sender} mobile={mobile} />
      <PasswordField
        {...form.field('newPassword')}
        label={t('newPassword.new')}
        hint={rule.hint}
        autoComplete="new-password"
      />
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button type="submit" size="large" wide busy={form.isPending}>
        {t('forgot.submit')}
      </Button>
    </form>
  );
}
