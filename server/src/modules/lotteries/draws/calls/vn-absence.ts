import type { Value } from '@lanna/contract/endpoint';
import { ABSENCE_DRAWS, type vietnameseAbsence } from '@lanna/contract/lotteries/lottery/vn';
import { parseResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import type { Game } from '@lanna/rules/lotteries/lottery/game';
import { absenceOf } from '@lanna/rules/lotteries/lottery/vn/absence';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { knownGame } from '../lottery-game.ts';
import { lastResults } from './list-draws.ts';

/** How long numbers have not come up in a game. */
export async function showAbsence(
  db: Queryable,
  { code }: Game,
  merchantId: string,
): Promise<Value<typeof vietnameseAbsence>> {
  const { family } = knownGame(code);
  const draws = await lastResults(db, code, ABSENCE_DRAWS, merchantId);
  const results = draws.map(({ result, numero }) => {
    const read = parseResult(family.draw, result ?? '');
    if ('errors' in read) throw new Error(`the result of ${code} ${numero} cannot be read`);
    return read.result;
  });
  return {
    gameCode: code,
    draws: draws.length,
    lastNumero: draws[0]?.numero ?? null,
    ...absenceOf(family.draw, results),
  };
}
