import type { Protection } from '../../../people/identity/protection-queries.ts';

export type ContactKind = 'mobile' | 'email';

/** How far a number or e-mail of the account has come: proved by a code, only typed, or not there. */
export function contactState(protection: Protection, kind: ContactKind): 'proved' | 'notProved' | 'missing' {
  if (protection[`${kind}Masked`] === null) return 'missing';
  return protection[`${kind}Proved`] ? 'proved' : 'notProved';
}

/** What there is to do about it, by its state. */
export const CONTACT_ACTIONS = { proved: 'change', notProved: 'confirm', missing: 'add' } as const;

/** A number or e-mail as typed, on its way to be proved. */
export type TypedContact =
  | { kind: 'mobile'; mobileNum: string; countryDialingCode: string }
  | { kind: 'email'; email: string };
