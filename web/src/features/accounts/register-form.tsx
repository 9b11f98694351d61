import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../api/brand.ts';
import { Refused } from '../../api/refused.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import {
  type ConfirmFault,
  confirmFault,
  PASSWORD_LENGTH,
  type PasswordFault,
  passwordFault,
  type UsernameFault,
  usernameFault,
} from './credential-rules.ts';
import { useFailureText } from './failure-text.ts';
import { FormFailure } from './form-failure.tsx';
import { useRegister } from './register.ts';
import { TermsInShort } from './terms-in-short.tsx';

const EMPTY = { username: '', password: '', confirmPassword: '', terms: false };

export function RegisterForm({ onDone }: { onDone: (username: string) => void }) {
  const { t } = useTranslation('accounts');
  const { minimumAge } = useBrand();
  const failureText = useFailureText();
  const { register, handleSubmit, setFocus, setError, trigger, formState } = useForm({
    defaultValues: EMPTY,
    mode: 'onTouched',
  });
  const { errors, touchedFields } = formState;
  const signUp = useRegister();
  const phone = usePhone();
  useEffect(() => {
    if (!phone) setFocus('username');
  }, [phone, setFocus]);

  const submit = handleSubmit(async (typed) => {
    if (signUp.isPending) return;
    try {
      await signUp.mutateAsync(typed);
      onDone(typed.username.trim());
    } catch (failure) {
      if (isNameTaken(failure)) setError('username', { message: 'usernameTaken' }, { shouldFocus: true });
    }
  });
  /** The fault found in a field is kept as a key, so that the words follow a change of language. */
  const fault = (field: keyof typeof EMPTY) => {
    const found = errors[field]?.message;
    return found === undefined ? undefined : t(`fault.${found as Fault}`, PASSWORD_LENGTH);
  };
  const failed = signUp.error && !isNameTaken(signUp.error);

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <TextField
        {...register('username', { validate: (username) => usernameFault(username) })}
        label={t('username')}
        hint={t('usernameHint')}
        error={fault('username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <PasswordField
        {...register('password', {
          validate: (password) => passwordFault(password),
          onChange: () => touchedFields.confirmPassword && trigger('confirmPassword'),
        })}
        label={t('password')}
        hint={t('passwordHint', PASSWORD_LENGTH)}
        error={fault('password')}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <PasswordField
        {...register('confirmPassword', { validate: (_, typed) => confirmFault(typed) })}
        label={t('confirmPassword')}
        error={fault('confirmPassword')}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <Checkbox
        {...register('terms', { validate: (accepted) => accepted || 'termsMissing' })}
        label={t('terms.accept', { age: minimumAge })}
        error={fault('terms')}
      />
      <TermsInShort />
      {failed && (
        <FormFailure>
          {isUncertain(signUp.error) ? t('failed.registerUncertain') : failureText(signUp.error)}
        </FormFailure>
      )}
      <Button type="submit" size="large" wide busy={signUp.isPending}>
        {t('register.submit')}
      </Button>
    </form>
  );
}

type Fault = UsernameFault | PasswordFault | ConfirmFault | 'usernameTaken' | 'termsMissing';

function isNameTaken(failure: unknown): boolean {
  return failure instanceof Refused && failure.code === 'username_taken';
}

/** No answer came: the account may have been made all the same. */
function isUncertain(failure: unknown): boolean {
  return failure instanceof Refused && failure.code === 'network';
}
