import { checkField } from '@lanna/rules/accounts/registration/patterns';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFieldErrorText, writtenFieldError } from '../errors/field-error-text.ts';
import { registrationQuery } from '../queries.ts';

/** Until the brand's rule has come, a password must be there; the server checks the rest. */
const ANY_TEXT = { acceptedPattern: '*', patternId: 0, minLength: 0, maxLength: 1000 };

/** What a new password must be, by the brand's registration settings. `faultOf` answers a written field error for `text`. */
export function usePasswordRule() {
  const { t } = useTranslation('identity');
  const fieldErrorText = useFieldErrorText();
  const { data } = useQuery(registrationQuery);
  const setting = data?.fields.password;
  return {
    ready: setting !== undefined,
    hint: setting && t('passwordHint', { min: setting.minLength, max: setting.maxLength }),
    fieldErrorOf(password: string): string | undefined {
      const problem = checkField(password, { ...ANY_TEXT, ...setting, required: true });
      return problem && writtenFieldError({ code: problem.message, bounds: problem.bounds });
    },
    text: (written: string | undefined) => fieldErrorText('password', written),
  };
}
