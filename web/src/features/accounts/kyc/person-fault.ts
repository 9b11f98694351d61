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
export function personFaults(
  { name, birthday, number, validUntil, forLife }: TypedPerson,
  kind: IdentityDocument,
  today: string,
): Partial<Record<PersonField, 'missing' | 'unreadable' | 'over'>> {
  const faults: ReturnType<typeof personFaults> = {};
  if (name.trim() === '') faults.name = 'missing';
  else if (hasUnseenCharacters(name) || normaliseHolderName(name).length < 2 || /\d/.test(name))
    faults.name = 'unreadable';
  if (birthday === '') faults.birthday = 'missing';
  else if (!DAY.test(birthday) || ageOn(birthday, today) < 0 || ageOn(birthday, today) > AGE_MAX)
    faults.birthday = 'unreadable';
  if (number.trim() === '') faults.number = 'missing';
  else if (!isDocumentNumber(kind, readDocumentNumber(number))) faults.number = 'unreadable';
  if (!forLife) {
    if (validUntil === '') faults.validUntil = 'missing';
    else if (!DAY.test(validUntil)) faults.validUntil = 'unreadable';
    else if (validUntil < today) faults.validUntil = 'over';
  }
  return faults;
}
