import { type ReactNode, useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../api/calls/refusal.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { usePhone } from '../../../ui/use-phone.ts';
import { CaptchaField, useCaptcha } from '../identity/bot-check/captcha-field.tsx';
import { CodeField } from '../identity/codes/code-field.tsx';
import { MobileField } from '../identity/codes/mobile-field.tsx';
import { isMobileLike } from '../identity/codes/mobile-number.ts';
import type { NumberEntry } from '../identity/codes/use-number-entry.ts';
import { useErrorText } from '../identity/errors/error-text.ts';
import type { PendingLogin } from '../identity/proof/pending-login.ts';
import { readRememberedLogin } from '../identity/remembered-login.ts';
import { type LoginOutcome, useLogIn } from './log-in.ts';
import { useLogInRemembered } from './log-in-remembered.ts';
import { useWrittenLogin } from './use-written-login.ts';

interface LoginTexts {
  username: string;
  password: string;
  mobileNum: string;
  verificationCode: string;
  remember: boolean;
}
export type LoginFormState = UseFormReturn<LoginTexts>;

/** The fields of one tab; the name is prefilled from the top bar or a remembered login. */
export function useLoginForm(start: PendingLogin): LoginFormState {
  const remembered = readRememberedLogin();
  const typed = start.next === 'form' ? start : undefined;
  return useForm({
    defaultValues: {
      username: typed?.username || remembered?.username || '',
      password: typed?.password ?? '',
      mobileNum: '',
      verificationCode: '',
      remember: remembered !== undefined,
    },
  });
}

/** What is typed once serves on the tab one turns to: the box, and a number that was typed where the name is asked for. */
export function carryOver(from: LoginFormState, to: LoginFormState): void {
  const typed = from.getValues();
  to.setValue('remember', typed.remember);
  if (isMobileLike(typed.username) && to.getValues('mobileNum') === '')
    to.setValue('mobileNum', typed.username.trim());
}

/** Login by name and password; with one button where this browser remembers the login. */
export function PasswordLoginForm({
  form,
  earlier,
  onOutcome,
}: {
  form: LoginFormState;
  /** The outcome of the login in the top bar. */
  earlier: unknown;
  onOutcome: (outcome: LoginOutcome) => void;
}) {
  const { t } = useTranslation(['authentication', 'identity']);
  const { register, handleSubmit, setFocus, getValues, formState } = form;
  const { errors } = formState;
  const logIn = useLogIn();
  const failure = logIn.error ?? (logIn.isIdle ? earlier : undefined);
  const [captchaDue, setCaptchaDue] = useState(wantsCaptcha(earlier));
  const captcha = useCaptcha(captchaDue);
  const [captchaMissing, setCaptchaMissing] = useState(false);
  useWrittenLogin(form);
  const phone = usePhone();
  useEffect(() => {
    // On a phone the keyboard would cover half the form before it has been read.
    if (!phone) setFocus(getValues('username') === '' ? 'username' : 'password');
  }, [phone, setFocus, getValues]);

  const submit = handleSubmit(async ({ username, password, remember }) => {
    if (logIn.isPending) return;
    setCaptchaMissing(captchaDue && !captcha.answered);
    if (captchaDue && !captcha.answered) return;
    const body = { type: 'username', username: username.trim(), password, remember } as const;
    const outcome = await logIn
      .mutateAsync({ ...body, ...(captchaDue ? captcha.answer : {}) })
      .catch((refused: unknown) => {
        if (wantsCaptcha(refused)) setCaptchaDue(true);
        captcha.renew();
        if (!isCaptchaMissing(refused)) setFocus('password', { shouldSelect: true });
      });
    if (outcome) onOutcome(outcome);
  });

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <RememberedEntry onOutcome={onOutcome} />
      <TextField
        {...register('username', { validate: (typed) => typed.trim() !== '' })}
        label={t('identity:username')}
        error={errors.username && t('login.usernameMissing')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={64}
        enterKeyHint="next"
      />
      <PasswordField
        {...register('password', { required: true })}
        label={t('identity:password')}
        error={errors.password && t('login.passwordMissing')}
        autoComplete="current-password"
        maxLength={256}
        enterKeyHint="go"
      />
      {captchaDue && (
        <CaptchaField
          {...captcha.field}
          error={
            (captchaMissing || isCaptchaMissing(failure)) && !captcha.answered
              ? t('identity:captcha.missing')
              : undefined
          }
          autoFocus={isCaptchaMissing(failure)}
        />
      )}
      <Checkbox {...register('remember')} label={t('identity:remember')} />
      <Submit failure={isCaptchaMissing(failure) ? undefined : failure} busy={logIn.isPending} />
    </form>
  );
}

/** Login by a code that the brand or its third party sends to a confirmed number. */
export function MobileLoginForm({
  form,
  thirdParty,
  number: { dialingCode, setDialingCode, sender },
  onOutcome,
}: {
  form: LoginFormState;
  thirdParty: boolean;
  number: NumberEntry;
  onOutcome: (outcome: LoginOutcome) => void;
}) {
  const { t } = useTranslation(['authentication', 'identity']);
  const { register, handleSubmit, setFocus, getValues, trigger, formState } = form;
  const { errors } = formState;
  const logIn = useLogIn();
  const [failure, setFailure] = useState<unknown>();

  const submit = handleSubmit(async ({ mobileNum, verificationCode, remember }) => {
    if (logIn.isPending) return;
    setFailure(undefined);
    try {
      const code = verificationCode.trim();
      const outcome = await logIn.mutateAsync(
        thirdParty
          ? { type: 'firebase', firebaseIdToken: await sender.identify(code), remember }
          : {
              type: 'sms',
              mobileNum: mobileNum.trim(),
              countryDialingCode: dialingCode,
              verificationCode: code,
              remember,
            },
      );
      onOutcome(outcome);
    } catch (refused) {
      setFailure(refused);
      setFocus('verificationCode', { shouldSelect: true });
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
      <Checkbox {...register('remember')} label={t('identity:remember')} />
      <Submit failure={failure} busy={logIn.isPending} />
    </form>
  );
}

/** Login with one button, for a login remembered in this browser within the day. */
function RememberedEntry({ onOutcome }: { onOutcome: (outcome: LoginOutcome) => void }) {
  const { t } = useTranslation(['authentication', 'identity']);
  const errorText = useErrorText();
  const [remembered] = useState(readRememberedLogin);
  const logIn = useLogInRemembered();
  if (!remembered?.token) return null;
  const { username } = remembered;
  if (logIn.error) {
    const over = logIn.error instanceof Refusal && logIn.error.code === 'bad_credentials';
    return <FormError>{over ? t('login.rememberOver') : errorText(logIn.error)}</FormError>;
  }
  return (
    <Button
      variant="secondary"
      size="large"
      wide
      busy={logIn.isPending}
      onClick={() => void logIn.mutateAsync().then(onOutcome, () => undefined)}
    >
      {t('login.continueAs', { username })}
    </Button>
  );
}

function Submit({ failure, busy }: { failure: unknown; busy: boolean }): ReactNode {
  const { t } = useTranslation(['authentication', 'identity']);
  const errorText = useErrorText();
  return (
    <>
      {failure !== undefined && failure !== null && <FormError>{errorText(failure)}</FormError>}
      <Button type="submit" size="large" wide busy={busy} className="mt-1">
        {t('login.submit')}
      </Button>
    </>
  );
}

/** The picture is due and was not shown yet: nothing that was typed is wrong. */
function isCaptchaMissing(failure: unknown): boolean {
  return failure instanceof Refusal && failure.code === 'captcha_missing';
}

export function wantsCaptcha(failure: unknown): boolean {
  return failure instanceof Refusal && failure.facts['captcha'] === true;
}
