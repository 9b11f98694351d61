import { chanceOf, expectedWorth } from '../../../rules/fishing/chance.ts';
import type { FishKind } from '../../../rules/fishing/fish.ts';

/** In per cent, with as many figures as it takes. */
export function chanceText(kind: FishKind): string {
  const chance = chanceOf(kind);
  const percent = (100 * chance.of) / chance.in;
  return `${percent >= 10 ? percent.toFixed(1) : percent >= 1 ? percent.toFixed(2) : percent.toFixed(3)}%`;
}

/** One multiple, or from the least to the most with what is expected. */
export function worthText(kind: FishKind): string {
  const multiples = kind.worth.map(([multiple]) => multiple);
  if (multiples.length === 1) return String(multiples[0]);
  return `${Math.min(...multiples)}–${Math.max(...multiples)} (⌀ ${expectedWorth(kind).toFixed(1)})`;
}

/** Of one whose worth is drawn: how often it is which, in per cent of its catches, a line each; nothing of the others. */
export function worthsText({ worth }: FishKind): string {
  if (worth.length === 1) return '';
  const weights = worth.reduce((sum, [, weight]) => sum + weight, 0);
  return worth.map(([multiple, weight]) => `×${multiple} ${(100 * weight) / weights}%`).join('\n');
}
