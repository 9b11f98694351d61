import { displayMoney, type Money } from '@lanna/rules/money';
import { roomGame } from '../room-games.ts';

/** What a seat's hand is called in its player's record: while it is played, and once it is over. */
export function handLine(
  { gameCode, code }: { gameCode: string; code: string },
  { language, won }: { language: 'TH' | 'EN'; won: Money | null },
): string {
  const name = roomGame(gameCode)?.name[language] ?? gameCode;
  const game = language === 'TH' ? `${name} โต๊ะ ${code}` : `${name}, table ${code}`;
  if (won === null) return game;
  if (won === 0n) return language === 'TH' ? `${game} เสมอ` : `${game}: even`;
  const amount = displayMoney(won < 0n ? -won : won);
  if (language === 'TH') return `${game} ${won > 0n ? 'ได้' : 'เสีย'} ${amount}`;
  return `${game}: ${won > 0n ? 'won' : 'lost'} ${amount}`;
}
