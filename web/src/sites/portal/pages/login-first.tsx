import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useBrand } from '../../../api/content/brand.ts';
import { isResuming, useIsResuming, useSession } from '../../../api/session.ts';
import { paths } from '../../../paths.ts';
import { pageAt } from '../topics.ts';
import { useSiteLocation } from './location.ts';

/** Leads visitors of a brand that requires a login for every page to the login page; section 2, "login-to-home". */
export function LoginFirst({ children }: { children: ReactNode }) {
  const router = useRouter();
  const { pathname, search } = useSiteLocation();
  const { flags } = useBrand();
  const session = useSession();
  const to = flags.loginToHome && !session ? loginPathFor({ pathname, search }) : undefined;
  const resuming = useIsResuming();
  useEffect(() => {
    // What this browser remembers may log the visitor in without the login page. The first render does not know of it yet.
    if (resuming || isResuming()) return;
    // The one-use link of a letter has its token after the hash.
    if (to) router.history.replace(to + location.hash);
  }, [to, router, resuming]);
  return to ? null : children;
}

/** Open by the specification as well, whether there is such a page or not. */
const OPEN_PATHS = new Set(['/helpmc']);

/** Undefined for pages open to every visitor. A pop-up or centre in the address is kept for the login page. */
export function loginPathFor(location: {
  pathname: string;
  search: Readonly<Record<string, string | undefined>>;
}): string | undefined {
  if (pageAt(location.pathname)?.open || OPEN_PATHS.has(location.pathname)) return undefined;
  if (!location.search['dialog'] && !location.search['centre']) return paths.login();
  const query = Object.entries(location.search).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return `${paths.login()}?${new URLSearchParams(query)}`;
}
