import type { VendorGroup } from '@lanna/contract/catalogue';
import type { HeroSet } from '@lanna/contract/front';

/** Where the pictures are: SVG drawn by `web/art`, served under `/art`. */
export const artPaths = {
  gameCard: (game: { vassalage: string; gameCode: string }) =>
    `/art/game/${encodeURIComponent(game.vassalage)}/${encodeURIComponent(game.gameCode)}.svg`,
  vendorLogo: (vendor: string) => `/art/vendor/${encodeURIComponent(vendor)}.svg`,
  hero: (set: HeroSet, scene: 'market' | 'fair' | 'welcome') => `/art/hero/${set}/${scene}.svg`,
  category: (group: VendorGroup) => `/art/category/${group}.svg`,
};
