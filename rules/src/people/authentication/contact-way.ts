import { hasUnseenCharacters } from '../../unseen-characters.ts';

/** How a person without an account can be written to, the way most here write first. */
export const CONTACT_WAYS = ['line', 'phone', 'email', 'telegram'] as const;
export type ContactWayName = (typeof CONTACT_WAYS)[number];

const FORMS: Record<ContactWayName, RegExp> = {
  line: /^@?[a-z0-9][a-z0-9._-]{1,30}$/i,
  phone: /^\+?[\d ()./-]{6,25}$/,
  email: /^[^\s@<>"(),:;\\[\]]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z]{2,24}$/i,
  telegram: /^@?[a-z][a-z0-9_]{4,31}$/i,
};

export function isContact(way: ContactWayName, typed: string): boolean {
  const text = typed.trim();
  if (text.length > 200 || hasUnseenCharacters(text) || !FORMS[way].test(text)) return false;
  const digits = text.replaceAll(/\D/g, '').length;
  return way !== 'phone' || (digits >= 7 && digits <= 15);
}
