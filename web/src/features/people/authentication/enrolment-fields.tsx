import { isYoungerThan } from '@lanna/rules/accounts/registration/fields';
import { checkField } from '@lanna/rules/accounts/registration/patterns';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDate } from '../../../i18n/format.ts';
import type { ContractForm } from '../../../shared-parts/forms/contract-form.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useFieldErrorText, writtenFieldError } from '../identity/errors/field-error-text.ts';
import { registrationQuery } from '../identity/queries.ts';
import { TermsInShort } from '../identity/terms-in-short.tsx';
import type { NewPasswordTexts } from './new-password-form.tsx';

/** What is wrong with the birthday that the owner gives, as the brand asks for it. */
export function useBirthdayError(): (birthday: string) => string | undefined {
  const { minimumAge, timeZone } = useBrand();
  const fieldErrorText = useFieldErrorText();
  const { data: rule } = useQuery({ ...registrationQuery, select: ({ fields }) => fields.birthday });
  return (birthday) => {
    if (!rule?.enabled) return undefined;
    const problem = checkField(birthday, rule);
    if (problem)
      return fieldErrorText('birthday', writtenFieldError({ code: problem.message, bounds: problem.bounds }));
    const isYoung = birthday !== '' && isYoungerThan(minimumAge, birthday, displayDate(Date.now(), timeZone));
    const tooYoung = { code: 'under_age', bounds: String(minimumAge) };
    return isYoung ? fieldErrorText('birthday', writtenFieldError(tooYoung)) : undefined;
  };
}

/** What the owner of an account that another person has made says with the first password of the own: the birthday, where the brand asks for it, and the terms. */
export function EnrolmentFields({ form }: { form: ContractForm<NewPasswordTexts> }) {
  const { t } = useTranslation(['authentication', 'identity']);
  const { minimumAge, timeZone } = useBrand();
  const { data: settings } = useQuery(registrationQuery);
  const rule = settings?.fields.birthday;
  return (
    <>
      {rule?.enabled && (
        <TextField
          {...form.field('birthday')}
          type="date"
          max={displayDate(Date.now(), timeZone)}
          label={
            rule.required
              ? t('identity:field.birthday')
              : t('identity:optional', { field: t('identity:field.birthday') })
          }
          autoComplete="bday"
        />
      )}
      <Checkbox {...form.field('termsAccepted')} label={t('enrolment.accept', { age: minimumAge })} />
      <TermsInShort className="-mt-2 ml-8.5" />
    </>
  );
}
