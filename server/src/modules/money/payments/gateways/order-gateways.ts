import { askAnswer, orderAnswer, statementAnswer } from '@lanna/contract/money/payments/gateway-protocol';
import { formatMoney, parseMoney } from '@lanna/rules/money';
import type { z } from 'zod';
import { isPlausibleMoment } from '../../../../platform/guard/plausible-moment.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { ApplyConfirmation, ConfirmationFacts } from '../confirmation.ts';
import type { GatewayRecords } from '../gateway.ts';
import type {
  GatewayChannel,
  Gateways,
  PayAnswer,
  PayOrder,
  PayoutAnswer,
  StatementAnswer,
  StatementLine,
} from '../gateway-orders.ts';
import type { Answer, GatewayClient } from '../internal/gateway-client.ts';
import { raisePaymentAlert } from '../raise-payment-alert.ts';
import { recordConfirmation } from '../record-confirmation.ts';

export interface GatewayDeps {
  db: Database;
  clock: Clock;
  client: GatewayClient;
  gateways: GatewayRecords;
  topics(): readonly ApplyConfirmation[];
}

/** A first look at what was not answered, or not ended, comes after this. */
export const FIRST_ASK_MS = 60_000;
const STATEMENT_PAGES_MAX = 200;

/** Gateways as topics above use them: see `Gateways`. */
export function orderGateways(deps: GatewayDeps): Gateways {
  return {
    plan: async (tx, channel, order, closesAt) => {
      const now = deps.clock.now();
      await tx
        .insertInto('payments.gateway_order')
        .values({
          id: order.id,
          merchant_id: channel.merchantId,
          channel_code: channel.code,
          way: channel.way,
          gateway_id: channel.gatewayId,
          amount: order.amount,
          currency: order.currency,
          ask_at: new Date(now.getTime() + FIRST_ASK_MS),
          closes_at: closesAt,
          created_at: now,
          changed_at: now,
        })
        .execute();
    },
    payOrder: (channel, order) => sendPayment(deps, channel, order),
    payoutOrder: async (channel, order): Promise<PayoutAnswer> => {
      const { payee } = order;
      const answer = await sendOrder(deps, channel, order, 'createPayout', { payee });
      if (answer.outcome !== 'accepted') return answer;
      await noteAccepted(deps, order.id, answer.value.transaction, {});
      return { outcome: 'accepted', transaction: answer.value.transaction };
    },
    askAfter: (orderId) => askAfterOrder(deps, orderId, { close: false }),
    statement: (channel, period) => readStatement(deps, channel, period),
  };
}

async function sendPayment(deps: GatewayDeps, channel: GatewayChannel, order: PayOrder): Promise<PayAnswer> {
  const { returnUrl = null, language = null } = order;
  const answer = await sendOrder(deps, channel, order, 'createPayment', {
    returnUrl,
    language,
  });
  if (answer.outcome !== 'accepted') return answer;
  const { transaction, payUrl = null, qrPayload = null } = answer.value;
  await noteAccepted(deps, order.id, transaction, { pay_url: payUrl, qr_payload: qrPayload });
  return { outcome: 'accepted', transaction, payUrl, qrPayload };
}

type SentOrder =
  | { outcome: 'accepted'; value: Extract<z.output<typeof orderAnswer>, { outcome: 'accepted' }> }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'unanswered' };

async function sendOrder(
  deps: GatewayDeps,
  channel: GatewayChannel,
  order: PayOrder,
  what: 'createPayment' | 'createPayout',
  more: Record<string, unknown>,
): Promise<SentOrder> {
  const gateway = await deps.gateways.findById(channel.gatewayId);
  // What is not sent is closed by the job, so that its owner is notified of it in the one way there is.
  if (!gateway?.enabled) return { outcome: 'unanswered' };
  const answer = await deps.client.call({
    gateway,
    merchantId: channel.merchantId,
    what,
    body: {
      merchant: await merchantCode(deps, channel.merchantId),
      channel: channel.code,
      order: order.id,
      product: channel.details.product,
      amount: formatMoney(order.amount),
      currency: order.currency,
      ...more,
    },
    reply: orderAnswer,
  });
  if (answer.outcome === 'unanswered') {
    await noteCall(deps, gateway.id, what, answer);
    return { outcome: 'unanswered' };
  }
  const { value } = answer;
  await noteCall(deps, gateway.id, what, answer, value.outcome);
  if (value.outcome === 'accepted') return { outcome: 'accepted', value };
  await endWithoutPayment(deps, order.id, 'refused');
  return { outcome: 'refused', reason: value.reason };
}

