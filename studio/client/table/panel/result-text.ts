import { say, type Words } from '../i18n/words.ts';
import type { Own } from '../state/state.ts';
import type { ShowMoney } from './money-text.ts';

/** How the round ended for this player, plainly: what is no gain is never called one. */
export function resultText(
  own: Own | undefined,
  words: Words,
  money: ShowMoney,
): { text: string; won: boolean } | undefined {
  if (!own || own.stake === 0n) return undefined;
  if (own.state === 'placed' || own.state === 'placing') return { text: words.resultWaiting, won: false };
  if (own.state !== 'settled' || own.won === null) return undefined;
  const { stake, won } = own;
  const facts = { won: money(won), stake: money(stake), net: money(won - stake) };
  if (won > stake) return { text: say(words.resultWon, facts), won: true };
  const text = won === 0n ? words.resultLost : won === stake ? words.resultEven : words.resultPart;
  return { text: say(text, facts), won: false };
}
