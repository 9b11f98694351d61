import type { LiveClass } from '@lanna/contract/play/catalogue/game-kinds';
import { PICTURES, type Picture } from '@lanna/rules/play/tables/fish-prawn-crab/fish-prawn-crab';

export type Side = 'banker' | 'player' | 'dragon' | 'tiger' | 'tie';

/** A result of `docs/vendor-wallet-additions.md`, as its card shows it. */
export type ShownResult =
  | { side: Side }
  | { dice: number[]; sum: number }
  | { pictures: Picture[] }
  | { number: number };

const BACCARAT: Readonly<Record<string, Side>> = { B: 'banker', P: 'player', T: 'tie' };
const DRAGON_TIGER: Readonly<Record<string, Side>> = { D: 'dragon', T: 'tiger', E: 'tie' };
const DICE = /^[1-6]{3}$/;
const POCKET = /^([0-9]|[12][0-9]|3[0-6])$/;

/** Undefined for what is none of its class, and for classes that have no road here. */
export function readResult(liveClass: LiveClass | null, result: string): ShownResult | undefined {
  switch (liveClass) {
    case 'baccarat':
      return sideOf(BACCARAT, result);
    case 'dragon-tiger':
      return sideOf(DRAGON_TIGER, result);
    case 'sicbo': {
      if (!DICE.test(result)) return undefined;
      const dice = [...result].map(Number);
      return { dice, sum: dice.reduce((sum, die) => sum + die, 0) };
    }
    case 'yu-sia-xie':
      if (!DICE.test(result)) return undefined;
      return { pictures: [...result].flatMap((place) => PICTURES[Number(place) - 1] ?? []) };
    case 'roulette':
      if (!POCKET.test(result)) return undefined;
      return { number: Number(result) };
    default:
      return undefined;
  }
}

function sideOf(sides: Readonly<Record<string, Side>>, result: string): ShownResult | undefined {
  const side = sides[result.charAt(0)];
  return side && { side };
}
