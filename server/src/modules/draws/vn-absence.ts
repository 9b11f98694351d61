import type { Value } from '@lanna/contract/endpoint';
import { ABSENCE_DRAWS, type vietnameseAbsence } from '@lanna/contract/lottery/vn';
import type { Game } from '@lanna/rules/lottery/game';
import { parseResult } from '@lanna/rules/lottery/result-text';
import { absenceOf } from '@lanna/rules/lottery/vn/absence';
import type { Queryable } from '../../platform/database.ts';
import { lastResults } from './list-draws.ts';
import { knownGame } from './lottery-game.ts';

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
