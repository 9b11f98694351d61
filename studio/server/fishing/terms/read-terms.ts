import type { Money } from '@lanna/rules/money';
import type { FishingGame } from '../../../rules/fishing/fishing-game.ts';
import { type HallSetting, type HallTerms, termsOf } from '../../../rules/fishing/terms.ts';
import type { Tx } from '../../platform/database.ts';

export interface SetTerms extends HallTerms {
  /** Of the setting they follow; 0: the sheet alone. */
  version: number;
}

/** What holds for a packet that is opened now by a player of this brand. */
export async function readTerms(tx: Tx, operatorId: string, game: FishingGame): Promise<SetTerms> {
  const setting = await readSetting(tx, operatorId, game.code);
  return { ...termsOf(game, setting), version: setting?.version ?? 0 };
}

export interface SettingRow extends HallSetting {
  version: number;
  setAt: Date;
  setBy: string;
  reason: string;
}

export async function readSetting(
  tx: Tx,
  operatorId: string,
  gameCode: string,
): Promise<SettingRow | undefined> {
  const { rows } = await tx.query<{
    version: number;
    minBet: Money | null;
    maxBet: Money | null;
    packetShots: number | null;
    payoutMax: Money | null;
    setAt: Date;
    setBy: string;
    reason: string;
  }>(
    `select version, min_bet as "minBet", max_bet as "maxBet", packet_shots as "packetShots", payout_max as "payoutMax",
       set_at as "setAt", set_by as "setBy", reason
     from studio.fishing_setting where operator_id = $1 and game_code = $2 order by version desc limit 1`,
    [operatorId, gameCode],
  );
  return rows[0];
}
