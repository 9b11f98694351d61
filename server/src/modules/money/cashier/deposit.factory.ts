import { randomBytes, randomUUID } from 'node:crypto';
import type { DepositKind } from '@lanna/contract/money/cashier/cashier';
import { MONEY_SCALE } from '@lanna/rules/money';
import { makePayableReference } from '@lanna/rules/money/cashier/payable-reference';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { strangers } from '../../accounts/protection/same-person.fixture.ts';
import { type BrandOptions, createBrand } from '../../house/brands/brand.factory.ts';
import { createMember } from '../../people/members/member.factory.ts';
import type { ConfirmationFacts } from '../payments/confirmation.ts';
import type { GatewayChannel, Gateways, PayAnswer } from '../payments/gateway-orders.ts';
import { recordConfirmation } from '../payments/record-confirmation.ts';
import { applyPayment } from './apply-payment.ts';
import { makeDeposit } from './depositing/make-deposit.ts';

export interface ChannelOptions {
  code: string;
  kind: Exclude<DepositKind, 'gateway'>;
  feeFixed?: bigint;
  feeBasisPoints?: number;
  min?: bigint;
  max?: bigint;
  opensAtMinute?: number;
  closesAtMinute?: number;
  rankLevelMin?: number;
  enabled?: boolean;
}

const DETAILS = {
  sandbox: {},
  promptpay: { billerId: '010753600010286', billerName: 'River Games' },
  bank: { bankCode: '004', accountNumber: '0123456789', accountName: 'River Games Co' },
};

/** A brand that takes PromptPay and bank transfers, and what tests of deposits do in it. */
export async function depositFixture(db: Database, options: BrandOptions = {}) {
  const brand = await createBrand(db.kysely, options);
  const clock = fixedClock();
  /** Notices that went to members. */
  const notified: { member: string; types: readonly string[] }[] = [];
  const notices = {
    notify: (members: readonly string[], types: readonly string[]) =>
      void notified.push(...members.map((member) => ({ member, types }))),
  };
  const gateway = standInGateway();
  const deps = { db, clock, notices, gateways: gateway.gateways, findSamePerson: strangers };
  const { kysely } = db;
  await addChannel({ code: 'PROMPTPAY', kind: 'promptpay' });
  await addChannel({ code: 'BANK', kind: 'bank' });

  async function addChannel(channel: ChannelOptions): Promise<void> {
    await kysely
      .insertInto('payments.channel')
      .values({
        merchant_id: brand.id,
        way: 'in',
        code: channel.code,
        kind: channel.kind,
        name: { EN: channel.code },
        currency: brand.currency,
        min: channel.min ?? 20n * MONEY_SCALE,
        max: channel.max ?? 50_000n * MONEY_SCALE,
        fee_fixed: channel.feeFixed ?? 0n,
        fee_basis_points: channel.feeBasisPoints ?? 0,
        opens_at_minute: channel.opensAtMinute ?? null,
        closes_at_minute: channel.closesAtMinute ?? null,
        rank_level_min: channel.rankLevelMin ?? 0,
        enabled: channel.enabled ?? true,
        details: JSON.stringify(DETAILS[channel.kind]),
        expires_after_minutes: 15,
        promised_minutes: 2,
      })
      .execute();
  }

  /** What a bank or gateway says, taken and applied as `payments` does. */
  function confirm(facts: Partial<ConfirmationFacts> & Pick<ConfirmationFacts, 'amount'>) {
    const now = clock.now();
    const whole: ConfirmationFacts = {
      merchantId: brand.id,
      channelCode: 'PROMPTPAY',
      way: 'in',
      externalReference: randomUUID(),
      reference: null,
      payerReference: null,
      outcome: 'paid',
      currency: brand.currency,
      happenedAt: now,
      source: 'statement',
      payer: null,
      ...facts,
    };
    const topic = {
      way: 'in' as const,
      apply: (...[tx, confirmation, at]: Parameters<Parameters<typeof recordConfirmation>[1][0]['apply']>) =>
        applyPayment(tx, confirmation, at, notices),
    };
    return db.transaction((tx) => recordConfirmation(tx, [topic], whole, now));
  }

  return {
    brand,
    clock,
    notices,
    notified,
    gateway,
    deps,
    addChannel,
    confirm,
    member: async () => (await createMember(db, brand)).memberId,
    ownerOf: (memberId: string) => ({
      brand,
      language: 'EN' as const,
      memberId,
      origin: 'https://river.test',
    }),
    make: (memberId: string, methodCode: string, amount: string, idempotencyKey: string = randomUUID()) =>
      makeDeposit(
        deps,
        { methodCode, amount },
        { brand, language: 'EN', memberId, idempotencyKey, origin: 'https://river.test' },
      ),
    rowOf: (id: string) =>
      kysely.selectFrom('cashier.deposit').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    movesOf: async (id: string) =>
      (
        await kysely
          .selectFrom('cashier.move')
          .select(['to_status', 'cause'])
          .where('deposit_id', '=', id)
          .orderBy('at')
          .orderBy('id')
          .execute()
      ).map(({ to_status, cause }) => `${to_status} ${cause}`),
  };
}

/** A deposit that waits to be paid by a transfer to the brand's bank. */
export async function waitingDeposit(
  db: Database,
  of: { merchantId: string; memberId: string; now: Date; status?: 'waiting' | 'review' },
): Promise<string> {
  const id = newId();
  await db.kysely
    .insertInto('cashier.deposit')
    .values({
      id,
      merchant_id: of.merchantId,
      member_id: of.memberId,
      method_code: 'BANK',
      kind: 'bank',
      amount: 100n * MONEY_SCALE,
      currency: 'THB',
      reference: makePayableReference(() => randomBytes(1)[0] ?? 0),
      pay: JSON.stringify({ kind: 'bank', ...DETAILS.bank }),
      status: of.status ?? 'waiting',
      reason: of.status === 'review' ? 'slip' : null,
      created_at: of.now,
      changed_at: of.now,
      expires_at: new Date(of.now.getTime() + 3_600_000),
    })
    .execute();
  return id;
}

/** A gateway that answers as the test has set it to. */
function standInGateway() {
  const state: { answer: PayAnswer; asked: string[]; planned: string[] } = {
    answer: { outcome: 'unanswered' },
    asked: [],
    planned: [],
  };
  const gateways: Gateways = {
    plan: async (_tx, _channel: GatewayChannel, order) => void state.planned.push(order.id),
    payOrder: async () => state.answer,
    payoutOrder: async () => ({ outcome: 'unanswered' }),
    askAfter: async (id) => {
      state.asked.push(id);
      return { outcome: 'pending' };
    },
    statement: async () => ({ outcome: 'unanswered' }),
  };
  return { state, gateways };
}
