import { formatMoney, type Money, parseMoney } from '@lanna/rules/money';
import type { Tx } from '../../platform/database.ts';

/**
 * confirmed, taken_back: the player may still change it · placing: on its way to the wallet · placed: in the round · refused: not taken, by the wallet or by what
 * the table can pay · paying: settled, its win is on its way · settled: paid, nothing too · rolling_back, rolled_back: given back, for the answer was uncertain or the round is
 * void · correcting, corrected: the round was made void after it had been paid · disputed: the wallet contradicts itself; people must look.
 */
export type TableBetState =
  | 'confirmed'
  | 'taken_back'
  | 'placing'
  | 'placed'
  | 'refused'
  | 'paying'
  | 'settled'
  | 'rolling_back'
  | 'rolled_back'
  | 'correcting'
  | 'corrected'
  | 'disputed';

/** By play. */
export type Chips = Readonly<Record<string, Money>>;

export interface TableBet {
  roundId: string;
  playerId: string;
  tableCode: string;
  gameCode: string;
  currency: string;
  language: 'TH' | 'EN';
  /** Of the round. */
  kind: string;
  chips: Chips;
  stake: Money;
  state: TableBetState;
  refusal: string | null;
  payout: Money | null;
  validTurnover: Money | null;
  balanceAfter: Money | null;
  attempts: number;
  betUuid: string;
  winUuid: string;
  rollbackUuid: string;
  correctUuid: string;
  confirmedAt: Date;
  walletToken: string | null;
  vendor: string;
  operatorId: string;
  /** Null in a demo. */
  walletUser: string | null;
  demo: boolean;
  /** Its money is kept here: of a demo, or where the vendor keeps its players' money. */
  own: boolean;
}

type Row = Omit<TableBet, 'chips'> & { chips: Record<string, string> };

/** Bets in a condition, in the order they were confirmed. `where` is SQL of this program; its `b` is the bet, `p` the player. */
export async function selectTableBets(
  tx: Tx,
  where: string,
  values: unknown[],
  limit?: number,
): Promise<TableBet[]> {
  const { rows } = await tx.query<Row>(
    `select b.round_id as "roundId", b.player_id as "playerId", b.table_code as "tableCode", b.game_code as "gameCode", b.currency, b.chips,
       b.stake, b.state, b.refusal, b.payout, b.valid_turnover as "validTurnover", b.balance_after as "balanceAfter", b.attempts,
       b.bet_uuid as "betUuid", b.win_uuid as "winUuid", b.rollback_uuid as "rollbackUuid", b.correct_uuid as "correctUuid",
       b.confirmed_at as "confirmedAt", b.wallet_token as "walletToken", p.vendor, p.operator_id as "operatorId",
       p.wallet_user as "walletUser", p.demo_balance is not null as demo,
       coalesce(p.demo_balance, p.kept_balance) is not null as own, b.language, r.kind
     from studio.table_bet b join studio.player p on p.id = b.player_id join studio.shared_round r on r.id = b.round_id
     where ${where} order by b.confirmed_at, b.player_id ${limit === undefined ? '' : `limit ${limit}`}`,
    values,
  );
  return rows.map((row) => ({ ...row, chips: chipsOf(row.chips) }));
}

export function chipsOf(written: Record<string, string>): Chips {
  return Object.fromEntries(
    Object.entries(written).map(([play, text]) => {
      const stake = parseMoney(text);
      if (stake === undefined) throw new Error(`chips of ${text} were written`);
      return [play, stake];
    }),
  );
}

export function chipsText(chips: Chips): Record<string, string> {
  return Object.fromEntries(Object.entries(chips).map(([play, stake]) => [play, formatMoney(stake)]));
}

export function stakeOf(chips: Chips): Money {
  return Object.values(chips).reduce((sum, stake) => sum + stake, 0n);
}
