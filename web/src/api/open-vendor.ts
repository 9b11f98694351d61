import type { Value } from '@lanna/contract/endpoint';
import type { gameVendors, VendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { type Path, paths } from '../paths.ts';

export type Lanes = Value<typeof gameVendors>['data']['lanes'];
export type VendorCard = Lanes[number]['cards'][number];

/** Their vendors' games are opened from the menu, without a page between (specification, section 2). */
const DIRECT: readonly VendorGroup[] = ['SPORTS', 'ELOTT'];

/** Games of the house itself, which no launch opens. */
const OWN = 'OWN';

export interface VendorDoor {
  href: Path;
  /** It opens a game: a visitor who may not play is shown why (`useMemberGuard`). */
  membersOnly: boolean;
}

/**
 * Where a press on a vendor leads. What is the house's own is played on the category's page. One with several games to open from the menu shows a list of them; sports and e-lottery open
 * their game; slots begin at the vendor's own in the slot lobby; every other vendor at its games on the category's page.
 */
export function vendorDoor(card: VendorCard): VendorDoor {
  const { vassalage, gameType, isGame, defaultGameId, accountTypeName } = card;
  if (accountTypeName === OWN) return { href: paths.category(gameType), membersOnly: false };
  if (isGame === 'VASSALAGE') return { href: paths.vendorGames(vassalage), membersOnly: false };
  if (DIRECT.includes(gameType)) return { href: paths.game({ id: defaultGameId }), membersOnly: true };
  return { href: paths.category(gameType, vassalage), membersOnly: false };
}

/**
 * All games of a vendor one by one, where its door leads to a page instead: the house's own that open from the menu, as those of e-lottery do. Every other vendor
 * with such a list has it as its door.
 */
export function vendorGameList({ accountTypeName, isGame, vassalage }: VendorCard): Path | undefined {
  return accountTypeName === OWN && isGame === 'VASSALAGE' ? paths.vendorGames(vassalage) : undefined;
}

/** More lie behind the link to the category's page (specification, section 9). */
const MENU_VENDORS_MAX = 11;

/** The vendors that a category drops from the navigation, in the brand's order. */
export function vendorsInMenu(lanes: Lanes, group: VendorGroup): readonly VendorCard[] {
  return lanes.find(({ title }) => title === group)?.cards.slice(0, MENU_VENDORS_MAX) ?? [];
}

/** The vendor of cockfights stands among the sports. */
const COCKFIGHT = 'SV3';

/** The cockfight's own entry in the navigation; undefined where the brand has none. */
export function cockfightVendor(lanes: Lanes): VendorCard | undefined {
  const sports = lanes.find(({ title }) => title === 'SPORTS');
  return sports?.cards.find(({ code }) => code === COCKFIGHT);
}

export function hasCockfight(lanes: Lanes): boolean {
  return cockfightVendor(lanes) !== undefined;
}

/** It is opened directly, however many games its vendor has. */
export function cockfightDoor({ defaultGameId }: VendorCard): VendorDoor {
  return { href: paths.game({ id: defaultGameId }), membersOnly: true };
}
