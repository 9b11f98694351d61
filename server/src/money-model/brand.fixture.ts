import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { formatMoney, MONEY_SCALE } from '@lanna/rules/money';
import { hash } from '@node-rs/argon2';
import { applyPayment } from '../modules/money/cashier/apply-payment.ts';
import { matchEarlyPayments } from '../modules/money/cashier/crediting/match-early-payments.ts';
import type { ApplyConfirmation } from '../modules/money/payments/confirmation.ts';
import { gatewayRecords } from '../modules/money/payments/gateway.ts';
import type { Gateways } from '../modules/money/payments/gateway-orders.ts';
import { handleWebhook } from '../modules/money/payments/gateways/handle-webhook.ts';
import { walletFixture } from '../modules/money/vendor-wallet/wallet.fixture.ts';
import { applyPayoutConfirmation } from '../modules/money/withdrawals/settle-payout.ts';
import { WITHDRAWAL_PASSWORD, withdrawalFixture } from '../modules/money/withdrawals/withdrawal.factory.ts';
import { createVendor } from '../modules/play/catalogue/catalogue.factory.ts';
import { newId } from '../platform/sealing/ids.ts';
import type { Database } from '../platform/sql/database.ts';
import { type ModelPayout, moneyModel } from './model.ts';
import { transferVendorStandIn } from './vendor.fixture.ts';

/** Fee of the gateway for a payment in, in basis points; and for a payout, fixed. */
export const FEE_IN_BASIS_POINTS = 150n;
export const FEE_OUT = 2n * MONEY_SCALE;
export const AUTOMATIC_LIMIT = 500n * MONEY_SCALE;

export interface GatewayEvent {
  event: string;
  way: 'payment' | 'payout';
  transaction: string;
  order: string | null;
  amount: bigint;
  outcome: 'paid' | 'failed';
}

export type MoneyBrand = Awaited<ReturnType<typeof openMoneyBrand>>;

