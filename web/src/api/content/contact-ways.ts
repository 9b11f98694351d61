import type { Contacts } from '@lanna/contract/contacts';
import type { ContactWay } from '../../ui/text/contact-links.tsx';

/** The brand's contacts as links, the way most players here write first. */
export function contactWays({ line, url, phone, email }: Contacts): ContactWay[] {
  return [
    ...(line ? [{ kind: 'line', href: lineAddress(line), text: line } as const] : []),
    ...(url ? [{ kind: 'page', href: url } as const] : []),
    ...(phone ? [{ kind: 'phone', href: `tel:${phone.replace(/[^\d+]/g, '')}`, text: phone } as const] : []),
    ...(email ? [{ kind: 'mail', href: `mailto:${email}`, text: email } as const] : []),
  ];
}

/** Opens a chat in the app, or its page where there is no app: official accounts and persons have other paths. */
function lineAddress(id: string): string {
  return id.startsWith('@')
    ? `https://line.me/R/ti/p/${encodeURIComponent(id)}`
    : `https://line.me/ti/p/~${encodeURIComponent(id)}`;
}
