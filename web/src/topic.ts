import type { Language } from '@lanna/contract/people/members/members';
import type { NoticeType } from '@lanna/contract/push';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { RouteGuard } from './api/route-guard.ts';
import type { LazyComponent } from './lazy-component.tsx';
import type { OverlayProps, PageProps, PageSearch } from './navigation.ts';
import type { PartPlace, PartProps } from './parts.tsx';
import type { DialogSize } from './ui/layers/dialog-style.ts';

/**
 * What a topic brings to a site: `features/<topic>/topic.ts` exports one as `topic`, and the site finds it by its place. All of
 * them are in the first load, so a manifest imports nothing but this: pages and overlays come by a lazy `import()`.
 * Beside it stand `words/<language>.json`, and `member-centre.ts` or `agent-centre.ts` for pages of those centres.
 */
export interface Topic {
  pages?: readonly PageEntry[];
  /** By the name that opens it: `?dialog=<name>` or `?centre=<name>`. */
  overlays?: Readonly<Record<string, OverlayEntry>>;
  /** First words of the topic's query keys. `personal` ones are removed as soon as the session changes. */
  queries?: Readonly<Record<string, 'personal' | 'everybody'>>;
  /** What is fetched again when push brings this notice: first words of query keys. */
  notices?: Partial<Record<NoticeType, readonly string[]>>;
  /** Results kept in session storage, so that loading the page anew shows them at once: name there → query. */
  stored?: Readonly<Record<string, QueryKey>>;
  /** What may open by itself beside any page; it comes when the page is quiet. */
  beside?: LazyComponent<BesideProps>;
  /** What it brings to places that pages of other topics keep open. */
  parts?: { readonly [Place in PartPlace]?: LazyComponent<PartProps[Place]> };
  /** Words its pages in a centre need: they come with the centre instead of blanking it. */
  centreWords?: Partial<Record<RouteGuard, readonly string[]>>;
}

export interface BesideProps {
  /** The page has the whole frame around it (no game is played) and the address names nothing over it: something may open. */
  calm: boolean;
}

export interface PageEntry {
  path: string;
  /** Old and alternative addresses of it. */
  aliases?: readonly string[];
  /** Undefined when the address only opens an overlay over the home page. */
  page?: LazyComponent<PageProps>;
  /** The address itself opens this overlay. */
  overlay?: string;
  /**
   * Fetches what the page opens with: on the server before the page is written, in the browser beside the page's code. Answers
   * when all of it is there; what fails is asked for again by the page itself.
   */
  load?: (queries: QueryClient, search: PageSearch) => Promise<unknown>;
  /**
   * Words of its query the page reads; the server writes the same page whatever else stands there. Without it the page reads some
   * that are not listed, and the server writes it only where there is no query.
   */
  search?: readonly string[];
  /** What the tab and search engines call the page, and the sentence they show: keys of its topic's words, with the namespace. */
  head?: { title: `${string}:${string}`; description: `${string}:${string}` };
  /** Where what `load` has fetched says it better; undefined where it does not. */
  headFrom?: (queries: QueryClient, search: PageSearch, language: Language) => PageHead | undefined;
  /** Words of its query that make it another page to search engines: an article, a promotion. Filters do not. */
  canonicalSearch?: readonly string[];
  /** Search engines have no business with it. */
  unlisted?: true;
  /** The server writes no content for it: what it shows is made in the browser, or is a player's own. */
  browserOnly?: true;
  /**
   * `full`: header, side bar, footer, tab bar · `header`: the header alone; a page that marks its root with the class
   * `fills-screen` ends with the screen · `bare`: the page has the screen to itself.
   */
  frame?: 'full' | 'header' | 'bare';
  /** Stays alive when left: comes back with its scroll position, filters and loaded pages. */
  keepAlive?: boolean;
  /** Open to visitors of a brand that requires a login for every page. */
  open?: boolean;
  /** Shown by itself, without the frame, while the site is closed to the visitor. It then stands outside the router. */
  whileClosed?: true;
}

export interface PageHead {
  title: string;
  description: string;
  /** Path of a picture that stands for the page where it is shared. */
  picture?: string;
}

export interface OverlayEntry {
  /** What is shown while its code is on the way: its title, a word of the frame's own that is there already, and its size. */
  frame?: {
    title: 'login' | 'register' | 'memberCentre' | 'agentCentre' | 'trial.title' | 'search';
    size?: DialogSize;
  };
  component: LazyComponent<OverlayProps>;
  /** The access it requires; other visitors are shown the overlay that explains why. */
  guard?: RouteGuard;
  /** Open also to a restricted session, whose member must choose a new password first. */
  whilePasswordDue?: boolean;
  /** Not shown to a logged-in member; shown to a trial account. */
  beforeLogin?: boolean;
  /** The visitors whose next press is likely to need it: its code is fetched for them while the page is idle. */
  likelyNext?: 'visitor' | 'member';
}
