import type { Money } from '@lanna/rules/money';
import type { Odds } from '@lanna/rules/play/sports/odds/odds';
import type { SlipType } from '@lanna/rules/play/sports/slips/slip';
import type { Tx } from '../../platform/database.ts';

/** What a settlement must know of a slip, and no more: it reads very many. */
export interface SlipToPay {
  id: string;
  playerId: string;
  demo: boolean;
  type: SlipType;
  sizes: number[];
  lines: number;
  stake: Money;
  payout: Money | null;
  paid: Money | null;
  /** Its liability is counted. */
  holds: boolean;
  legs: { odds: Odds; outcome: string | null }[];
}

export async function readSlipsToPay(tx: Tx, ids: readonly string[]): Promise<SlipToPay[]> {
  const { rows } = await tx.query<SlipToPay>({
    name: 'sports slips to pay',
    text: `select s.id, s.player_id as "playerId", p.demo_balance is not null as demo, s.type, s.sizes, s.lines, s.stake, s.payout, s.paid, s.holds,
       (select json_agg(json_build_object('odds', l.odds, 'outcome', l.outcome) order by l.place) from studio.sports_leg l where l.slip_id = s.id) as legs
     from studio.sports_slip s join studio.player p on p.id = s.player_id where s.id = any($1) order by s.id`,
    values: [ids],
  });
  return rows;
}
