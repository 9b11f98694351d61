import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../api/brand.ts';
import type { OverlayProps } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import { closeAndResume, useDropWhenDismissed } from './after-entering.ts';
import { useFailureText } from './failure-text.ts';
import { FormFailure } from './form-failure.tsx';
import { useLogIn } from './log-in.ts';

/** The login pop-up. What the player was on the way to waits behind it. */
export function LoginDialog({ open, onClose }: OverlayProps) {
  const { t } = useTranslation('accounts');
  const { flags } = useBrand();
  useDropWhenDismissed(open);
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('login.title')}
      description={t('login.lead')}
    >
      <LoginForm onDone={() => closeAndResume(onClose)} />
      {flags.registration && (
        <p className="mt-5 text-center text-muted text-sm">
          {t('login.noAccount')}{' '}
          <a href={paths.registerDialog()} className="font-semibold text-accent-text underline">
            {t('login.toRegister')}
          </a>
        </p>
      )}
    </Dialog>
  );
}

function LoginForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('accounts');
  const failureText = useFailureText();
  const { register, handleSubmit, setFocus, formState } = useForm({
    defaultValues: { username: '', password: '' },
  });
  const logIn = useLogIn();
  const phone = usePhone();
  useEffect(() => {
    // On a phone the keyboard would cover half the form before it has been read.
    if (!phone) setFocus('username');
  }, [phone, setFocus]);

  const submit = handleSubmit(async (typed) => {
    if (logIn.isPending) return;
    const entered = await logIn.mutateAsync(typed).catch(() => undefined);
    if (entered) onDone();
    else setFocus('password', { shouldSelect: true });
  });
  const { errors } = formState;

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <TextField
        {...register('username', { validate: (typed) => typed.trim() !== '' })}
        label={t('username')}
        error={errors.username && t('fault.usernameMissing')}
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
        error={errors.password && t('fault.passwordMissing')}
        autoComplete="current-password"
        maxLength={256}
        enterKeyHint="go"
      />
      {logIn.error && <FormFailure>{failureText(logIn.error)}</FormFailure>}
      <Button type="submit" size="large" wide busy={logIn.isPending} className="mt-1">
        {t('login.submit')}
      </Button>
    </form>
  );
}
