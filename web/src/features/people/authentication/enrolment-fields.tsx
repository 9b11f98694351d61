import { isYoungerThan } from '@lanna/rules/accounts/registration/fields';
import { checkField } from '@lanna/rules/accounts/registration/patterns';
import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDate } from '../../../i18n/format.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useFieldErrorText, writtenFieldError } from '../identity/errors/field-error-text.ts';
import { registrationQuery } from '../identity/queries.ts';
import { TermsInShort } from '../identity/terms-in-short.tsx';
import type { NewPasswordTexts } from './new-password-form.tsx';

/** What the owner of an account that another person has made says with the first password of the own: the birthday, where the brand asks for it, and the terms. */
export function EnrolmentFields({ form }: { form: UseFormReturn<NewPasswordTexts> }) {
  const { t } = useTranslation(['authentication', 'identity']);
  const { minimumAge, timeZone } = useBrand();
  const fieldErrorText = useFieldErrorText();
  const { data: settings } = useQuery(registrationQuery);
  const { register, formState } = form;
  const { errors } = formState;
  const rule = settings?.fields.birthday;
  const today = displayDate(Date.now(), timeZone);

  function fieldErrorOf(birthday: string): string | undefined {
    const problem = rule && checkField(birthday, rule);
    if (problem) return writtenFieldError({ code: problem.message, bounds: problem.bounds });
    return birthday !== '' && isYoungerThan(minimumAge, birthday, today)
      ? writtenFieldError({ code: 'under_age', bounds: String(minimumAge) })
      : undefined;
  }
  return (
    <>
      {rule?.enabled && (
        <TextField
          {...register('birthday', { validate: fieldErrorOf })}
          type="date"
          max={today}
          label={
            rule.required
              ? t('identity:field.birthday')
              : t('identity:optional', { field: t('identity:field.birthday') })
          }
          error={fieldErrorText('birthday', errors.birthday?.message)}
          autoComplete="bday"
        />
      )}
      <Checkbox
        {...register('terms', { validate: (accepted) => accepted || 'terms' })}
        label={t('enrolment.accept', { age: minimumAge })}
        error={errors.terms && t('enrolment.missing')}
      />
      <TermsInShort className="-mt-2 ml-8.5" />
    </>
  );
}
