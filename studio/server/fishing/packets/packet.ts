import type { Money } from '@lanna/rules/money';
import type { Tx } from '../../platform/database.ts';

export type PacketState =
  | 'placing'
  | 'open'
  | 'refused'
  | 'returning'
  | 'returned'
  | 'closing'
  | 'closed'
  | 'disputed';

export interface Packet {
  id: string;
  playerId: string;
  vendor: string;
  /** Null in a demo. */
  walletUser: string | null;
  walletToken: string | null;
  demo: boolean;
  gameCode: string;
  ruleVersion: string;
  currency: string;
  language: 'TH' | 'EN';
  reserve: Money;
  shots: number;
  hits: number;
  kills: number;
  spent: Money;
  payout: Money;
  /** What a shot of it may cost; null: whatever its sheet has. */
  minBet: Money | null;
  maxBet: Money | null;
  openedAt: Date;
  closesAt: Date;
  betUuid: string;
  winUuid: string;
  rollbackUuid: string;
  state: PacketState;
  refusal: string | null;
  balanceAfter: Money | null;
  attempts: number;
}

/** Packets in a condition, newest first. `where` is SQL of this program; its `k` is the packet, `p` the player. */
export async function selectPackets(
  tx: Tx,
  where: string,
  values: unknown[],
  limit?: number,
): Promise<Packet[]> {
  const { rows } = await tx.query<Packet>(
    `select k.id, k.player_id as "playerId", p.vendor, p.wallet_user as "walletUser", k.wallet_token as "walletToken",
       p.demo_balance is not null as demo, k.game_code as "gameCode", k.rule_version as "ruleVersion", k.currency, k.language, k.reserve,
       k.shots, k.hits, k.kills, k.spent, k.payout, k.min_bet as "minBet", k.max_bet as "maxBet", k.opened_at as "openedAt", k.closes_at as "closesAt", k.bet_uuid as "betUuid",
       k.win_uuid as "winUuid", k.rollback_uuid as "rollbackUuid", k.state, k.refusal, k.balance_after as "balanceAfter", k.attempts
     from studio.fishing_packet k join studio.player p on p.id = k.player_id
     where ${where} order by k.id desc ${limit === undefined ? '' : `limit ${limit}`}`,
    values,
  );
  return rows;
}

/** What the packet is called in the player's record: while it is open, and once it is over. */
export function packetLine({
  state,
  shots,
  kills,
  language,
}: Pick<Packet, 'state' | 'shots' | 'kills' | 'language'>): string {
  if (state === 'placing' || state === 'open')
    return language === 'TH' ? 'กองกระสุนที่กำลังยิง' : 'Shots being fired';
  if (language === 'TH') return `ยิง ${shots} นัด จับได้ ${kills} ตัว`;
  return `${shots} ${shots === 1 ? 'shot' : 'shots'}, ${kills} ${kills === 1 ? 'kill' : 'kills'}`;
}
