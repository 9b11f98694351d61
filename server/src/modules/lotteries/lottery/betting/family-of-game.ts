import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import type { Family } from '@lanna/rules/lotteries/lottery/family';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';

/** Of a game that draws and lines name: there is one. */
export function familyOfGame(code: string): Family {
  const family = familyOf(gameOf(code)?.family ?? '');
  if (!family) throw new Error(`there is no game ${code}`);
  return family;
}
