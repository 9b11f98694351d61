import type { Money } from '@lanna/rules/money';
import type { Tx } from '../../platform/database.ts';
import type { SharedRound } from '../../shared-rounds/shared-round.ts';
import { selectTableBets, type TableBet } from '../bets/table-bet.ts';
import { addChips, largestPayout } from '../exposure.ts';
import type { LiveTable } from '../live-table.ts';
import { notifyTable } from '../watching/notify-table.ts';

/**
 * In the transaction that closes the round: what is confirmed becomes bets, in the order it came. What the table could not pay is refused; of money that is kept here
 * the stake is taken now, all other bets are on their way to the wallet from the commit on. Gives how many bets there are.
 */
export async function takeConfirmed(tx: Tx, table: LiveTable, round: SharedRound): Promise<number> {
  const bets = await selectTableBets(tx, `b.round_id = $1 and b.state = 'confirmed'`, [round.id]);
  const { within, beyond } = withinExposure(table, bets, await mostOfBrands(tx, table.code, round.id));
  await refuse(tx, round.id, { bets: beyond, refusal: 'table_full' });
  await takeOwnMoney(
    tx,
    round.id,
    within.filter(({ own }) => own),
  );
  await tx.query(
    `update studio.table_bet set state = 'placing' where round_id = $1 and state = 'confirmed'`,
    [round.id],
  );
  await notifyTable(
    tx,
    table.code,
    bets.map(({ playerId }) => playerId),
  );
  return within.length;
}

/** What the table can pay in all, and the players of each brand that has set less for its own. */
function withinExposure(
  table: LiveTable,
  bets: readonly TableBet[],
  ofBrands: ReadonlyMap<string, Money>,
): { within: readonly TableBet[]; beyond: readonly TableBet[] } {
  // Play money costs the table nothing.
  const [demos, paid] = [bets.filter(({ demo }) => demo), bets.filter(({ demo }) => !demo)];
  const beyond = new Set<TableBet>();
  for (const [operatorId, most] of ofBrands)
    for (const bet of beyondMost(
      table,
      paid.filter((bet) => bet.operatorId === operatorId),
      most,
    ))
      beyond.add(bet);
  const left = paid.filter((bet) => !beyond.has(bet));
  for (const bet of beyondMost(table, left, table.tablePayoutMax)) beyond.add(bet);
  return { within: [...demos, ...paid.filter((bet) => !beyond.has(bet))], beyond: [...beyond] };
}

/** Those with which, in the order they came, more would have to be paid. */
function beyondMost(table: LiveTable, bets: readonly TableBet[], most: Money): TableBet[] {
  const totals = new Map<string, Money>();
  // Usually all of it fits, and one sum says so.
  for (const { chips } of bets) addChips(totals, chips);
  if (largestPayout(table, Object.fromEntries(totals)) <= most) return [];
  totals.clear();
  return bets.filter(({ chips }) => {
    const more = new Map(totals);
    addChips(more, chips);
    if (largestPayout(table, Object.fromEntries(more)) > most) return true;
    addChips(totals, chips);
    return false;
  });
}

/** As brands had set it when the round was announced. */
async function mostOfBrands(tx: Tx, code: string, roundId: string): Promise<Map<string, Money>> {
  const { rows } = await tx.query<{ operator_id: string; brand_payout_max: Money | null }>(
    `select distinct on (s.operator_id) s.operator_id, s.brand_payout_max from studio.table_setting s
     where s.table_code = $1
       and s.set_at <= (select at from studio.shared_round_move where round_id = $2 and state = 'announced')
     order by s.operator_id, s.version desc`,
    [code, roundId],
  );
  return new Map(
    rows.flatMap(({ operator_id, brand_payout_max: most }) => (most === null ? [] : [[operator_id, most]])),
  );
}

async function takeOwnMoney(tx: Tx, roundId: string, bets: readonly TableBet[]): Promise<void> {
  if (bets.length === 0) return;
  const players = bets.map(({ playerId }) => playerId);
  // In one order everywhere: a player may sit at two tables that close in the same moment.
  await tx.query('select from studio.player where id = any($1) order by id for no key update', [players]);
  await tx.query(
    `with paid as (
       update studio.player p set demo_balance = p.demo_balance - b.stake, kept_balance = p.kept_balance - b.stake
       from studio.table_bet b
       where b.round_id = $1 and b.player_id = any($2) and p.id = b.player_id
         and coalesce(p.demo_balance, p.kept_balance) >= b.stake
       returning p.id, coalesce(p.demo_balance, p.kept_balance) as balance)
     update studio.table_bet b set state = 'placed', balance_after = paid.balance from paid
     where b.round_id = $1 and b.player_id = paid.id and b.state = 'confirmed'`,
    [roundId, players],
  );
  await tx.query(
    `update studio.table_bet set state = 'refused', refusal = 'RS_ERROR_NOT_ENOUGH_MONEY', finished_at = clock_timestamp()
     where round_id = $1 and player_id = any($2) and state = 'confirmed'`,
    [roundId, players],
  );
}

async function refuse(
  tx: Tx,
  roundId: string,
  { bets, refusal }: { bets: readonly TableBet[]; refusal: string },
): Promise<void> {
  if (bets.length === 0) return;
  await tx.query(
    `update studio.table_bet set state = 'refused', refusal = $3, finished_at = clock_timestamp()
     where round_id = $1 and player_id = any($2) and state = 'confirmed'`,
    [roundId, bets.map(({ playerId }) => playerId), refusal],
  );
}
