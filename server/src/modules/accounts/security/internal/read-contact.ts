import { checkField } from '@lanna/rules/accounts/registration/patterns';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { readBrandMobile } from '../../../people/members/read-brand-mobile.ts';

/** A way to reach a member, as it is kept. */
export interface Contact {
  kind: 'mobile' | 'email';
  /** E.164, or the address in lower case. */
  contact: string;
}

type TypedContact =
  | { kind: 'mobile'; mobileNum: string; countryDialingCode: string }
  | { kind: 'email'; email: string };

/** Validates what was typed by the rules of registration. Refuses with `mobile_invalid`, `invalid_input` {fields}. */
export function readContact(typed: TypedContact, brand: BrandProfile): Contact {
  if (typed.kind === 'mobile') {
    const mobile = readBrandMobile(typed.mobileNum, typed.countryDialingCode, brand.country);
    if (mobile === null) throw new Refusal('mobile_invalid');
    return { kind: 'mobile', contact: mobile };
  }
  const email = typed.email.trim().toLowerCase();
  const fieldError = checkField(email, { ...brand.settings.registration.fields.email, required: true });
  if (fieldError) throw new Refusal('invalid_input', { fields: [{ field: 'email', ...fieldError }] });
  return { kind: 'email', contact: email };
}
