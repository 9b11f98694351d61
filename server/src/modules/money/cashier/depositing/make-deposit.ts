import { randomBytes } from 'node:crypto';
import type { Received } from '@lanna/contract/endpoint';
import type { DepositMade, deposit } from '@lanna/contract/money/cashier/cashier';
import { isPayable } from '@lanna/rules/currency';
import { formatMoney, type Money, parseMoney } from '@lanna/rules/money';
import { makePayableReference } from '@lanna/rules/money/cashier/payable-reference';
import { channelFee } from '@lanna/rules/money/payments/channel-fee';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { AskSegments } from '../../../../platform/ops/segment-condition.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { answerOnce } from '../../../../platform/sealing/idempotency.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { refuseUnverified } from '../../../accounts/kyc/refuse-unverified.ts';
import { refuseAboveDepositLimit } from '../../../accounts/protection/deposit-limits.ts';
import type { FindSamePerson } from '../../../accounts/protection/same-person.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { takeChoice } from '../../../rewards/bonuses/choice.ts';
import { type Channel, channelState, findChannel } from '../../payments/channel.ts';
import { isEnteredByOperator, takeConfirmation, waitingConfirmations } from '../../payments/confirmation.ts';
import type { Gateways } from '../../payments/gateway-orders.ts';
import { applyPayment } from '../apply-payment.ts';
import { deposited } from '../deposited.ts';
import { readOpenDepositor } from '../desk/read-depositor.ts';
import { payAsKept, readOwnDeposit, showDeposit } from '../record/deposit.ts';
import { noteMove } from '../record/move-deposit.ts';
import { type Notices, notifyOfDeposit } from '../record/notify-deposit.ts';
import { depositedBefore } from './deposited-before.ts';
import { isOffered, openToMember } from './offered-channel.ts';
import { orderByGateway } from './order-by-gateway.ts';
import { payDetails } from './pay-details.ts';
import { refuseTooMany } from './refuse-too-many.ts';

export interface DepositDeps {
  db: Database;
  clock: Clock;
  notices: Notices;
  gateways: Gateways;
  findSamePerson: FindSamePerson;
  segments?: AskSegments;
}

export interface Depositor {
  brand: BrandProfile;
  language: Brand['defaultLanguage'];
  memberId: string;
  idempotencyKey: string;
  /** Where a gateway sends the payer back to. */
  origin: string;
}

const MINUTE_MS = 60_000;

/**
 * Makes a deposit, once for a key, and says how it is paid. The sandbox confirms its own at once. Refuses as `deposit` declares; nothing is
 * refused to a repeated key, which gets the deposit as it stands.
 */
export async function makeDeposit(
  deps: DepositDeps,
  body: Received<typeof deposit>['body'],
  depositor: Depositor,
): Promise<DepositMade> {
  const { db, clock } = deps;
  const { brand, memberId, idempotencyKey } = depositor;
  const now = clock.now();
  const once = { scope: `deposit ${memberId}`, key: idempotencyKey, body, now };
  const { id } = await db.transaction((tx) =>
    answerOnce(tx, once, () => keepDeposit(tx, deps, body, depositor, now)),
  );
  const owner = { id, merchantId: brand.id, memberId };
  let row = await readOwnDeposit(db.kysely, owner);
  if (row.status === 'created') {
    await orderByGateway(deps, row, depositor);
    row = await readOwnDeposit(db.kysely, owner);
  }
  const balance = await walletBalance(db.kysely, owner);
  return { ...showDeposit(row, depositor, clock.now()), balance: formatMoney(balance) };
}

