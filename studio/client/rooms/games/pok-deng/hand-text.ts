import { evaluateHand } from '@lanna/rules/play/rooms/pok-deng/evaluate-hand';
import { STANDS_FROM, strategyMove } from '@lanna/rules/play/rooms/pok-deng/strategy-move';
import type { RoomView } from '@lanna/rules/play/rooms/room-rules';
import type { Card } from '@lanna/rules/play/tables/cards';
import type { RoomState } from '../../../../room-api.ts';
import { type Language, say } from '../../i18n/words.ts';
import type { PageContext } from '../../page-context.ts';
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

/** What one who practises might do, and why: by the own cards alone. */
export function hintText({ language }: PageContext, { hand, own }: RoomState): string {
  const cards = hand?.hands.find(({ seat }) => seat === own.seat)?.cards;
  if (!hand || !cards) return '';
  const { move } = strategyMove(hand as unknown as RoomView, own.seat, 'careful');
  const { points } = evaluateHand(cards as readonly Card[]);
  const facts = { points, from: STANDS_FROM.careful };
  return say(POK_DENG_WORDS[language].hints[move === 'draw' ? 'draw' : 'stand'], facts);
}
