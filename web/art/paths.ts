import type { HeroSet } from '@lanna/contract/house/brands/front';
import type { AvatarName } from '@lanna/contract/people/members/avatar';
import type { VendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import type { PromotionScene, PromotionShape } from './promotion-scene.ts';

/** Where the pictures are: SVG drawn by `web/art`, served under `/art`; what a game has of its own instead of a drawing. */
export const artPaths = {
  gameCard: (game: { vassalage: string; gameCode: string; picture?: string | null }) =>
    game.picture ??
    `/art/game/${encodeURIComponent(game.vassalage)}/${encodeURIComponent(game.gameCode)}.svg`,
  gamePicture: (id: string) => `/art/picture/${encodeURIComponent(id)}.webp`,
  vendorLogo: (vendor: string) => `/art/vendor/${encodeURIComponent(vendor)}.svg`,
  hero: (set: HeroSet, scene: 'market' | 'fair' | 'welcome') => `/art/hero/${set}/${scene}.svg`,
  promotion: (
    set: HeroSet,
    shape: PromotionShape,
    { scene, variant }: { scene: PromotionScene; variant: number },
  ) => `/art/promotion/${set}/${shape}/${scene}-${variant}.svg`,
  avatar: (name: AvatarName) => `/art/avatar/${name}.svg`,
  category: (set: HeroSet, group: VendorGroup) => `/art/category/${set}/${group}.svg`,
};