/** A brand where money comes in, is played, leaves and goes to a vendor, on the code that does it. */
export async function openMoneyBrand(db: Database, url: string) {
  const wallet = await walletFixture(db, {
    brand: { settings: { deposits: { openMax: 20, pauseMinutes: 1, turnoverBasisPoints: 0 } } },
  });
  const { brand, clock } = wallet;
  const withdrawals = withdrawalFixture(db, brand, url);
  const now = clock.now();
  await withdrawals.onlyRules({});
  await withdrawals.addChannel('BANK', 'bank');
  const gateway = await addGateway(db, { merchantId: brand.id, currency: brand.currency, now });
  await db.kysely
    .insertInto('withdrawals.setting')
    .values({
      merchant_id: brand.id,
      automatic_limit: AUTOMATIC_LIMIT,
      cooling_hours: 0,
      promised_minutes: 30,
      receipt_minutes: 60,
      bank_accounts_max: 5,
      small_balance: 0n,
      version: 1,
      changed_at: now,
      changed_by: 'test',
    })
    .execute();
  const great = 1_000_000_000n * MONEY_SCALE;
  await db.kysely
    .insertInto('withdrawals.rank_limit')
    .values({
      merchant_id: brand.id,
      rank_level_min: 0,
      min: MONEY_SCALE,
      max: great,
      day_amount: great,
      day_count: 1000,
    })
    .execute();
  const vendor = await createVendor(db.kysely, {
    brands: [brand],
    apiUrl: 'https://river.test',
    walletKind: 'transfer',
  });

  const notices = { notify: () => undefined };
  const topics: ApplyConfirmation[] = [
    { way: 'in', apply: (tx, confirmation, at) => applyPayment(tx, confirmation, at, notices) },
    applyPayoutConfirmation,
  ];
  const webhooks = {
    db,
    clock,
    gateways: gatewayRecords(db.kysely),
    topics: () => topics,
    refused: { note: () => undefined },
    // The long way, which every event can go.
    plain: { take: async () => undefined },
  };

  /** As the gateway delivers it: signed over its bytes. */
  async function receive({ amount, ...event }: GatewayEvent, isForged = false): Promise<string> {
    const rawBody = Buffer.from(
      JSON.stringify({
        ...event,
        merchant: brand.code,
        channel: 'GATE',
        amount: formatMoney(amount),
        currency: brand.currency,
        happenedAt: now.toISOString(),
      }),
    );
    const signed = isForged ? Buffer.from('something else') : rawBody;
    const signature = sign('sha256', signed, gateway.privateKey).toString('base64');
    const answer = await handleWebhook(webhooks, {
      gatewayCode: gateway.code,
      rawBody,
      rawHeaders: ['X-River-Signature', signature],
    });
    return answer.body.status;
  }

  /** What the gateway does while a payment is ordered of it. */
  const hooks: { beforeIt?: (order: string) => Promise<void>; inAnswer?: (order: string) => Promise<void> } =
    {};
  const gateways: Gateways = {
    plan: async (_tx, channel, order) => {
      if (channel.way === 'in') await hooks.beforeIt?.(order.id);
    },
    payOrder: async (_channel, { id }) => {
      await hooks.inAnswer?.(id);
      return {
        outcome: 'accepted',
        transaction: `T-${id}`,
        payUrl: 'https://river.test/pay',
        qrPayload: null,
      };
    },
    payoutOrder: async (_channel, { id }) => ({ outcome: 'accepted', transaction: `T-${id}` }),
    askAfter: async () => ({ outcome: 'pending' }),
    statement: async () => ({ outcome: 'unanswered' }),
  };

  // A hash as cheap as can be: how hard it is to guess is not the subject here.
  const paymentHash = await hash(WITHDRAWAL_PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

  return {
    db,
    brand,
    merchantId: brand.id,
    clock,
    wallet,
    withdrawals: { ...withdrawals, deps: { ...withdrawals.deps, gateways, applies: () => topics } },
    gateways,
    hooks,
    receive,
    topics,
    notices,
    vendor,
    river: transferVendorStandIn(),
    model: moneyModel(),
    /** Of all sequences: a later one may send what an earlier one has left. */
    payouts: [] as ModelPayout[],
    paymentHash,
    matchEarly: () => matchEarlyPayments(db, notices, clock.now()),
    newName: () => `N-${randomUUID()}`,
  };
}

async function addGateway(db: Database, of: { merchantId: string; currency: string; now: Date }) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const id = newId();
  const code = `G${id.slice(-8).toUpperCase()}`;
  await db.kysely
    .insertInto('payments.gateway')
    .values({
      id,
      code,
      name: 'River Pay',
      base_url: 'https://river.test',
      public_key: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      signature_header: 'X-River-Signature',
      timeout_ms: 1000,
      created_at: of.now,
    })
    .execute();
  const channel = {
    merchant_id: of.merchantId,
    currency: of.currency,
    min: MONEY_SCALE,
    max: 1_000_000n * MONEY_SCALE,
    expires_after_minutes: 60,
    promised_minutes: 5,
  };
  const bank = { bankCode: '004', accountNumber: '0123456789', accountName: 'River Games Co' };
  await db.kysely
    .insertInto('payments.channel')
    .values([
      {
        ...channel,
        way: 'in',
        code: 'GATE',
        kind: 'gateway',
        name: { EN: 'River Pay' },
        gateway_id: id,
        fee_basis_points: Number(FEE_IN_BASIS_POINTS),
        details: JSON.stringify({ product: 'qr' }),
      },
      {
        ...channel,
        way: 'out',
        code: 'GATE',
        kind: 'gateway',
        name: { EN: 'River Pay' },
        gateway_id: id,
        fee_fixed: FEE_OUT,
        details: JSON.stringify({ product: 'payout' }),
      },
      {
        ...channel,
        way: 'in',
        code: 'BANK',
        kind: 'bank',
        name: { EN: 'Bank' },
        details: JSON.stringify(bank),
      },
    ])
    .execute();
  return { id, code, privateKey };
}
