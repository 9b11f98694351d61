import { randomUUID } from 'node:crypto';
import { localText } from '@lanna/rules/local-text';
import { formatMoney, type Money } from '@lanna/rules/money';
import { Client } from 'pg';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Database } from '../../../platform/sql/database.ts';
import type { ledgerFixture } from '../../books/ledger/ledger.factory.ts';
import type { BetSource } from './bet-source.ts';

/** One line of a slip, as its buyer sees it. */
export interface Line {
  id: string;
  reference: string;
  game: string;
  stake: Money;
  /** LOTT unless said. */
  category?: string;
}

/** What becomes of a line: amounts by which payout and stake change. */
export interface Outcome {
  line: Line;
  payout?: Money;
  refund?: Money;
  /** Payouts that came (1) or were taken back (-1). */
  payouts?: number;
  closes?: boolean;
  /** The turnover that counts, where the category's rule does not fit. */
  turnover?: Money;
}

const SOURCE = 'test_lottery';
const SOURCE_ID = '00000000-0000-7000-8000-000000000001';

/**
 * A source of bets as a topic of the portal's own would be: a schema with one function that moves money and writes the
 * record in the same transaction, and a source that names bets and keeps receipts. No vendor has a part in it.
 */
export async function ownSource(url: string, db: Database) {
  const owner = new Client({ connectionString: url });
  await owner.connect();
  await owner.query(`
    create schema test_lottery;
    grant usage on schema test_lottery to lanna_app;
    create table test_lottery.movement (
      bet_id uuid not null, transfer_id bigint not null, kind text not null, amount bigint not null,
      balance_after bigint not null, at timestamptz not null);
    grant select on test_lottery.movement to lanna_app;
    create function test_lottery.play(p_now timestamptz, p_account bigint, p_house bigint, p_changes bets.change[])
      returns text language plpgsql security definer as $$
    declare
      c bets.change;
      leg ledger.leg;
      amount bigint;
      refused text;
    begin
      perform ledger.lock_accounts(array[p_account]);
      -- What is bought together is decided together.
      select protection.bet_refusal(p_now, merchant_id, member_id, sum(stake)::bigint) into refused
      from unnest(p_changes) where stake > 0 group by merchant_id, member_id;
      if refused is not null then
        return refused;
      end if;
      foreach c in array p_changes loop
        amount := c.payout - c.stake;
        continue when amount = 0;
        leg := (nextval('ledger.transfer_id'), case when amount > 0 then p_house else p_account end,
          case when amount > 0 then p_account else p_house end, abs(amount),
          case when c.stake > 0 then 'bet' when c.stake < 0 then 'bet_rollback' when c.payout > 0 then 'win'
            else 'win_rollback' end, p_now, gen_random_uuid())::ledger.leg;
        perform ledger.post(array[leg]);
        insert into test_lottery.movement select c.bet_id, leg.id,
          case when c.stake > 0 then 'bet' when c.payout > 0 then 'win' else 'rollback' end, abs(amount), balance, p_now
        from ledger.account where id = p_account;
      end loop;
      perform bets.record(p_now, p_changes);
      return null;
    end $$;
    grant execute on function test_lottery.play to lanna_app`);
  await owner.end();

  return {
    source: source(db),
    /** A player with money. */
    openPlayer: async (books: Awaited<ReturnType<typeof ledgerFixture>>, funds: Money): Promise<Player> => {
      const { memberId, accountId } = await books.open();
      await books.deposit(memberId, funds);
      const { rows } = await db.pool.query<{ id: bigint }>(
        "select ledger.open_account($1, 'THB', 'house_game', null, 'test_lottery') as id",
        [books.merchantId],
      );
      return { merchantId: books.merchantId, memberId, accountId, houseId: rows[0]?.id ?? 0n };
    },
    /** Buys the lines together, as one slip; answers which of the member's limits refuses it, if one does. */
    buy: (player: Player, lines: Line[], now: Date) => {
      const slip = randomUUID();
      return play(
        db,
        player,
        lines.map((line) => change(player, line, slip, { stake: line.stake, stakes: 1 })),
        now,
      );
    },
    /** Records the outcome of lines that were bought. */
    settle: (player: Player, outcomes: Outcome[], now: Date) =>
      play(
        db,
        player,
        outcomes.map(({ line, payout = 0n, refund = 0n, payouts = 0, closes = true, turnover }) =>
          change(player, line, null, {
            stake: -refund,
            stakes: refund > 0n ? -1 : 0,
            payout,
            payouts,
            closes,
            turnover,
          }),
        ),
        now,
      ),
  };
}

export interface Player {
  merchantId: string;
  memberId: string;
  accountId: bigint;
  houseId: bigint;
}

export function newLine(game: string, reference: string, stake: Money): Line {
  return { id: newId(), reference, game, stake };
}

/** Answers which limit refuses; null where none does. */
async function play(db: Database, player: Player, changes: string[], now: Date): Promise<string | null> {
  const { rows } = await db.pool.query<{ refused: string | null }>(
    'select test_lottery.play($1, $2, $3, $4) as refused',
    [now, player.accountId, player.houseId, changes],
  );
  return rows[0]?.refused ?? null;
}

/** A value of the type bets.change, as text. */
function change(
  player: Player,
  line: Line,
  slip: string | null,
  by: {
    stake: Money;
    stakes: number;
    payout?: Money;
    payouts?: number;
    closes?: boolean;
    turnover?: Money | undefined;
  },
): string {
  const { payout = 0n, payouts = 0, closes = false, turnover = '' } = by;
  const identity = [
    line.id,
    SOURCE,
    SOURCE_ID,
    line.reference,
    slip ?? '',
    player.merchantId,
    player.memberId,
  ];
  const what = [player.accountId, 'THB', line.game, line.category ?? 'LOTT', `/receipts/${line.reference}`];
  return `(${[...identity, ...what, by.stake, 0, payout, by.stakes, payouts, closes, false, turnover, '', '', '', '', '', ''].join(',')})`;
}

function source(db: Database): BetSource {
  return {
    owns: (name) => name === SOURCE,
    nameBets: async (bets, language) =>
      bets.map((bet) => ({
        sourceName: localText({ TH: 'หวยทดสอบ', EN: 'Test lottery' }, language, 'EN'),
        gameName: `Draw ${bet.gameCode}`,
        provable: bet.receiptAddress !== null,
      })),
    readReceipt: async (_reader, bet) => {
      const { rows } = await db.pool.query<{
        kind: 'bet' | 'win' | 'rollback';
        amount: Money;
        balance_after: Money;
        at: Date;
        transfer_id: bigint;
      }>('select * from test_lottery.movement where bet_id = $1 order by transfer_id', [bet.id]);
      return {
        transactions: rows.map((row) => ({
          kind: row.kind,
          amount: formatMoney(row.amount),
          balanceAfter: formatMoney(row.balance_after),
          at: row.at.toISOString(),
          transactionUuid: String(row.transfer_id),
        })),
        receipt: { address: bet.receiptAddress },
        proof: 'given',
      };
    },
  };
}
