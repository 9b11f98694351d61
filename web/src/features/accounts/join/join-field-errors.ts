import { JOIN_TEXTS, type JoinText } from '@lanna/contract/accounts/join/join';
import { CONTACT_WAYS, type ContactWayName, isContact } from '@lanna/rules/people/authentication/contact-way';
import { type WrittenTextFieldError, writtenTextFieldError } from '@lanna/rules/written-text';
import { Refusal } from '../../../api/calls/refusal.ts';

/** The form as it is typed. */
export type JoinTyped = Record<JoinText | ContactWayName, string>;
export type JoinField = keyof JoinTyped;
export type JoinFieldError = WrittenTextFieldError | 'contact' | ContactWayName;

/** In the order of the form. */
export const JOIN_FIELDS: readonly JoinField[] = ['name', ...CONTACT_WAYS, 'players', 'remark'];

/** What cannot be sent, by its field. Where there is no contact at all, the first way says so. */
export function joinFieldErrors(typed: JoinTyped): Partial<Record<JoinField, JoinFieldError>> {
  const fieldErrors: Partial<Record<JoinField, JoinFieldError>> = {};
  for (const name of ['name', 'players', 'remark'] as const) {
    const fieldError = writtenTextFieldError(typed[name], JOIN_TEXTS[name]);
    if (fieldError) fieldErrors[name] = fieldError;
  }
  const given = CONTACT_WAYS.filter((way) => typed[way].trim() !== '');
  for (const way of given) if (!isContact(way, typed[way])) fieldErrors[way] = way;
  if (given.length === 0) fieldErrors[CONTACT_WAYS[0]] = 'contact';
  return fieldErrors;
}

/** Which fields the server did not take, of those the form shows. */
export function refusedFields(failure: unknown): JoinField[] {
  if (!(failure instanceof Refusal) || failure.code !== 'invalid_input') return [];
  const fields = failure.facts['fields'];
  if (!Array.isArray(fields)) return [];
  const names = fields.map((one) => String(Object(one).field).split('.').at(-1));
  return JOIN_FIELDS.filter((field) => names.includes(field));
}
