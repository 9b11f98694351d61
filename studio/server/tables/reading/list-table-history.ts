import { formatMoney } from '@lanna/rules/money';
import type { z } from 'zod';
import type { tableHistory } from '../../../table-api.ts';
import type { PlaySessionRow } from '../../play/session.ts';
import type { Studio } from '../../studio.ts';
import type { TableBetState } from '../bets/table-bet.ts';
import { OWN_STATE } from '../betting/own-round.ts';

const PAGE = 20;

interface Row {
  round: string;
  table: string;
  number: number;
  kind: string;
  state: TableBetState;
  chips: Record<string, string>;
  stake: bigint;
  payout: bigint | null;
  outcome: unknown;
  placedAt: Date;
}

/** The player's own rounds that have ended, at any table, newest first. */
export async function listTableHistory(
  { db }: Pick<Studio, 'db'>,
  { playerId }: PlaySessionRow,
  before: string | undefined,
): Promise<z.infer<typeof tableHistory>> {
  const { rows } = await db.pool.query<Row>(
    `select b.round_id as round, b.table_code as "table", r.number, r.kind, b.state, b.chips, b.stake, b.payout, r.outcome,
       b.confirmed_at as "placedAt"
     from studio.table_bet b join studio.shared_round r on r.id = b.round_id
     where b.player_id = $1 and ($2::uuid is null or b.round_id < $2) and b.state <> 'taken_back' and r.state in ('settled', 'void')
     order by b.round_id desc limit ${PAGE + 1}`,
    [playerId, before ?? null],
  );
  return {
    rounds: rows.slice(0, PAGE).map(({ state, stake, payout, placedAt, ...row }) => ({
      ...row,
      state: OWN_STATE[state],
      stake: formatMoney(stake),
      won: OWN_STATE[state] === 'settled' && payout !== null ? formatMoney(payout) : null,
      placedAt: placedAt.toISOString(),
    })),
    more: rows.length > PAGE,
  };
}
