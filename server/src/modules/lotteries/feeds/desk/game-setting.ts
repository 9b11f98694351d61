import type { Queryable } from '../../../../platform/sql/database.ts';

/** How results of a game are come by. */
export interface GameSetting {
  typed: boolean;
  oneIsEnough: boolean;
  patienceMinutes: number;
  /** 0 where nothing is set. */
  version: number;
}

const UNSET: GameSetting = { typed: false, oneIsEnough: false, patienceMinutes: 120, version: 0 };

export async function gameSetting(db: Queryable, gameCode: string): Promise<GameSetting> {
  const row = await db
    .selectFrom('feeds.game')
    .selectAll()
    .where('game_code', '=', gameCode)
    .executeTakeFirst();
  if (!row) return UNSET;
  const { typed, one_is_enough: oneIsEnough, patience_minutes: patienceMinutes, version } = row;
  return { typed, oneIsEnough, patienceMinutes, version };
}
