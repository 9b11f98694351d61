import type { BaccaratOutcome } from './baccarat/deal.ts';
import type { DragonTigerOutcome } from './dragon-tiger/dragon-tiger.ts';
import { PICTURES, type PictureOutcome } from './fish-prawn-crab/fish-prawn-crab.ts';
import type { RouletteOutcome } from './roulette/roulette.ts';
import type { DiceOutcome } from './sic-bo/sic-bo.ts';

/** How lobbies are given a round (`docs/vendor-wallet-additions.md`): at most eight letters and digits. */
export function shortResult(kind: string, outcome: unknown): string {
  switch (kind) {
    case 'baccarat':
      return shortBaccarat(outcome as BaccaratOutcome);
    case 'dragon-tiger':
      return { dragon: 'D', tiger: 'T', tie: 'E' }[(outcome as DragonTigerOutcome).winner];
    case 'sic-bo':
    case 'hi-lo':
      return (outcome as DiceOutcome).dice.join('');
    case 'fish-prawn-crab':
      return (outcome as PictureOutcome).dice.map((picture) => PICTURES.indexOf(picture) + 1).join('');
    case 'roulette':
      return String((outcome as RouletteOutcome).number);
    default:
      throw new Error(`rounds of ${kind} have no short form`);
  }
}

function shortBaccarat({ winner, pairs }: BaccaratOutcome): string {
  const side = { banker: 'B', player: 'P', tie: 'T' }[winner];
  return `${side}${pairs.banker === 'none' ? '' : 'b'}${pairs.player === 'none' ? '' : 'p'}`;
}
