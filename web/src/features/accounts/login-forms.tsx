import { type ReactNode, useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../api/refusal.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import { CaptchaField, useCaptcha } from './captcha-field.tsx';
import { CodeField } from './code-field.tsx';
import { useCodeSender } from './code-sender.ts';
import { useFailureText } from './failure-text.ts';
import { FormFailure } from './form-failure.tsx';
import { type Entered, useLogIn } from './log-in.ts';
import { MobileField } from './mobile-field.tsx';
import { looksLikeMobile } from './mobile-number.ts';
import { readRememberedLogin } from './remembered-login.ts';
import type { UnfinishedEntry } from './unfinished-entry.ts';

interface LoginTexts {
  username: string;
  password: string;
  mobileNum: string;
  verificationCode: string;
  remember: boolean;
}
export type LoginFormState = UseFormReturn<LoginTexts>;

/** What is typed into one tab; a name from the top bar or from yesterday stands in it already. */
export function useLoginForm(start: UnfinishedEntry): LoginFormState {
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

/** By name and password; by one press where this browser was asked to remember. */
export function PasswordLoginForm({
  form,
  earlier,
  onEntered,
}: {
  form: LoginFormState;
  /** What the top bar was answered with. */
  earlier: unknown;
  onEntered: (entered: Entered) => void;
}) {
  const { t } = useTranslation('accounts');
  const { register, handleSubmit, setFocus, getValues, formState } = form;
  const { errors } = formState;
  const logIn = useLogIn();
  const failure = logIn.error ?? (logIn.isIdle ? earlier : undefined);
  const [captchaDue, setCaptchaDue] = useState(wantsCaptcha(earlier));
  const captcha = useCaptcha(captchaDue);
  const [captchaMissing, setCaptchaMissing] = useState(false);
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
    const entered = await logIn
      .mutateAsync({ ...body, ...(captchaDue ? captcha.answer : {}) })
      .catch((refused: unknown) => {
        if (wantsCaptcha(refused)) setCaptchaDue(true);
        captcha.renew();
        setFocus('password', { shouldSelect: true });
      });
    if (entered) onEntered(entered);
  });

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <RememberedEntry onEntered={onEntered} />
      <TextField
        {...register('username', { validate: (typed) => typed.trim() !== '' })}
        label={t('username')}
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
        label={t('password')}
        error={errors.password && t('login.passwordMissing')}
        autoComplete="current-password"
        maxLength={256}
        enterKeyHint="go"
      />
      {captchaDue && (
        <CaptchaField {...captcha.field} error={captchaMissing ? t('captcha.missing') : undefined} />
      )}
      <Checkbox {...register('remember')} label={t('login.remember')} />
      <Submit failure={failure} busy={logIn.isPending} />
    </form>
  );
}

/** By a code sent to a proved number, by the brand or by its third party. */
export function MobileLoginForm({
  form,
  thirdParty,
  onEntered,
}: {
  form: LoginFormState;
  thirdParty: boolean;
  onEntered: (entered: Entered) => void;
}) {
  const { t } = useTranslation('accounts');
  const { register, handleSubmit, setFocus, getValues, trigger, formState } = form;
  const { errors } = formState;
  const [dialingCode, setDialingCode] = useState('');
  const sender = useCodeSender('login', thirdParty ? 'third-party' : 'own');
  const logIn = useLogIn();
  const [failure, setFailure] = useState<unknown>();

  const submit = handleSubmit(async ({ mobileNum, verificationCode, remember }) => {
    if (logIn.isPending) return;
    setFailure(undefined);
    try {
      const code = verificationCode.trim();
      const entered = await logIn.mutateAsync(
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
      onEntered(entered);
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
      <Checkbox {...register('remember')} label={t('login.remember')} />
      <Submit failure={failure} busy={logIn.isPending} />
    </form>
  );
}

/** One press, for who was remembered here within the day. */
function RememberedEntry({ onEntered }: { onEntered: (entered: Entered) => void }) {
  const { t } = useTranslation('accounts');
  const failureText = useFailureText();
  const [remembered] = useState(readRememberedLogin);
  const logIn = useLogIn();
  if (!remembered?.token) return null;
  const { username, token } = remembered;
  if (logIn.error) {
    const over = logIn.error instanceof Refusal && logIn.error.code === 'bad_credentials';
    return <FormFailure>{over ? t('login.rememberOver') : failureText(logIn.error)}</FormFailure>;
  }
  return (
    <Button
      look="secondary"
      size="large"
      wide
      busy={logIn.isPending}
      onClick={() =>
        void logIn.mutateAsync({ type: 'remember', rememberToken: token }).then(onEntered, () => undefined)
      }
    >
      {t('login.continueAs', { username })}
    </Button>
  );
}

function Submit({ failure, busy }: { failure: unknown; busy: boolean }): ReactNode {
  const { t } = useTranslation('accounts');
  const failureText = useFailureText();
  return (
    <>
      {failure !== undefined && failure !== null && <FormFailure>{failureText(failure)}</FormFailure>}
      <Button type="submit" size="large" wide busy={busy} className="mt-1">
        {t('login.submit')}
      </Button>
    </>
  );
}

export function wantsCaptcha(failure: unknown): boolean {
  return failure instanceof Refusal && failure.facts['captcha'] === true;
}
