import { evaluateHand } from '@lanna/rules/play/rooms/niu-niu/evaluate-hand';
import type { Card } from '@lanna/rules/play/tables/cards';
import { type Language, say } from '../../i18n/words.ts';
import { NIU_NIU_WORDS } from './words.ts';

/** What a hand is called: นิว 8 · จ่าย 2 เท่า. Of four cards nothing is said yet. */
export function handText(language: Language, cards: readonly string[]): string {
  const words = NIU_NIU_WORDS[language];
  if (cards.length !== 5) return '';
  // What the studio shows as a card is one.
  const { name, points, times } = evaluateHand(cards as readonly Card[]);
  const named = say(words.names[name], { points });
  return times === 1 ? named : `${named} · ${say(words.times, { times })}`;
}

/** The three that come to a multiple of ten first. */
export function inGroups(cards: readonly string[]): string[] {
  const grouped = cards.length === 5 ? evaluateHand(cards as readonly Card[]).grouped : null;
  return grouped ?? [...cards];
}
