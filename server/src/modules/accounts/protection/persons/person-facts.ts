import { createHmac } from 'node:crypto';
import type { PersonMark } from '@lanna/contract/accounts/protection/ops-exclusion';
import { documentKey, type Person } from '../../../people/members/persons/person.ts';

/** Something a person is known again by. Proved: shown to be this person's; only then it leads to other accounts. */
export interface PersonFact {
  kind: PersonMark;
  value: string;
  proved: boolean;
}

export interface Mark {
  kind: PersonMark;
  digest: Buffer;
  proved: boolean;
}

/**
 * What an account says of its person. A number or e-mail that was not proved, or a name, may be another person's, given
 * to harm them: no account is shut by it, but no new one is opened.
 */
export function factsOf(person: Person): PersonFact[] {
  const facts: PersonFact[] = [];
  if (person.mobile) facts.push({ kind: 'mobile', value: person.mobile, proved: person.mobileProved });
  if (person.email) facts.push({ kind: 'email', value: person.email, proved: person.emailProved });
  if (person.idNumber && documentKey(person.idNumber)) facts.push(documentFact(person.idNumber));
  for (const name of person.birthday === null ? [] : person.names)
    facts.push({
      kind: 'name_and_birthday',
      value: `${nameKey(name)}|${person.birthday}`,
      proved: false,
    });
  return facts;
}

export function documentFact(number: string): PersonFact {
  return { kind: 'id_number', value: documentKey(number), proved: true };
}

export function bankAccountFact(
  { bankCode, number }: { bankCode: string; number: string },
  proved: boolean,
): PersonFact {
  return { kind: 'bank_account', value: `${bankCode}|${number.replace(/\D/g, '')}`, proved };
}

/** The same on every account of every brand, and unreadable without the portal's secret. */
export function markOf(secret: Buffer, { kind, value, proved }: PersonFact): Mark {
  return {
    kind,
    digest: createHmac('sha256', secret).update(['person', kind, value].join('|')).digest(),
    proved,
  };
}

/** Case, spaces and forms of letters distinguish no two people. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
