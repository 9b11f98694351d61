import type { FishingSession } from '../../fishing-api.ts';
import type { Weapon } from '../../rules/fishing/bounds.ts';
import type { FishKind } from '../../rules/fishing/fish.ts';
import type { Language, Words } from './i18n/words.ts';
import type { Sound } from './sound/sound.ts';
import type { Kept } from './state/kept.ts';
import type { Water } from './state/water.ts';

/** What the player has chosen; kept while the page is open. */
export interface Chosen {
  bet: number;
  weapon: Weapon;
  angle: number;
  /** The code of the kind that auto aims at; undefined: whatever is nearest. */
  target: string | undefined;
}

export interface PageContext {
  session: FishingSession;
  words: Words;
  language: Language;
  water: Water;
  chosen: Chosen;
  money(amount: bigint): string;
  nameOf(kind: FishKind): string;
  /** One shot where the cannon looks, if the player sits. */
  fire(): void;
  /** One shot at the nearest of that kind. */
  fireAt(kind: string | undefined): boolean;
  kept: Kept;
  sound: Sound;
  say(text: string): void;
  changed(): void;
}
