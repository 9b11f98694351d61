import type { RegistrationField } from '@lanna/contract/registration';
import { useTranslation } from 'react-i18next';
import type { Fault } from './registration-rules.ts';
import { isThirdPartyProblem } from './third-party-verifier.ts';

/** A fault as a form keeps it, so that its words follow a change of language: `reg_pattern_2|4-20`. */
export function writtenFault(fault: Fault): string;
export function writtenFault(fault: Fault | undefined): string | undefined;
export function writtenFault(fault: Fault | undefined): string | undefined {
  return fault && `${fault.code}|${fault.bounds}`;
}

/** The words of a written fault. */
export function useFaultText(): (
  field: RegistrationField,
  written: string | undefined,
) => string | undefined {
  const { t } = useTranslation('accounts');
  return (field, written) => {
    if (written === undefined) return undefined;
    const [code = '', bounds] = written.split('|');
    if (isThirdPartyProblem(code)) return t(`thirdParty.${code}`);
    return t(`fault.${code as FaultCode}`, { bounds, field: t(`field.${field}`) });
  };
}

type FaultCode =
  | 'empty'
  | 'unseen_characters'
  | 'mismatch'
  | 'mobile_invalid'
  | 'under_age'
  | 'username_taken'
  | 'mobile_taken'
  | 'invitation'
  | 'code_wrong'
  | 'captcha_wrong'
  | 'breached'
  | `reg_pattern_${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20}`;
