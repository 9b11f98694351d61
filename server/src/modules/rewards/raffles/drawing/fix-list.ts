import { randomBytes } from 'node:crypto';
import type { Money } from '@lanna/rules/money';
import { rootOf } from '@lanna/rules/rewards/raffles/hash-tree';
import { sql } from 'kysely';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { Raffle } from '../raffle.ts';
import { endRaffle } from './end-raffle.ts';
import { notifyOfRaffle } from './notify-of-raffle.ts';
import { takeLink } from './raffle-chain.ts';
import { treeOfLeaves } from './tree-of-list.ts';

interface Counted {
  member_id: string;
  turnover: Money;
  given: number;
  tickets: number;
}

/**
 * Fixes who holds which tickets as bets stand now, numbered from 1 without a gap, and the root of the list, and gives the raffle the next link of the chain: that
 * link is shown by the draw, in another transaction, so everybody can have seen the root before. Without a ticket it is over, and its prizes go back. The caller holds it.
 */
export async function fixList(
  tx: Tx,
  deps: { secrets: SecretBox },
  raffle: Raffle,
  now: Date,
): Promise<void> {
  const { id } = raffle;
  const { rows } = await sql<Counted>`
    select member_id, turnover, given, tickets from raffles.tickets_now(${id}) where tickets > 0 order by member_id`.execute(
    tx,
  );
  const change = { fixed_at: now, changed_at: now, edit: raffle.edit + 1 };
  const table = () => tx.updateTable('raffles.raffle').where('id', '=', id);
  if (rows.length === 0) {
    await table()
      .set({ ...change, tickets: 0 })
      .execute();
    return endRaffle(tx, { ...raffle, edit: raffle.edit + 1 }, { state: 'ended', now });
  }
  const leaves = numbered(rows);
  await sql`
    insert into raffles.holder (raffle_id, place, member_id, code, first, last, turnover, given)
    select ${id}, s.place - 1, s.member_id, s.code, s.first, s.last, s.turnover, s.given
    from unnest(${rows.map((row) => row.member_id)}::uuid[], ${leaves.map(({ code }) => code)}::text[], ${leaves.map(({ first }) => first)}::integer[],
      ${leaves.map(({ last }) => last)}::integer[], ${rows.map(({ turnover }) => turnover)}::bigint[], ${rows.map(({ given }) => given)}::integer[])
      with ordinality s(member_id, code, first, last, turnover, given, place)`.execute(tx);
  const link = await takeLink(tx, deps, now);
  await table()
    .set({
      ...{
        ...change,
        state: 'fixed',
        tickets: leaves.at(-1)?.last ?? 0,
        root: rootOf(treeOfLeaves(id, leaves)),
      },
      ...{ chain_id: link.chainId, link_place: link.place },
    })
    .execute();
  await notifyOfRaffle(tx, raffle);
}

/** One range of numbers a member, each under a code that only its holder is shown before it wins. */
function numbered(rows: readonly Counted[]) {
  const codes = randomBytes(16 * rows.length).toString('hex');
  let next = 1;
  return rows.map(({ tickets }, at) => {
    const first = next;
    next += tickets;
    return { first, last: next - 1, code: codes.slice(at * 32, at * 32 + 32) };
  });
}
