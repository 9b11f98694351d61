import type { Value } from '@lanna/contract/endpoint';
import type { OpenSite, PageWanted, ShellWanted } from '@lanna/contract/page';
import type { Language } from '@lanna/contract/people/members/members';
import { gameMenus } from '@lanna/contract/play/catalogue/catalogue';
import type { QueryClient } from '@tanstack/react-query';
import { RouterContextProvider } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { answerCallsHere } from '../../../api/calls/call.ts';
import { helpCenterQuery } from '../../../api/content/help.ts';
import { menusQuery, vendorsQuery } from '../../../api/queries.ts';
import { createQueryClient } from '../../../api/query-client.ts';
import { WrittenLogin } from '../../../features/people/authentication/written-login.tsx';
import { switchesQuery } from '../../../features/people/identity/queries.ts';
import { speakLanguageOf } from '../../../i18n/words.ts';
import { isCodeOnItsWay, type MadeOf, onLazyRendered, untilCodeIsThere } from '../../../lazy-component.tsx';
import type { PageHead } from '../../../topic.ts';
import { readSearch } from '../pages/location.ts';
import { loginPathFor } from '../pages/login-first.tsx';
import { resultsOf } from '../pages/page-in-document.ts';
import { createPortalRouter } from '../router.tsx';
import { AroundSite, Site, type SiteParts } from '../site.tsx';
import { OVERLAYS, pageAt } from '../topics.ts';
import { apart } from './apart.ts';
import { bundleFiles } from './bundle-files.ts';
import { Document, type Written } from './document.tsx';
import { everyWord } from './every-word.ts';
import { listedPaths } from './listed-paths.ts';
import { readAddress } from './read-address.ts';

/** Of so many brands, languages and settings. */
const LOGINS_MAX = 200;

/** The site as the portal runs it: writes pages with the components that the browser takes over. */
export const openSite: OpenSite = async ({ manifest, scope }) => {
  answerCallsHere((endpoint, input) => {
    const page = scope.getStore();
    if (!page) throw new Error('a call outside any page');
    return page.answer(endpoint, input);
  });
  speakLanguageOf(() => scope.getStore()?.language ?? 'TH');
  const files = bundleFiles(manifest);
  const words = await everyWord();

  async function writePage(page: PageWanted): Promise<string> {
    const queries = createQueryClient();
    // The visitor's browser asks again for what failed here.
    queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
    const router = createPortalRouter(queries, page.address);
    await Promise.all([
      router.load(),
      // Of the frame around every page.
      queries.prefetchQuery(menusQuery),
      queries.prefetchQuery(vendorsQuery),
      queries.prefetchQuery(switchesQuery),
      queries.prefetchQuery(helpCenterQuery(page.language)),
    ]);
    const { html, made } = await withItsCode(() =>
      renderToString(
        spoken(words[page.language], <Site brand={page.brand} queries={queries} router={router} />),
      ),
    );
    const login = pageAt(pathOf(page))?.frame !== 'bare' && (await loginOf(page, { queries, router }));
    const menus = queries.getQueryData(menusQuery.queryKey) ?? [];
    return documentOf(page, [...made], {
      ...apart(html),
      categories: menus.map(({ gameType }) => gameType),
      results: resultsOf(queries),
      head: headFrom(queries, page),
      login: login ? { html: login, modules: laterModules(page.language, [...made]) } : undefined,
    });
  }

  /** The same on every page of a brand. */
  const logins = new Map<string, string>();

  async function loginOf(page: PageWanted, parts: SiteParts): Promise<string> {
    const switches = parts.queries.getQueryData(switchesQuery.queryKey);
    const key = JSON.stringify([page.language, page.brand, switches]);
    const html = logins.get(key) ?? (await withItsCode(() => writeLogin(page, parts))).html;
    if (logins.size >= LOGINS_MAX) logins.clear();
    logins.set(key, html);
    return html;
  }

  function writeLogin({ language, brand }: PageWanted, parts: SiteParts): string {
    return renderToStaticMarkup(
      spoken(
        words[language],
        <AroundSite brand={brand} queries={parts.queries}>
          <RouterContextProvider router={parts.router}>
            <WrittenLogin />
          </RouterContextProvider>
        </AroundSite>,
      ),
      { identifierPrefix: 'login' },
    );
  }

  /** Of the log-in's own code, what such a page does not start with. */
  function laterModules(language: Language, made: readonly MadeOf[]): string[] {
    const login = OVERLAYS['login']?.component.made;
    const hrefs = (parts: readonly MadeOf[]) => files(language, parts).modules.map(({ href }) => href);
    const first = new Set(hrefs(made));
    return login ? hrefs([...made, login]).filter((href) => !first.has(href)) : [];
  }

  function documentOf(page: ShellWanted, made: readonly MadeOf[], written?: Written): string {
    const document = <Document page={page} written={written} files={files(page.language, made)} />;
    return `<!doctype html>${renderToStaticMarkup(spoken(words[page.language], document))}`;
  }

  function writeShell(page: ShellWanted): string {
    const made = pageAt(pathOf(page))?.page.made;
    return documentOf(page, made ? [made] : []);
  }

  return {
    pageAddress: readAddress,
    writePage: async (page) =>
      // The browser leads from here to the log-in.
      page.brand.flags.loginToHome && loginPathFor({ pathname: pathOf(page), search: {} })
        ? writeShell(page)
        : scope.run(page, () => writePage(page)),
    writeShell,
    listedPages: async ({ answer }) => listedPaths((await answer(gameMenus, {})) as Value<typeof gameMenus>),
  };
};

/** What the page's content says of it. */
function headFrom(queries: QueryClient, { address, language }: PageWanted): PageHead | undefined {
  const [path = address, query = ''] = address.split('?', 2);
  return pageAt(path)?.headFrom?.(queries, readSearch(query), language);
}

function pathOf({ address }: ShellWanted): string {
  return address.split('?', 1)[0] ?? '/';
}

function spoken(words: i18n, children: ReactNode): ReactNode {
  return <I18nextProvider i18n={words}>{children}</I18nextProvider>;
}

/**
 * A page is rendered in one go, so all its code is there before. Which that is, rendering finds out: what is missing is loaded, once for all pages,
 * and the page is rendered anew. A portal holds the code of pages that were asked for, and starts without waiting for any.
 */
async function withItsCode(render: () => string): Promise<{ html: string; made: Set<MadeOf> }> {
  for (;;) {
    const made = new Set<MadeOf>();
    onLazyRendered((part) => made.add(part));
    const html = renderedOrWaiting(render);
    if (html !== undefined && !isCodeOnItsWay()) return { html, made };
    await untilCodeIsThere();
  }
}

/** Undefined where React gave up because code is missing. */
function renderedOrWaiting(render: () => string): string | undefined {
  try {
    return render();
  } catch (error) {
    if (isCodeOnItsWay()) return undefined;
    throw error;
  }
}
