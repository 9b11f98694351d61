import type { Theme } from './theme.ts';

/** Each theme is its own file in the build: a player loads the pictures of one game. */
const THEMES: Readonly<Record<string, () => Promise<Theme>>> = {
  'lanna-lanterns': async () => (await import('./lanna-lanterns.ts')).lannaLanterns,
  'starlight-market': async () => (await import('./starlight-market.ts')).starlightMarket,
  // The same pictures under another vendor's name.
  'kad-luang-stars': async () => (await import('./starlight-market.ts')).starlightMarket,
  'river-naga': async () => (await import('./river-naga.ts')).riverNaga,
};

export async function loadTheme(gameCode: string): Promise<Theme | undefined> {
  return THEMES[gameCode]?.();
}
