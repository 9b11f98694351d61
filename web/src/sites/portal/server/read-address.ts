import type { PageAddress } from '@lanna/contract/page';
import { ownSearch, readSearch } from '../pages/location.ts';
import { pageAt } from '../topics.ts';

const LONGEST_VALUE = 60;
/** Where nothing is: all of those are one page. */
const NOWHERE = '/nowhere';

/** Which page an address is for the server: everything that does not change what it writes is left out. */
export function readAddress(url: string): PageAddress {
  const { path, search } = apart(url);
  const page = pageAt(path);
  if (!page) return { address: NOWHERE, rendered: true, found: false };
  // Which language is wanted says the page's owner, not its address.
  const { lang: _, ...own } = ownSearch(search);
  const asked = Object.entries(own).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const known = page.search ? asked.filter(([name]) => page.search?.includes(name)) : asked;
  const rendered =
    !page.browserOnly &&
    (page.search !== undefined || known.length === 0) &&
    known.every(([, value]) => value.length <= LONGEST_VALUE);
  const query = new URLSearchParams(known.sort(([one], [other]) => (one < other ? -1 : 1))).toString();
  return { address: query && rendered ? `${page.path}?${query}` : page.path, rendered, found: true };
}

function apart(url: string) {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, search: {} } : { path: url.slice(0, at), search: readSearch(url.slice(at)) };
}
