import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { lockWallets } from '../../../books/ledger/lock-wallets.ts';
import { type FreeBetVendor, findFreeBetVendor } from '../../../play/catalogue/free-bet-vendors.ts';
import {
  completeRounds,
  dropRefusedRounds,
  noteCancelledRounds,
  roundsToCancel,
} from '../../../rewards/bonuses/end-rounds.ts';
import { startRounds } from '../../../rewards/bonuses/start-rounds.ts';
import { addReward, notifyRewards } from './reward.ts';
import { type SendDeps, sendRewards } from './send-rewards.ts';

const AT_ONCE = 100;

/**
 * Free rounds of bonuses as free bets under the bonus's id: given, cancelled, and brought to their end. Each step is a transaction under the member's wallet
 * that looks again at what it changes, so any process may do it at any time, twice, or be killed; vendors are notified afterwards.
 */
export async function runFreeRounds(deps: SendDeps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  for (const kind of await waitingKinds(db.kysely)) await giveKind(deps, kind, now);
  for (const ended of await roundsToCancel(db.kysely, AT_ONCE)) {
    await db.transaction((tx) => cancel(tx, ended, now));
    await sendRewards(deps, ended.id);
  }
  for (const over of await rewardsOver(db.kysely)) await db.transaction((tx) => end(tx, over, now));
}

interface WaitingKind {
  merchant_id: string;
  vendor: string;
  game: string | null;
  worth: Money;
}

/** What is waited for, so that rounds of a vendor that is closed hold up no others. */
async function waitingKinds(db: Queryable): Promise<WaitingKind[]> {
  const { rows } = await sql<WaitingKind>`
    select distinct merchant_id, vendor, game, worth from bonuses.free_rounds where state = 'waiting'`.execute(
    db,
  );
  return rows;
}

async function giveKind(deps: SendDeps, kind: WaitingKind, now: Date): Promise<void> {
  const { db } = deps;
  const { merchant_id: merchantId, vendor: code, game, worth } = kind;
  const vendor = await findFreeBetVendor(db.kysely, { merchantId, code, game });
  if (!vendor || worth > vendor.valueMax) return;
  const { rows } = await sql<{ id: string }>`
    select id from bonuses.free_rounds
    where state = 'waiting' and merchant_id = ${merchantId} and vendor = ${code} and game is not distinct from ${game} and worth = ${worth}
    order by opted_at limit ${AT_ONCE}`.execute(db.kysely);
  for (const { id } of rows) {
    await db.transaction((tx) => give(tx, { id, kind, vendor, now }));
    await sendRewards(deps, id);
  }
}

async function give(
  tx: Tx,
  { id, kind, vendor, now }: { id: string; kind: WaitingKind; vendor: FreeBetVendor; now: Date },
): Promise<void> {
  const started = await startRounds(tx, id, now);
  if (!started) return;
  const { merchantId, memberId, currency, count, endsAt, byName, reason } = started;
  await addReward(tx, {
    ...{ id, merchantId, memberId, currency, count, endsAt, reason, now },
    ...{ vendorId: vendor.id, game: kind.game, value: kind.worth },
    ...{ by: { id: null, name: byName }, proposalId: null },
  });
}

/** The wallet takes none of them since the bonus ended; this is for their vendor to learn of it. */
async function cancel(
  tx: Tx,
  { id, by, reason }: { id: string; by: string; reason: string },
  now: Date,
): Promise<void> {
  const reward = await tx
    .updateTable('vendor_wallet.reward')
    .set({
      ...{ cancelled_at: now, cancelled_by_name: by, cancel_reason: reason },
      ...{ next_call_at: now, calls_failed: 0 },
    })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .returning(['merchant_id', 'member_id'])
    .executeTakeFirst();
  await noteCancelledRounds(tx, id);
  if (reward) await notifyRewards(tx, { merchantId: reward.merchant_id, memberId: reward.member_id });
}

interface Over {
  id: string;
  member_id: string;
}

/** Used up, or refused by their vendor for good; of those that win bonus money, once no round is open. */
async function rewardsOver(db: Queryable): Promise<Over[]> {
  const { rows } = await sql<Over>`
    select id, member_id from vendor_wallet.reward r where bonus_open and (used = bet_count or refusal is not null)
      and not exists (select from bets.placed_bet p where p.bonus_id = r.id and p.status = 'open') limit ${AT_ONCE}`.execute(
    db,
  );
  return rows;
}

async function end(tx: Tx, { id, member_id: memberId }: Over, now: Date): Promise<void> {
  await lockWallets(tx, [memberId]);
  const {
    refusal,
    used,
    bet_count: count,
  } = await tx
    .selectFrom('vendor_wallet.reward')
    .select(['refusal', 'used', 'bet_count'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (refusal !== null) await dropRefusedRounds(tx, id, now);
  // One that came back by a rollback meanwhile is played first, and of one that is open the win is counted first.
  else if (used < count || !(await completeRounds(tx, id, now))) return;
  await tx.updateTable('vendor_wallet.reward').set({ bonus_open: false }).where('id', '=', id).execute();
}
