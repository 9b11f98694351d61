import type { RegistrationField } from '@lanna/contract/house/brands/registration-field';
import { useTranslation } from 'react-i18next';

import { isThirdPartyCode } from '../bot-check/third-party-verifier.ts';

/** What is wrong with a field: which words, and the bounds they show. */
export interface FieldError {
  code: string;
  bounds: string;
}

/** A field error as a form keeps it, so that its words follow a change of language: `reg_pattern_2|4-20`. */
export function writtenFieldError(error: FieldError): string;
export function writtenFieldError(error: FieldError | undefined): string | undefined;
export function writtenFieldError(error: FieldError | undefined): string | undefined {
  return error && `${error.code}|${error.bounds}`;
}

/** The words of a written field error. */
export function useFieldErrorText(): (
  field: RegistrationField,
  written: string | undefined,
) => string | undefined {
  const { t } = useTranslation('identity');
  return (field, written) => {
    if (written === undefined) return undefined;
    const [code = '', bounds] = written.split('|');
    if (isThirdPartyCode(code)) return t(`thirdParty.${code}`);
    return t(`fault.${code as FieldErrorCode}`, { bounds, field: t(`field.${field}`) });
  };
}

type FieldErrorCode =
  | 'empty'
  | 'unseen_characters'
  | 'mismatch'
  | 'mobile_invalid'
  | 'easy'
  | 'under_age'
  | 'username_taken'
  | 'mobile_taken'
  | 'invitation'
  | 'code_wrong'
  | 'captcha_wrong'
  | 'breached'
  | `reg_pattern_${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20}`;
