import type { Received } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import {
  BEGUN_HOURS,
  type freezeWinnings as endpoint,
  type FreezeObstacle,
  type FreezeRow,
  PAUSE_DAYS,
  WINNINGS_DAYS,
} from '@lanna/contract/money/freezes/ops';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import { brandOf } from '../../../platform/ops/brand-in-scope.ts';
import { notifyOps } from '../../../platform/ops/notify-ops.ts';
import type { OpsCall } from '../../../platform/ops/ops-route.ts';
import { notifyPush } from '../../../platform/push/notify.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { answerOnce } from '../../../platform/sealing/idempotency.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Queryable, Tx } from '../../../platform/sql/database.ts';
import { holdMoney } from '../../books/ledger/hold-money.ts';
import { sendMessage } from '../../messaging/inbox/send-message.ts';
import { lockScopedMember, type ScopedMember } from '../../people/members/scoped-member.ts';
import { freezes } from './desk/list-freezes.ts';
import { freezeSubject } from './freeze.ts';
import { KEEP_FREEZE } from './keep-proposal.ts';

type Body = Received<typeof endpoint>['body'];
type Call = Pick<OpsCall<typeof endpoint>, 'body' | 'brands' | 'operator' | 'record' | 'propose'>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Holds winnings of a member for a day, as far as they are there, and proposes to a second operator to keep them. One press of the button
 * counts once. Refuses as `freezeWinnings` declares, and the amount by a rule of `FREEZE_OBSTACLES`.
 */
export async function beginFreeze(tx: Tx, call: Call, now: Date): Promise<FreezeRow> {
  const { key, ...asked } = call.body;
  let isFirst = false;
  const row = await answerOnce(tx, { scope: `freeze ${call.operator.id}`, key, body: asked, now }, () => {
    isFirst = true;
    return begin(tx, call, asked, now);
  });
  if (!isFirst)
    await call.record(tx, {
      action: 'freezes.begin-repeated',
      brandId: brandOf(call.brands, asked.brand).id,
      subject: { kind: 'freeze', id: row.id, name: `${row.member.name} · ${row.caseNumber}` },
    });
  return row;
}

async function begin(tx: Tx, call: Call, asked: Omit<Body, 'key'>, now: Date): Promise<FreezeRow> {
  const brand = brandOf(call.brands, asked.brand);
  const member = await lockPlayer(tx, asked.player, brand.id);
  const vendor = await vendorOf(tx, asked.vendor);
  const amount = moneyOf(asked.amount);
  await refuseBeside(tx, member, now);
  const most = await wonAt(tx, member, { vendor: vendor.code, now });
  if (amount > most) refuse('beyond_winnings', { most: formatMoney(most) });
  const id = newId();
  const held = await holdWhatIsThere(tx, member, { id, amount, now });
  const until = new Date(now.getTime() + BEGUN_HOURS * HOUR_MS);
  const { merchantId, currency } = member;
  const row = await tx
    .insertInto('freezes.freeze')
    .values({
      ...{ id, merchant_id: merchantId, member_id: member.id, currency, asked: amount, held, state: 'begun' },
      ...{ vendor_code: vendor.code, case_number: asked.caseNumber, reason: asked.reason },
      ...{ begun_by: call.operator.id, begun_by_name: call.operator.name, begun_at: now, until },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const subject = await freezeSubject(tx, row);
  const facts = { vendor: vendor.code, amount: formatMoney(held), currency, until: until.toISOString() };
  const action = { brandId: merchantId, subject, reason: asked.reason };
  await call.record(tx, { action: 'freezes.begin', after: facts, ...action });
  await call.propose(tx, { kind: KEEP_FREEZE, payload: { freezeId: id }, ...action });
  await sendMessage(tx, {
    ...{ merchantId, memberId: member.id, template: 'winnings_frozen', now },
    facts: { amount: formatMoney(held), vendor: vendor.name, until: until.toISOString() },
  });
  await notifyPush(tx, { m: [member.id], t: ['balance_changed'] });
  await notifyOps(tx, { brandId: merchantId, type: 'freezes_changed' });
  return freezes.one({ db: tx, brands: call.brands }, id);
}

/** By the name under which vendors know the player, or by the user name; held, so that two freezes of a member come one after the other. Refuses with `not_found`. */
async function lockPlayer(tx: Tx, player: string, brandId: string): Promise<ScopedMember> {
  const found = await tx
    .selectFrom('members.account')
    .select(['id', 'wallet_user'])
    .where('merchant_id', '=', brandId)
    .where((eb) => eb.or([eb('wallet_user', '=', player), eb('username_key', '=', player.toLowerCase())]))
    .execute();
  const named = found.find(({ wallet_user }) => wallet_user === player) ?? found[0];
  if (!named) throw new Refusal('not_found');
  return lockScopedMember(tx, named.id, [brandId]);
}

/** Refuses with `not_found`. */
async function vendorOf(tx: Tx, code: string) {
  const vendor = await tx
    .selectFrom('catalogue.vendor_record')
    .select(['code', 'name'])
    .where('code', '=', code)
    .executeTakeFirst();
  if (!vendor) throw new Refusal('not_found');
  return vendor;
}

/** One at a time; and none soon after one that no second operator kept, so that one operator alone holds no money day after day. */
async function refuseBeside(tx: Tx, { id }: ScopedMember, now: Date): Promise<void> {
  const last = await tx
    .selectFrom('freezes.freeze')
    .select(['state', 'kept_at', 'ended_at'])
    .where('member_id', '=', id)
    .orderBy('begun_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return;
  if (last.ended_at === null) refuse('in_force');
  const from = new Date((last.ended_at?.getTime() ?? 0) + PAUSE_DAYS * DAY_MS);
  if (last.kept_at === null && from > now) refuse('too_soon', { from: from.toISOString() });
}

/** What the member has won lately in the vendor's games, stakes taken off, whatever was lost beside it. */
async function wonAt(
  db: Queryable,
  { id, merchantId, currency }: ScopedMember,
  { vendor, now }: { vendor: string; now: Date },
): Promise<Money> {
  const { won } = await db
    .selectFrom('bets.placed_bet')
    .select(sql<bigint>`coalesce(sum(payout - stake), 0)::bigint`.as('won'))
    .where('member_id', '=', id)
    .where('merchant_id', '=', merchantId)
    .where('currency', '=', currency)
    .where('source', '=', vendor)
    .where('placed_at', '>', new Date(now.getTime() - WINNINGS_DAYS * DAY_MS))
    .whereRef('payout', '>', 'stake')
    .executeTakeFirstOrThrow();
  return won;
}

async function holdWhatIsThere(
  tx: Tx,
  { id: memberId, merchantId, currency }: ScopedMember,
  { id, amount, now }: { id: string; amount: Money; now: Date },
): Promise<Money> {
  const hold = { merchantId, currency, reference: id, account: { kind: 'wallet', memberId }, now } as const;
  const whole = await holdMoney(tx, { ...hold, amount });
  if (whole.outcome === 'held') return amount;
  if (whole.outcome !== 'insufficient') throw new Error(`winnings were not held: ${whole.outcome}`);
  if (whole.available <= 0n) refuse('nothing_left');
  // The wallet is locked by the first try, so what was there is there still.
  const part = await holdMoney(tx, { ...hold, amount: whole.available });
  if (part.outcome !== 'held') throw new Error(`a part of winnings was not held: ${part.outcome}`);
  return whole.available;
}

function refuse(why: FreezeObstacle, facts: Record<string, string> = {}): never {
  throw new Refusal('invalid_input', { fields: [{ field: 'amount', rule: why, ...facts }] });
}
