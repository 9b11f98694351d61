import { LANGUAGE_TAGS } from '@lanna/contract/languages';
import type { Language } from '@lanna/contract/people/members/members';
import { languageOfLocalText } from '@lanna/rules/local-text';
import type { BrandProfile } from '../../brands/brand.ts';
import { brandName } from '../../brands/brand-name.ts';
import { SHORTCUT_WORDS } from './shortcut-words.ts';

/** The web app manifest (W3C) of a brand, in a language. Its `id` is the same in all of them: it is one app. */
export function appManifest(brand: BrandProfile, language: Language) {
  const name = brandName(brand, language);
  const words = SHORTCUT_WORDS[language];
  return {
    id: '/',
    name,
    short_name: name,
    description: words.description(name),
    lang: LANGUAGE_TAGS[languageOfLocalText(brand.name, language, brand.defaultLanguage)],
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: brand.theme.colours.ground,
    theme_color: brand.theme.colours.frame,
    categories: ['games', 'entertainment'],
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable-192.png', '192x192', 'maskable'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
      { src: '/art/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [
      shortcut(words.games, '/rng'),
      shortcut(words.wallet, '/?centre=member&page=transferFund'),
      shortcut(words.bets, '/?centre=member&page=personalHistoryCopy'),
    ],
  };
}

function icon(file: string, sizes: string, purpose: 'any' | 'maskable') {
  return { src: `/art/${file}`, sizes, type: 'image/png', purpose };
}

/** What a long press on the app's icon offers. */
function shortcut(name: string, url: string) {
  return { name, url, icons: [icon('icon-192.png', '192x192', 'any')] };
}
