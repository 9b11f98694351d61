import { REGISTRATION_FIELDS, type RegistrationField } from '@lanna/contract/house/brands/registration-field';
import type { RegistrationTab } from '@lanna/rules/accounts/registration/fields';
import type { FieldRule } from '@lanna/rules/accounts/registration/patterns';
import { type ComponentProps, useEffect, useState } from 'react';
import { type UseFormRegisterReturn, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../api/calls/refusal.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDate } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { usePhone } from '../../../ui/use-phone.ts';
import { CaptchaField, useCaptcha } from '../../people/identity/bot-check/captcha-field.tsx';
import { CodeField } from '../../people/identity/codes/code-field.tsx';
import { MobileField } from '../../people/identity/codes/mobile-field.tsx';
import { isMobileLike } from '../../people/identity/codes/mobile-number.ts';
import type { NumberEntry } from '../../people/identity/codes/use-number-entry.ts';
import { useErrorText } from '../../people/identity/errors/error-text.ts';
import { useFieldErrorText, writtenFieldError } from '../../people/identity/errors/field-error-text.ts';
import { TermsInShort } from '../../people/identity/terms-in-short.tsx';
import { ExcludedWays, isExcludedPerson } from './excluded-ways.tsx';
import { invitedBy, invitedByFriend } from './invited-by.ts';
import { useRegister } from './register.ts';
import { RegistrationTextField } from './registration-field.tsx';
import { fieldErrorsIn } from './registration-field-errors.ts';
import {
  fieldErrorOf,
  fieldsOf,
  type RegistrationSettings,
  type RegistrationTexts,
} from './registration-rules.ts';

export type RegisterFormState = UseFormReturn<RegistrationTexts & { terms: boolean; remember: boolean }>;

const EMPTY = {
  ...(Object.fromEntries(REGISTRATION_FIELDS.map((field) => [field, ''])) as RegistrationTexts),
  terms: false,
  remember: false,
};

/**
 * Kept outside the tabs: text typed on one tab is still there after a look at the other. Field errors are shown on submit and
 * updated from then on; shown on blur, they would move the button away from the press that caused the blur.
 */
export function useRegisterForm(): RegisterFormState {
  const [affiliateCode] = useState(invitedBy);
  const [referralCode] = useState(invitedByFriend);
  return useForm({ defaultValues: { ...EMPTY, affiliateCode, referralCode }, shouldFocusError: false });
}

/** What both tabs ask for is typed once: the tab one turns to has it too. */
export function carryOver(from: RegisterFormState, to: RegisterFormState): void {
  for (const [field, value] of Object.entries(from.getValues()))
    to.setValue(field as keyof typeof EMPTY, value);
}

interface RegisterFormProps {
  form: RegisterFormState;
  tab: RegistrationTab;
  settings: RegistrationSettings & { botCheck: boolean };
  number: NumberEntry;
  onDone: (username: string) => void;
}