/** Asks what has become of an order that has not ended; applies what has. `close`: what is not paid is never to be. */
export async function askAfterOrder(
  deps: GatewayDeps,
  orderId: string,
  { close }: { close: boolean },
): Promise<{ outcome: 'ended' | 'pending' | 'unknown' | 'unanswered' }> {
  const order = await deps.db.kysely
    .selectFrom('payments.gateway_order')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order) return { outcome: 'unknown' };
  if (order.state === 'settled') return { outcome: 'ended' };
  const gateway = await deps.gateways.findById(order.gateway_id);
  if (!gateway) return { outcome: 'unanswered' };
  const answer = await deps.client.call({
    gateway,
    merchantId: order.merchant_id,
    what: 'ask',
    body: {
      merchant: await merchantCode(deps, order.merchant_id),
      channel: order.channel_code,
      way: order.way === 'in' ? 'payment' : 'payout',
      order: order.id,
      close,
    },
    reply: askAnswer,
  });
  await noteCall(
    deps,
    gateway.id,
    'ask',
    answer,
    answer.outcome === 'answered' ? answer.value.state : undefined,
  );
  if (answer.outcome === 'unanswered') return { outcome: 'unanswered' };
  const { value } = answer;
  if (value.state === 'pending') {
    await noteAccepted(deps, orderId, value.transaction, {});
    return { outcome: 'pending' };
  }
  if (value.state === 'unknown') return { outcome: 'unknown' };
  if (value.state === 'closed') {
    await endWithoutPayment(deps, orderId, 'closed');
    return { outcome: 'ended' };
  }
  if (!isPlausibleMoment(new Date(value.happenedAt), deps.clock.now())) {
    await alertOfTime(deps, order, value);
    return { outcome: 'unanswered' };
  }
  await record(deps, gateway.id, {
    merchantId: order.merchant_id,
    channelCode: order.channel_code,
    way: order.way as 'in' | 'out',
    externalReference: value.transaction,
    reference: order.id,
    payerReference: value.payerReference ?? null,
    outcome: value.outcome,
    amount: amountOf(value.amount),
    currency: value.currency,
    happenedAt: new Date(value.happenedAt),
    source: 'asked',
    payer: value.payer ?? null,
  });
  return { outcome: 'ended' };
}

/** An end at a time that cannot be is no answer: the order is asked after again, and an operator sees what was said. */
async function alertOfTime(
  { db, clock }: GatewayDeps,
  order: { id: string; gateway_id: string; merchant_id: string },
  said: Extract<z.output<typeof askAnswer>, { state: 'ended' }>,
): Promise<void> {
  const { transaction, outcome, amount, currency, happenedAt } = said;
  await raisePaymentAlert(db.kysely, {
    kind: 'wrong_time',
    gatewayId: order.gateway_id,
    merchantId: order.merchant_id,
    subject: transaction,
    facts: { source: 'asked', transaction, order: order.id, outcome, amount, currency, happenedAt },
    now: clock.now(),
  });
}

/** An order that was refused or closed ends as one that failed: its owner is notified of every end in the same way. */
async function endWithoutPayment(
  deps: GatewayDeps,
  orderId: string,
  why: 'refused' | 'closed',
): Promise<void> {
  const order = await deps.db.kysely
    .selectFrom('payments.gateway_order')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  await record(deps, order.gateway_id, {
    merchantId: order.merchant_id,
    channelCode: order.channel_code,
    way: order.way as 'in' | 'out',
    externalReference: `${why}:${order.id}`,
    reference: order.id,
    payerReference: null,
    outcome: 'failed',
    amount: order.amount,
    currency: order.currency,
    happenedAt: deps.clock.now(),
    source: 'asked',
    payer: null,
  });
}

