import type { BrandProfile } from './brand.ts';
import type { Senders } from './senders.ts';

/** What the brand can send a code to, and lets a member back in by. */
export function provableContacts(senders: Senders, brand: BrandProfile): { mobile: boolean; email: boolean } {
  const { sms, resetByPhone, resetByEmail } = brand.settings.login;
  return {
    mobile: (sms || resetByPhone) && senders.smsSenderFor(brand) !== null,
    email: resetByEmail && senders.mailerFor(brand) !== null,
  };
}