/** The form of one tab, as the brand's settings want it. */
export function RegisterForm({ form, tab, settings, number, onDone }: RegisterFormProps) {
  const { t } = useTranslation(['registration', 'identity']);
  const { timeZone } = useBrand();
  const errorText = useErrorText();
  const fieldErrorText = useFieldErrorText();
  const { register, handleSubmit, setFocus, setError, clearErrors, formState, getValues, trigger } = form;
  const { errors } = formState;
  const { dialingCode, sender } = number;
  const signUp = useRegister();
  const byThirdParty = settings.smsVerification === 'third-party';
  const fields = fieldsOf(settings, tab, form.watch('mobileNum').trim() !== '');
  // The form library does not know this field: its error would stay for good and stop every further try.
  const captcha = useCaptcha(
    fields.some(({ field }) => field === 'captcha'),
    () => clearErrors('captcha'),
  );
  const today = displayDate(Date.now(), timeZone);
  useFocusOnDesktop(fields[0]?.field, setFocus);

  /** By the order of this tab, not by which field was drawn first. */
  function goToFirstFieldError(found: object) {
    const first = fields.find(({ field }) => field in found)?.field;
    if (first) setFocus(first);
  }
  const submit = handleSubmit(async (typed) => {
    if (signUp.isPending) return;
    if (captcha.field.image && !captcha.answered && isRequired('captcha')) {
      setError('captcha', { message: writtenFieldError({ code: 'empty', bounds: '' }) });
      return;
    }
    const texts = Object.fromEntries(
      fields.flatMap(({ field }) => (field === 'captcha' ? [] : [[field, typed[field]]])),
    ) as Partial<RegistrationTexts>;
    try {
      await signUp.mutateAsync({
        tab,
        texts,
        countryDialingCode: dialingCode,
        captcha: captcha.answer,
        botCheck: settings.botCheck,
        remember: typed.remember,
        identify: byThirdParty && texts.verificationCode ? sender.identify : undefined,
      });
      onDone(typed.username.trim());
    } catch (failure) {
      captcha.renew();
      const fieldErrors = shownFieldErrors(failure);
      for (const [index, { field, fieldError }] of fieldErrors.entries())
        setError(field, { message: writtenFieldError(fieldError) }, { shouldFocus: index === 0 });
    }
  }, goToFirstFieldError);

  const isRequired = (wanted: RegistrationField) =>
    fields.some(({ field, rule }) => field === wanted && rule.required);
  /** Of what is refused, what this tab can show beside its field. */
  const shownFieldErrors = (failure: unknown) =>
    fieldErrorsIn(failure).filter(({ field }) => fields.some((shown) => shown.field === field));
  const registered = (field: RegistrationField, rule: FieldRule) =>
    register(field, {
      validate: (_, texts) => writtenFieldError(fieldErrorOf(field, texts, rule, { ...settings, today })),
      onChange: () => {
        const mirror =
          field === 'password' ? 'confirmPassword' : field === 'paymentPassword' ? 'verifyPwd' : undefined;
        if (mirror && getValues(mirror) !== '') void trigger(mirror);
      },
    });
  const fieldError = (field: RegistrationField) => fieldErrorText(field, errors[field]?.message);
  async function mobile() {
    const right = await trigger('mobileNum', { shouldFocus: true });
    const mobileNum = getValues('mobileNum').trim();
    return right && isMobileLike(mobileNum) ? { mobileNum, countryDialingCode: dialingCode } : undefined;
  }
  const failed = signUp.error && shownFieldErrors(signUp.error).length === 0;

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {fields.map(({ field, rule }) =>
        field === 'captcha' ? (
          <CaptchaField key={field} {...captcha.field} error={fieldError(field)} />
        ) : (
          <DrawnField
            key={field}
            field={field}
            rule={rule}
            input={{ ...registered(field, rule), error: fieldError(field) }}
            number={number}
            mobile={mobile}
            today={today}
          />
        ),
      )}
      <Checkbox
        {...register('terms', { validate: (accepted) => accepted || 'terms' })}
        label={t('terms.accept', { age: settings.minimumAge })}
        error={errors.terms && t('terms.missing')}
      />
      <TermsInShort className="-mt-2 ml-8.5" />
      <Checkbox {...register('remember')} label={t('identity:remember')} />
      {invitedByFriend() !== '' && <p className="text-muted text-sm">{t('register.byFriend')}</p>}
      {failed && (
        <FormError>
          {isUncertain(signUp.error) ? t('failed.registerUncertain') : errorText(signUp.error)}
        </FormError>
      )}
      {isExcludedPerson(signUp.error) && <ExcludedWays />}
      <Button type="submit" size="large" wide busy={signUp.isPending}>
        {t('register.submit')}
      </Button>
    </form>
  );
}

interface DrawnFieldProps {
  field: Exclude<RegistrationField, 'captcha'>;
  rule: FieldRule;
  input: UseFormRegisterReturn & { error: string | undefined };
  number: NumberEntry;
  mobile: ComponentProps<typeof CodeField>['mobile'];
  today: string;
}

function DrawnField({ field, rule, input, number, mobile, today }: DrawnFieldProps) {
  const { t } = useTranslation('identity');
  const label = t('field.mobileNum');
  switch (field) {
    case 'mobileNum':
      return (
        <MobileField
          {...input}
          label={rule.required ? label : t('optional', { field: label })}
          dialingCode={number.dialingCode}
          onDialingCode={number.setDialingCode}
        />
      );
    case 'verificationCode':
      return <CodeField {...input} sender={number.sender} mobile={mobile} />;
    default:
      return <RegistrationTextField {...input} field={field} rule={rule} today={today} />;
  }
}

/** On a phone the keyboard would cover half the form before it has been read; and a number's country comes first. */
function useFocusOnDesktop(first: RegistrationField | undefined, setFocus: RegisterFormState['setFocus']) {
  const phone = usePhone();
  useEffect(() => {
    if (!phone && first === 'username') setFocus(first);
  }, [phone, first, setFocus]);
}

/** Without an answer the account may still have been created. */
function isUncertain(failure: unknown): boolean {
  return failure instanceof Refusal && failure.code === 'network';
}
