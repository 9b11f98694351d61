import { evaluateHand } from '@lanna/rules/play/rooms/pok-deng/evaluate-hand';
import type { Card } from '@lanna/rules/play/tables/cards';
import { type Language, say } from '../../i18n/words.ts';
import { POK_DENG_WORDS } from './words.ts';

/** What a hand is called: ป๊อก 9 · 2 เด้ง. */
export function handText(language: Language, cards: readonly string[]): string {
  const words = POK_DENG_WORDS[language];
  if (cards.length !== 2 && cards.length !== 3) return '';
  // What the studio shows as a card is one.
  const { name, points, times } = evaluateHand(cards as readonly Card[]);
  const named = say(words.names[name], { points });
  return times === 1 ? named : `${named} · ${say(words.times, { times })}`;
}