async function record(deps: GatewayDeps, gatewayId: string, facts: ConfirmationFacts): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const { outcome, id } = await recordConfirmation(tx, deps.topics(), facts, now);
    if (outcome !== 'contradicted') return;
    const { merchantId, externalReference: subject } = facts;
    const said = { outcome: facts.outcome, amount: formatMoney(facts.amount), currency: facts.currency };
    const alert = { kind: 'contradiction', gatewayId, merchantId, subject, now } as const;
    await raisePaymentAlert(tx, { ...alert, facts: { confirmation: id, source: 'asked', ...said } });
  });
}

async function noteAccepted(
  deps: GatewayDeps,
  orderId: string,
  transaction: string,
  shown: { pay_url?: string | null; qr_payload?: string | null },
): Promise<void> {
  await deps.db.kysely
    .updateTable('payments.gateway_order')
    .set({ state: 'accepted', transaction, changed_at: deps.clock.now(), ...shown })
    .where('id', '=', orderId)
    // A webhook may have been faster than the answer.
    .where('state', 'in', ['planned', 'accepted'])
    .execute();
}

async function readStatement(
  deps: GatewayDeps,
  channel: GatewayChannel,
  { from, to }: { from: Date; to: Date },
): Promise<StatementAnswer> {
  const gateway = await deps.gateways.findById(channel.gatewayId);
  if (!gateway) return { outcome: 'unanswered' };
  const merchant = await merchantCode(deps, channel.merchantId);
  const lines: StatementLine[] = [];
  let after: string | null = null;
  for (let page = 0; page < STATEMENT_PAGES_MAX; page++) {
    const answer: Answer<z.output<typeof statementAnswer>> = await deps.client.call({
      gateway,
      merchantId: channel.merchantId,
      what: 'statement',
      body: { merchant, channel: channel.code, from: from.toISOString(), to: to.toISOString(), after },
      reply: statementAnswer,
    });
    await noteCall(deps, gateway.id, 'statement', answer, 'ok');
    if (answer.outcome === 'unanswered') return { outcome: 'unanswered' };
    const now = deps.clock.now();
    // A line at a time that cannot be has no place on any day's statement, and without it this is half a statement.
    if (answer.value.lines.some((line) => !isPlausibleMoment(new Date(line.happenedAt), now)))
      return { outcome: 'unanswered' };
    for (const line of answer.value.lines)
      lines.push({
        way: line.way === 'payment' ? 'in' : 'out',
        channelCode: line.channel,
        transaction: line.transaction,
        order: line.order ?? null,
        outcome: line.outcome,
        amount: amountOf(line.amount),
        currency: line.currency,
        happenedAt: new Date(line.happenedAt),
      });
    after = answer.value.next;
    if (after === null) return { outcome: 'answered', lines };
  }
  // Half a statement would look like money that is missing.
  return { outcome: 'unanswered' };
}

/** Of a text that the protocol's schema has let through. */
function amountOf(text: string): bigint {
  const amount = parseMoney(text);
  if (amount === undefined) throw new Error(`not an amount: ${text}`);
  return amount;
}

async function merchantCode({ db }: GatewayDeps, merchantId: string): Promise<string> {
  const brand = await db.kysely
    .selectFrom('brands.brand')
    .select('code')
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return brand.code;
}

/** For the console: what was asked, what came of it, how long it took. */
export async function noteCall(
  { db, clock }: Pick<GatewayDeps, 'db' | 'clock'>,
  gatewayId: string,
  what: string,
  answer: Answer<unknown>,
  outcome = 'ok',
): Promise<void> {
  await db.kysely
    .insertInto('payments.gateway_call')
    .values({
      id: newId(),
      gateway_id: gatewayId,
      direction: 'out',
      what,
      outcome: answer.outcome === 'answered' ? outcome : answer.why,
      took_ms: answer.tookMs,
      at: clock.now(),
    })
    .execute();
}
