import { LANGUAGES } from './src/i18n/languages.ts';

/**
 * How the built code is cut. Left to itself the bundler makes a chunk of every small thing that two pages share;
 * what the first load needs anyway compresses better, and arrives sooner, in one piece.
 */
export const CHUNKS = [
  // Only code that validates in the browser needs zod, so it is a chunk outside the first load.
  { name: 'zod', test: (id: string) => id.includes('/node_modules/zod/') },
  { name: 'base', test: isBase },
  // Form, search box, filter: a page that needs one of these components soon needs the others.
  { name: 'forms', test: isOfForms },
  // Words known from the first paint on and where the others are, one piece a language.
  ...Object.values(LANGUAGES).map(({ tag }) => ({
    name: `words-${tag}`,
    test: (id: string) =>
      id.endsWith(`/sites/portal/words/${tag}.ts`) ||
      FIRST_TOPICS.some((topic) => id.endsWith(`/${topic}/words/${tag}.json`)),
  })),
];

/** Pop-ups, and what they are built with: their code comes before they do, in a quiet moment (see root-layout.tsx). */
const COMES_AHEAD =
  /\/(@base-ui\/react|react-hook-form|web\/src\/features\/(identity|authentication|registration|bets|cashier))\//;

/**
 * Asks the browser to compile all of a chunk when it comes, beside the page, and not function by function under the press
 * that opens the pop-up: a third of the time until it is painted for the first time. Browsers that do not know it read past it.
 */
export function compileAhead(chunk: { isEntry: boolean; name: string; moduleIds: string[] }): string {
  const soon = !chunk.isEntry && chunk.name !== 'base' && chunk.moduleIds.some((id) => COMES_AHEAD.test(id));
  return soon ? '//# allFunctionsCalledOnLoad' : '';
}

const FIRST_TOPICS = ['ui', 'shell', 'home'];
const PACKAGES = ['i18next', 'react', 'react-dom', 'react-i18next', 'scheduler', 'use-sync-external-store'];
/** Of the query library, all but what only pages that change something, or read page by page, have. */
const QUERIES =
  /\/(query-core|react-query)\/build\/modern\/(?!index|infiniteQueryObserver|mutationObserver|queriesObserver|use(Infinite|Mutation|Mutate|Queries|Suspense|Prefetch|IsMutating))/;
const ICON_FRAME = /\/lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared\/)/;
/** Of the front page and its frame; other pages have some of them too. */
const ICON =
  /\/lucide-react\/dist\/esm\/icons\/(arrow-right|chevron-(left|right)|flame|history|megaphone|pause|play|sparkles)\.m?js$/;
const FILES = new Set([
  ...['brand', 'catalogue', 'endpoint', 'members'].map((name) => `contract/src/${name}.ts`),
  ...['art/paths', 'src/navigation', 'src/paths'].map((name) => `web/${name}.ts`),
  ...['brand', 'call', 'new-id', 'queries', 'refusal-text', 'refusal', 'session'].map(
    (name) => `web/src/api/${name}.ts`,
  ),
  ...['languages', 'words'].map((name) => `web/src/i18n/${name}.ts`),
  ...[
    ...['badge', 'button', 'carousel', 'icon-button', 'marquee', 'picture-card', 'skeleton', 'spinner'],
    ...['state', 'words'],
  ].map((name) => `web/src/ui/${name}.tsx`),
  ...['classes', 'use-phone'].map((name) => `web/src/ui/${name}.ts`),
]);

const FORM_PIECES = /\/web\/src\/(ui\/(field|text-field|select-field|search-field)\.tsx|i18n\/format\.ts)$/;
const FORM_ICONS =
  /\/lucide-react\/dist\/esm\/icons\/(check|chevron-down|circle-exclamation-point|search|x)\.m?js$/;

function isOfForms(id: string): boolean {
  return FORM_PIECES.test(id) || FORM_ICONS.test(id);
}

function isBase(id: string): boolean {
  const [, inPackages] = id.split(/\/node_modules\/(?!.*\/node_modules\/)/);
  if (inPackages)
    return (
      PACKAGES.some((name) => inPackages.startsWith(`${name}/`)) ||
      [ICON_FRAME, ICON, QUERIES].some((part) => part.test(id))
    );
  return id.includes('vite/preload-helper') || [...FILES].some((file) => id.endsWith(`/${file}`));
}
