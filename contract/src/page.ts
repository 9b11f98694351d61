import type { Endpoint, Value } from './endpoint.ts';
import type { whitelabel } from './house/brands/brand.ts';
import type { Language } from './people/members/members.ts';

/*
 * What the portal and the site's code, when it runs inside the portal, exchange about one page. Both sides name this file:
 * the bundle is built apart from the portal and loaded by it, so no compiler sees both.
 */

/** Answers a call of the page's as the wire would answer a visitor: the value, or a thrown refusal. */
export type AnswerCall = (
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  input: { params?: unknown; query?: unknown },
) => Promise<unknown>;

export interface ShellWanted {
  /** Of `pageAddress`. */
  address: string;
  /** Undefined where the host belongs to no brand. */
  brand: Value<typeof whitelabel> | undefined;
  /** Colour of the browser's bar. */
  themeColour: string | undefined;
  language: Language;
  /** Where the brand's main host is for browsers: what the page names as its own address. Undefined where the host belongs to no brand. */
  origin?: string | undefined;
}

export interface PageWanted extends ShellWanted {
  brand: Value<typeof whitelabel>;
  answer: AnswerCall;
}

export interface PageAddress {
  /** Path and query, with what does not change the page left out, so that all its visitors share it. */
  address: string;
  /** Whether the server writes the page's content. */
  rendered: boolean;
  /** False where there is no page: the answer says so to machines too. */
  found: boolean;
}

/** Which page a piece of code works for, also after it has waited: an `AsyncLocalStorage`. */
export interface PageScope {
  run<Result>(page: PageWanted, work: () => Result): Result;
  getStore(): PageWanted | undefined;
}

/** What the bundle at `web/dist-server/` exports as `openSite`. */
export type OpenSite = (portal: {
  /** Vite's manifest of the browser's bundle, as JSON. */
  manifest: string;
  scope: PageScope;
}) => Promise<SitePages>;

export interface SitePages {
  /** `url`: path and query as asked for. */
  pageAddress(url: string): PageAddress;
  /** The whole document with the content a visitor sees. */
  writePage(page: PageWanted): Promise<string>;
  /** The document without content, which the browser fills; `brand` undefined where the host belongs to none. */
  writeShell(page: ShellWanted): string;
  /** Paths of the pages that are listed for search engines, of those the brand has something for. */
  listedPages(page: Pick<PageWanted, 'answer' | 'language'>): Promise<readonly string[]>;
}
