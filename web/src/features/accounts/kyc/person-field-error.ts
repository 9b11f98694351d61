import { ageOn } from '@lanna/rules/accounts/kyc/age';
import {
  type IdentityDocument,
  isDocumentNumber,
  readDocumentNumber,
} from '@lanna/rules/accounts/kyc/identity-documents';
import { normaliseHolderName } from '@lanna/rules/money/withdrawals/holder-name';
import { hasUnseenCharacters } from '@lanna/rules/unseen-characters';

export interface TypedPerson {
  name: string;
  birthday: string;
  number: string;
  validUntil: string;
  /** The document has no last day. */
  forLife: boolean;
}
export type PersonField = 'name' | 'birthday' | 'number' | 'validUntil';

const DAY = /^\d{4}-\d\d-\d\d$/;
const AGE_MAX = 120;

/** What cannot stand on such a document, by its field; the server checks by the same rules. */
export function personFieldErrors(
  { name, birthday, number, validUntil, forLife }: TypedPerson,
  kind: IdentityDocument,
  today: string,
): Partial<Record<PersonField, 'missing' | 'unreadable' | 'over'>> {
  const fieldErrors: ReturnType<typeof personFieldErrors> = {};
  if (name.trim() === '') fieldErrors.name = 'missing';
  else if (hasUnseenCharacters(name) || normaliseHolderName(name).length < 2 || /\d/.test(name))
    fieldErrors.name = 'unreadable';
  if (birthday === '') fieldErrors.birthday = 'missing';
  else if (!DAY.test(birthday) || ageOn(birthday, today) < 0 || ageOn(birthday, today) > AGE_MAX)
    fieldErrors.birthday = 'unreadable';
  if (number.trim() === '') fieldErrors.number = 'missing';
  else if (!isDocumentNumber(kind, readDocumentNumber(number))) fieldErrors.number = 'unreadable';
  if (!forLife) {
    if (validUntil === '') fieldErrors.validUntil = 'missing';
    else if (!DAY.test(validUntil)) fieldErrors.validUntil = 'unreadable';
    else if (validUntil < today) fieldErrors.validUntil = 'over';
  }
  return fieldErrors;
}
