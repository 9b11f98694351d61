import { randomBytes } from 'node:crypto';
import {
  ENVELOPE_WISH_MAX,
  type giveEnvelope as endpoint,
} from '@lanna/contract/commission/envelopes/envelopes';
import type { Received, Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import { equalShares, randomShares, smallestShare } from '@lanna/rules/envelope-split';
import { commitmentOf } from '@lanna/rules/fair-stream';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { answerOnce, wasAnswered } from '../../../../platform/sealing/idempotency.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { refuseInactive } from '../../../accounts/protection/refuse-inactive.ts';
import { confirmPaymentPassword } from '../../../accounts/security/confirm-payment-password.ts';
import { postGroup } from '../../../books/ledger/post-group.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { lockWallet, refuseUnfree } from '../../../money/transfers/refuse-unfree.ts';
import type { UplineDeps } from '../../../money/transfers/transfer-to-upline.ts';
import type { KeptElsewhere } from '../../../money/withdrawals/turnover.ts';
import { proveSecondFactor } from '../../../people/authentication/prove-second-factor.ts';
import { belowAgent, countGroups, type Week, weekUntil } from './audience.ts';
import { envelopes, showEnvelopeRow } from './envelope.ts';
import { dayLeftFor, type Giver, refuseGiver } from './envelope-terms.ts';
import { NOTIFY_JOB } from './notify-job.ts';

type Body = Received<typeof endpoint>['body'];
const HOUR_MS = 3_600_000;

/**
 * Gives an envelope to the own line: its money leaves the wallet now, and what each share comes to is fixed now, by a seed of which
 * everybody sees the SHA-256 until the envelope is over. Refuses as `giveEnvelope` declares.
 */
export async function giveEnvelope(
  deps: UplineDeps,
  { paymentPassword, secondFactor, ...body }: Body,
  giver: Giver & { sessionId: string; idempotencyKey: string },
  context: RequestContext,
): Promise<Value<typeof endpoint>> {
  const { db, clock } = deps;
  const { brand } = context;
  const { memberId, idempotencyKey } = giver;
  const now = clock.now();
  const once = { scope: `envelope of ${memberId}`, key: idempotencyKey, body, now };
  const wanted: Wanted = { brand, giver, now, elsewhere: deps.elsewhere(), ...readRequest(body, brand) };
  if (!(await db.transaction((tx) => wasAnswered(tx, once)))) {
    // Said before the password is asked for: a slip of the finger costs no try.
    await refuseGiver(db.kysely, brand, giver);
    const account = await confirmPaymentPassword(deps, giver, paymentPassword, context);
    await proveSecondFactor(deps, account, secondFactor, context);
  }
  const { id } = await db.transaction((tx) => answerOnce(tx, once, () => fill(tx, wanted)));
  const row = await envelopes(db.kysely).where('e.id', '=', id).executeTakeFirstOrThrow();
  const balance = await walletBalance(db.kysely, { merchantId: brand.id, memberId });
  return { envelope: showEnvelopeRow(row), commitment: row.commitment, balance: formatMoney(balance) };
}

interface Request {
  amount: Money;
  shares: number;
  split: Body['split'];
  audience: Body['audience'];
  members: string[];
  request: string | null;
}
interface Wanted extends Request {
  brand: BrandProfile;
  giver: Giver;
  now: Date;
  elsewhere: readonly KeptElsewhere[];
}

/** What is asked for, as far as it can be checked without the books. */
function readRequest(body: Omit<Body, 'paymentPassword' | 'secondFactor'>, brand: BrandProfile): Request {
  const amount = moneyOf(body.amount);
  const max = moneyOf(brand.settings.envelopes.max);
  const coin = smallestShare(brand.currency);
  if (amount <= 0n || amount > max || amount % coin !== 0n)
    throw new Refusal('amount_out_of_range', { min: formatMoney(coin), max: formatMoney(max) });
  const members = body.audience === 'members' ? [...new Set(body.members ?? [])] : [];
  if (body.audience === 'members' && members.length === 0) throw new Refusal('envelope_for_nobody');
  if (amount < coin * BigInt(body.shares) || (members.length > 0 && body.shares > members.length))
    throw new Refusal('envelope_shares_wrong');
  const { shares, split, audience } = body;
  return { amount, shares, split, audience, members, request: readText(body.wish) };
}

/** One line without signs that are not seen; null for none. */
function readText(text: string | undefined): string | null {
  const request = (text ?? '').normalize('NFC').trim();
  if (request === '') return null;
  if (/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u.test(request.replaceAll('\u200d', '')))
    throw new Refusal('envelope_wish_wrong');
  if ([...request].length > ENVELOPE_WISH_MAX) throw new Refusal('envelope_wish_wrong');
  return request;
}

async function fill(tx: Tx, wanted: Wanted): Promise<{ id: string }> {
  const { brand, giver, amount, now } = wanted;
  const place = { merchantId: brand.id, memberId: giver.memberId };
  await lockWallet(tx, place);
  const week = weekUntil(now, brand.timeZone);
  await refuseNow(tx, wanted, week);
  const id = newId();
  const posted = await postGroup(tx, {
    merchantId: brand.id,
    currency: brand.currency,
    reference: id,
    legs: [
      {
        from: { kind: 'wallet', memberId: giver.memberId },
        to: { kind: 'envelope', agentId: giver.memberId, purpose: id },
        amount,
        code: 'envelope_filled',
      },
    ],
    now,
  });
  if (posted.outcome !== 'posted') throw new Error(`an envelope was not filled: ${posted.outcome}`);
  await write(tx, wanted, { id, week });
  await sql`select platform.queue_job(${NOTIFY_JOB})`.execute(tx);
  await notifyPush(tx, { m: [giver.memberId], t: ['balance_changed', 'envelopes_changed'] });
  await notifyOps(tx, { brandId: brand.id, type: 'envelopes_changed' });
  return { id };
}

/** Under the lock of the wallet. */
async function refuseNow(tx: Tx, wanted: Wanted, week: Week): Promise<void> {
  const { brand, giver, amount, audience, members, now, elsewhere } = wanted;
  const place = { merchantId: brand.id, memberId: giver.memberId };
  const { status } = await tx
    .selectFrom('members.account')
    .select('status')
    .where('id', '=', giver.memberId)
    .where('merchant_id', '=', brand.id)
    .executeTakeFirstOrThrow();
  await refuseInactive(tx, { ...place, status });
  await refuseGiver(tx, brand, giver);
  const agent = { merchantId: brand.id, agentId: giver.memberId };
  if (audience === 'members') {
    if ((await belowAgent(tx, agent, members)).size < members.length) throw new Refusal('member_unknown');
  } else if ((await countGroups(tx, agent, week))[audience] === 0) throw new Refusal('envelope_for_nobody');
  const { dayLeft, dayEndsAt } = await dayLeftFor(tx, brand, giver.memberId, now);
  if (amount > dayLeft)
    throw new Refusal('transfer_day_limit', { left: formatMoney(dayLeft), endsAt: dayEndsAt.toISOString() });
  await refuseUnfree(tx, { ...place, currency: brand.currency }, amount, elsewhere);
}

async function write(tx: Tx, wanted: Wanted, { id, week }: { id: string; week: Week }): Promise<void> {
  const { brand, giver, amount, shares, split, audience, members, request, now } = wanted;
  const seed = split === 'random' ? randomBytes(32).toString('hex') : null;
  await tx
    .insertInto('envelopes.envelope')
    .values({
      id,
      merchant_id: brand.id,
      agent_id: giver.memberId,
      currency: brand.currency,
      amount,
      shares,
      split,
      audience,
      active_from: audience === 'active' ? week.from : null,
      active_to: audience === 'active' ? week.to : null,
      wish: request,
      seed,
      commitment: seed === null ? null : commitmentOf(seed),
      given_at: now,
      expires_at: new Date(now.getTime() + brand.settings.envelopes.hours * HOUR_MS),
      return_id: newId(),
    })
    .execute();
  const facts = { id, amount, currency: brand.currency, shares };
  const amounts = seed === null ? equalShares(facts) : randomShares(facts, seed);
  await tx
    .insertInto('envelopes.share')
    .values(amounts.map((share, at) => ({ id: newId(), envelope_id: id, place: at + 1, amount: share })))
    .execute();
  if (members.length > 0)
    await tx
      .insertInto('envelopes.chosen')
      .values(members.map((member) => ({ envelope_id: id, member_id: member })))
      .execute();
}
