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
  const { within, beyond } = withinExposure(table, bets);
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

function withinExposure(table: LiveTable, bets: readonly TableBet[]) {
  const totals = new Map<string, Money>();
  const [within, beyond]: [TableBet[], TableBet[]] = [[], []];
  // Usually all of it fits, and one sum says so.
  for (const { chips, demo } of bets) if (!demo) addChips(totals, chips);
  if (largestPayout(table, Object.fromEntries(totals)) <= table.tablePayoutMax)
    return { within: bets, beyond };
  totals.clear();
  for (const bet of bets) {
    const more = new Map(totals);
    addChips(more, bet.chips);
    // Play money costs the table nothing.
    if (bet.demo) within.push(bet);
    else if (largestPayout(table, Object.fromEntries(more)) > table.tablePayoutMax) beyond.push(bet);
    else {
      within.push(bet);
      addChips(totals, bet.chips);
    }
  }
  return { within, beyond };
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
