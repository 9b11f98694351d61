import type { Plugin, Rolldown } from 'vite';
import { LANGUAGES } from './src/i18n/languages.ts';

/** What the site starts with, its front page and what a member sees above every page included. */
const FIRST = [
  /\/sites\/portal\/main\.tsx$/,
  /\/sites\/portal\/header\/balance\.tsx$/,
  /\/features\/play\/home\/home-page\.tsx$/,
];
/** Of packages the site starts with, what pages alone use: an index names it beside the rest, so imports do not say it. */
const OF_PAGES =
  /\/@tanstack\/.*\/(useQueries|queriesObserver|useMutation|mutationObserver|useInfiniteQuery|infiniteQueryObserver)\.js$/;
const FIRST_TOPICS = ['ui', 'shell', 'home'];
/** Of source: below it a request costs more than what it brings. */
const SMALL_BYTES = 2500;

export interface Module {
  bytes: number;
  imports: readonly string[];
  /** Loaded when needed. */
  later: readonly string[];
}

/**
 * How the built code is cut, read off who imports whom: what the site starts with is one chunk (`base`); small pieces that several
 * pages and overlays share are another (`common`); larger ones, and what is one page's own, the bundler cuts by who loads them.
 * Left to itself it makes a chunk of every small thing that two of them share.
 */
export function chunksByUse(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  const modules = new Map<string, Module>();
  let cut: { base: ReadonlySet<string>; common: ReadonlySet<string> } | undefined;
  const chunks = () => {
    cut ??= { base: closure(modules, startsOf(modules)), common: new Set() };
    if (cut.common.size === 0) cut = { ...cut, common: smallShared(modules, cut.base) };
    return cut;
  };
  return {
    plugin: {
      name: 'chunks-by-use',
      apply: 'build',
      moduleParsed: ({ id, code, importedIds, dynamicallyImportedIds }) => {
        cut = undefined;
        modules.set(id, { bytes: code?.length ?? 0, imports: importedIds, later: dynamicallyImportedIds });
      },
    },
    groups: [
      // Of the bundler itself, beneath everything: left to it, all languages get it with the words of one.
      { name: 'runtime', test: /vite\/preload-helper|rolldown\/runtime/ },
      { name: 'queries-of-pages', test: OF_PAGES, includeDependenciesRecursively: false },
      // Words known from the first paint on and where the others are, one piece a language.
      ...Object.values(LANGUAGES).map(({ tag }) => ({
        name: `words-${tag}`,
        test: (id: string) =>
          id.endsWith(`/sites/portal/words/${tag}.ts`) ||
          FIRST_TOPICS.some((topic) => id.endsWith(`/${topic}/words/${tag}.json`)),
      })),
      // Only code that validates in the browser needs it; the endpoints' schemas are left out (see vite.contract.ts). With it comes what
      // all schemas of forms are made of, but nothing of what these stand on: the first load has some of that (rules of money).
      {
        name: 'zod',
        includeDependenciesRecursively: false,
        test: (id: string) =>
          id.includes('/node_modules/zod/') || /\/contract\/src\/[\w-]+\.ts\?form$/.test(id),
      },
      { name: 'base', test: (id: string) => chunks().base.has(id) },
      { name: 'common', test: (id: string) => chunks().common.has(id) },
    ],
  };
}

function startsOf(modules: ReadonlyMap<string, Module>): string[] {
  const found = [...modules.keys()].filter((id) => FIRST.some((start) => start.test(id)));
  // Without one of them the first load would grow unseen.
  if (found.length !== FIRST.length)
    throw new Error(`the site starts with ${FIRST.length} files, found: ${found}`);
  return found;
}

/** These modules and all they import. */
function closure(modules: ReadonlyMap<string, Module>, ids: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...ids];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(modules.get(id)?.imports ?? []));
  }
  return found;
}

/** Small modules that two or more of the parts loaded later need, and that need nothing but such modules and the base. */
export function smallShared(modules: ReadonlyMap<string, Module>, base: ReadonlySet<string>): Set<string> {
  const users = new Map<string, number>();
  for (const part of new Set([...modules.values()].flatMap(({ later }) => later)))
    for (const id of closure(modules, [part])) users.set(id, (users.get(id) ?? 0) + 1);
  const shared = [...users].filter(([id, count]) => {
    const { bytes = 0 } = modules.get(id) ?? {};
    return count > 3 && bytes > 0 && bytes < SMALL_BYTES && !base.has(id) && /\.m?[jt]sx?$/.test(id);
  });
  const kept = new Set(shared.map(([id]) => id));
  for (let before = -1; before !== kept.size; ) {
    before = kept.size;
    for (const id of kept) {
      const alone = modules.get(id)?.imports.every((needed) => base.has(needed) || kept.has(needed));
      if (!alone) kept.delete(id);
    }
  }
  return kept;
}

/** Pop-ups, and what they are built with: their code comes before they do, in a quiet moment (see root-layout.tsx). */
const COMES_AHEAD =
  /\/(@base-ui\/react|react-hook-form|web\/src\/features\/[\w-]+\/(identity|authentication|registration|bets|cashier))\//;

/**
 * Asks the browser to compile all of a chunk when it comes, beside the page, and not function by function under the press
 * that opens the pop-up: a third of the time until it is painted for the first time. Browsers that do not know it read past it.
 */
export function compileAhead(chunk: { isEntry: boolean; name: string; moduleIds: string[] }): string {
  const soon = !chunk.isEntry && chunk.name !== 'base' && chunk.moduleIds.some((id) => COMES_AHEAD.test(id));
  return soon ? '//# allFunctionsCalledOnLoad' : '';
}
