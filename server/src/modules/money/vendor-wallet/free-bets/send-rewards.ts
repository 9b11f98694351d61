import { rewardReply } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database, Queryable } from '../../../../platform/sql/database.ts';
import { toVendorAmountRoundedDown } from '../internal/inbound/amount-scale.ts';
import type { VendorClient } from '../vendor-client.ts';
import { notifyRewards } from './reward.ts';

export interface SendDeps {
  db: Database;
  clock: Clock;
  client: VendorClient;
}

const AT_ONCE = 200;
const RETRY_MS = 30_000;
const RETRY_MAX_MS = 3_600_000;

/**
 * Tells vendors of rewards and cancellations that they have not confirmed: all that are due, or one just decided. What fails is tried again, later
 * each time, for as long as it matters; both calls may come twice.
 */
export async function sendRewards(deps: SendDeps, only?: string): Promise<void> {
  const due = await dueRewards(deps.db.kysely, deps.clock.now(), only);
  for (const reward of due) await send(deps, reward);
}

type Due = Awaited<ReturnType<typeof dueRewards>>[number];

async function send({ db, clock, client }: SendDeps, reward: Due): Promise<void> {
  const { merchant_id: merchantId, member_id: memberId } = reward;
  const call = reward.cancelled_at ? 'cancel' : 'create';
  let update: Record<string, unknown>;
  try {
    const said = await client.post({
      merchantId,
      vendor: { code: reward.vendor, signature_header: reward.signature_header },
      url: `${reward.api_url}/freebet/rewards/${call}`,
      body: call === 'cancel' ? { operator_id: reward.brand, reward_uuid: reward.id } : creationOf(reward),
      reply: rewardReply,
      refusals: { RS_ERROR_INVALID_GAME: 'game_unavailable' },
    });
    if (said.reward_uuid.toLowerCase() !== reward.id) throw new Refusal('vendor_unreachable');
    update = {
      [call === 'cancel' ? 'cancelled_at_vendor' : 'created_at_vendor']: clock.now(),
      calls_failed: 0,
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const waitMs = Math.min(RETRY_MS * 2 ** reward.calls_failed, RETRY_MAX_MS);
    update =
      error.code === 'game_unavailable' && call === 'create'
        ? { refusal: 'RS_ERROR_INVALID_GAME' }
        : { calls_failed: reward.calls_failed + 1, next_call_at: new Date(clock.now().getTime() + waitMs) };
  }
  await db.transaction(async (tx) => {
    await tx.updateTable('vendor_wallet.reward').set(update).where('id', '=', reward.id).execute();
    await notifyRewards(tx, { merchantId, memberId });
  });
}

function creationOf(reward: Due): Record<string, unknown> {
  return {
    operator_id: reward.brand,
    sub_partner_id: reward.brand,
    user: reward.wallet_user,
    currency: reward.currency,
    ...(reward.game === null ? {} : { game_code: reward.game }),
    bet_value: toVendorAmountRoundedDown(reward.bet_value, reward.amount_scale),
    bet_count: reward.bet_count,
    start_time: reward.granted_at.toISOString(),
    end_time: reward.ends_at.toISOString(),
    reward_uuid: reward.id,
  };
}

async function dueRewards(db: Queryable, now: Date, only: string | undefined) {
  return db
    .selectFrom('vendor_wallet.reward as r')
    .innerJoin('catalogue.vendor_record as v', 'v.id', 'r.vendor_id')
    .innerJoin('brands.brand as b', 'b.id', 'r.merchant_id')
    .innerJoin('members.account as m', 'm.id', 'r.member_id')
    .selectAll('r')
    .select([
      'v.code as vendor',
      'v.signature_header',
      'v.api_url',
      'v.amount_scale',
      'b.code as brand',
      'm.wallet_user',
    ])
    .where('v.api_url', 'is not', null)
    .where('r.next_call_at', '<=', now)
    .where('r.ends_at', '>', now)
    .where('r.refusal', 'is', null)
    .where(
      sql<boolean>`(r.created_at_vendor is null or r.cancelled_at is not null) and (r.cancelled_at is null or r.cancelled_at_vendor is null)`,
    )
    .$if(only !== undefined, (query) => query.where('r.id', '=', only ?? ''))
    .orderBy('r.next_call_at')
    .limit(AT_ONCE)
    .execute();
}