async function keepDeposit(
  tx: Tx,
  { notices, gateways, findSamePerson, segments }: DepositDeps,
  body: Received<typeof deposit>['body'],
  { brand, memberId }: Depositor,
  now: Date,
): Promise<{ id: string }> {
  const owner = { merchantId: brand.id, memberId };
  const channel = await findChannel(tx, { merchantId: brand.id, way: 'in', code: body.methodCode });
  const of = { ...owner, at: now };
  const open = channel && isOffered(channel, brand) ? await openToMember(tx, [channel], of, segments) : [];
  if (!channel || open.length === 0) throw new Refusal('deposit_method_unknown');
  const { rankLevel } = await readOpenDepositor(tx, owner);
  refuseClosedChannel(channel, { rankLevel, now, timeZone: brand.timeZone });
  const { amount, fee } = readAmount(channel, body.amount);
  const { settings } = brand;
  if (channel.kind !== 'sandbox') await refuseTooMany(tx, memberId, settings.deposits, now);
  const { protection } = settings;
  await refuseAboveDepositLimit(
    tx,
    { ...owner, settings: protection, timeZone: brand.timeZone, amount, now },
    deposited,
  );
  await refuseUnverified(tx, {
    ...owner,
    for: 'deposit',
    amount,
    deposited: () => depositedBefore(tx, { ...owner, currency: channel.currency }, now),
  });

  const id = newId();
  const reference = makePayableReference(() => randomBytes(1)[0] ?? 0);
  const expiresAt = new Date(now.getTime() + channel.expiresAfterMinutes * MINUTE_MS);
  const status = channel.kind === 'sandbox' || channel.kind === 'gateway' ? 'created' : 'waiting';
  if (channel.currency === brand.currency)
    await takeChoice(tx, { brand, memberId, deposit: { id, amount }, findSamePerson, segments, now });
  await tx
    .insertInto('cashier.deposit')
    .values({
      id,
      merchant_id: brand.id,
      member_id: memberId,
      method_code: channel.code,
      kind: channel.kind,
      amount,
      currency: channel.currency,
      fee,
      fee_fixed: channel.feeFixed,
      fee_basis_points: channel.feeBasisPoints,
      turnover_basis_points: settings.deposits.turnoverBasisPoints,
      promised_minutes: channel.promisedMinutes,
      reference,
      status,
      pay: payAsKept(payDetails(channel, { reference, amount, brandCode: brand.code })),
      created_at: now,
      changed_at: now,
      expires_at: channel.kind === 'sandbox' ? null : expiresAt,
    })
    .execute();
  await noteMove(tx, { id, from: null, to: status, cause: 'made', now });
  if (channel.kind === 'sandbox') await confirmPlayMoney(tx, { id, channel, amount, now }, notices);
  else await notifyOfDeposit(tx, owner, notices);
  if (channel.kind === 'gateway')
    await gateways.plan(tx, channel, { id, amount, currency: channel.currency }, expiresAt);
  // What a bank has reported before the deposit was there.
  if (status === 'waiting')
    for (const early of await waitingConfirmations(tx, {
      merchantId: brand.id,
      way: 'in',
      payerReference: reference,
    }))
      if (!isEnteredByOperator(early)) await applyPayment(tx, early, now, notices);
  return { id };
}

function refuseClosedChannel(channel: Channel, at: { rankLevel: number; now: Date; timeZone: string }): void {
  const state = channelState(channel, at);
  if (state === 'off') throw new Refusal('deposit_method_unknown');
  if (state === 'rank_too_low')
    throw new Refusal('deposit_rank_too_low', { rankLevelMin: channel.rankLevelMin });
  if (state === 'closed_now')
    throw new Refusal('deposit_channel_closed', {
      opensAtMinute: channel.opensAtMinute,
      closesAtMinute: channel.closesAtMinute,
    });
}

/** What the fee would eat up whole is no deposit either. Refuses with `amount_out_of_range` {min, max}. */
function readAmount(channel: Channel, text: string): { amount: Money; fee: Money } {
  const { min, max, currency } = channel;
  const amount = parseMoney(text) ?? 0n;
  const fee = channelFee(channel, amount);
  if (amount < min || amount > max || !isPayable(amount, currency) || fee >= amount)
    throw new Refusal('amount_out_of_range', { min: formatMoney(min), max: formatMoney(max) });
  return { amount, fee };
}

/** Play money is confirmed by the sandbox itself, as a bank would confirm it. */
async function confirmPlayMoney(
  tx: Tx,
  { id, channel, amount, now }: { id: string; channel: Channel; amount: Money; now: Date },
  notices: Notices,
): Promise<void> {
  const facts = {
    merchantId: channel.merchantId,
    channelCode: channel.code,
    way: 'in',
    externalReference: id,
    reference: id,
    payerReference: null,
    outcome: 'paid',
    amount,
    currency: channel.currency,
    happenedAt: now,
    source: 'sandbox',
    payer: null,
  } as const;
  const taken = await takeConfirmation(tx, { ...facts, now });
  const applied = await applyPayment(
    tx,
    { ...facts, id: taken.id, matchedTo: null, waitsFor: null },
    now,
    notices,
  );
  if (taken.outcome !== 'new' || applied !== 'matched')
    throw new Error(`play money was not credited: ${taken.outcome}`);
}
