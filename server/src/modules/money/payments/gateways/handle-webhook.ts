import { verify } from 'node:crypto';
import { formatMoney } from '@lanna/rules/money';
import { isPlausibleMoment } from '../../../../platform/guard/plausible-moment.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { signatureOf } from '../../../../platform/sealing/signed-body.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { type ApplyConfirmation, type Confirmation, confirmationOf } from '../confirmation.ts';
import { applyConfirmation } from '../confirmations/apply-confirmation.ts';
import type { Gateway, GatewayRecords } from '../gateway.ts';
import { parseEvent, type ReadEvent } from '../internal/parse-event.ts';
import type { PlainEvents } from '../internal/plain-events.ts';
import type { RefusedWebhooks } from '../internal/refused-webhooks.ts';
import { type TakenNow, takeEvent, wayOf } from '../internal/take-event.ts';
import { raisePaymentAlert } from '../raise-payment-alert.ts';

export interface WebhookDeps {
  db: Database;
  clock: Clock;
  gateways: GatewayRecords;
  topics(): readonly ApplyConfirmation[];
  refused: Pick<RefusedWebhooks, 'note'>;
  plain: Pick<PlainEvents, 'take'>;
}

export interface ReceivedWebhook {
  gatewayCode: string;
  rawBody: Buffer;
  /** Names and values in turn, as they were received. */
  rawHeaders: readonly string[];
}

/** 200 and 4xx are final for an event; on 5xx, and without an answer, the gateway sends it again. */
export interface WebhookAnswer {
  http: 200 | 400 | 401 | 404 | 409 | 422;
  body: { status: string; event?: string; fields?: string[] };
}

/**
 * Answers an event of a gateway: signature over the raw bytes, then parsed, then event, confirmation and what it moves in one transaction.
 * Throws only for an error of ours, and then nothing is kept.
 */
export async function handleWebhook(deps: WebhookDeps, received: ReceivedWebhook): Promise<WebhookAnswer> {
  const gateway = await deps.gateways.find(received.gatewayCode);
  if (!gateway) return { http: 404, body: { status: 'unknown_gateway' } };
  const turnAway = (http: WebhookAnswer['http'], body: WebhookAnswer['body']): WebhookAnswer => {
    deps.refused.note(gateway.id, body.status);
    return { http, body };
  };
  if (!(await isSignedBy(gateway, received))) return turnAway(401, { status: 'bad_signature' });
  const event = parseEvent(received.rawBody);
  if ('wrong' in event) return turnAway(400, { status: 'malformed', fields: event.wrong });
  if (!isPlausibleMoment(new Date(event.happenedAt), deps.clock.now())) {
    await alertOfTime(deps, gateway, event);
    return turnAway(400, { status: 'malformed', fields: ['happenedAt'] });
  }
  const status = await take(deps, gateway, event, received.rawBody);
  const body = { status, event: event.event };
  if (status === 'taken') return { http: 200, body };
  return status === 'no_channel' ? turnAway(422, body) : { http: 409, body };
}

/** On another thread: a signature takes longer than everything else this process does for an event. */
function isSignedBy(gateway: Gateway, { rawBody, rawHeaders }: ReceivedWebhook): Promise<boolean> {
  const signature = signatureOf(gateway, rawHeaders);
  if (!signature) return Promise.resolve(false);
  return new Promise((resolve, reject) =>
    verify('sha256', rawBody, gateway.publicKey, signature, (error, isRight) =>
      error ? reject(error) : resolve(isRight),
    ),
  );
}

type Status = 'taken' | 'contradicted' | 'event_conflict' | 'no_channel';

async function take(deps: WebhookDeps, gateway: Gateway, event: ReadEvent, rawBody: Buffer): Promise<Status> {
  const now = deps.clock.now();
  const received = { gateway, event, rawBody, now };
  const plain = await deps.plain.take(deps.topics(), received);
  if (plain) return plain;
  return deps.db.transaction(async (tx) => {
    const taken = await takeEvent(tx, received);
    if (taken.status === 'no_channel') return 'no_channel';
    if (taken.status === 'repeated') return taken.said;
    if (taken.status === 'event_conflict' || taken.status === 'contradicted') {
      await alertOf(tx, {
        gateway,
        event,
        status: taken.status,
        confirmation: taken.confirmation_id,
        merchantId: taken.merchant_id,
        now,
      });
      return taken.status;
    }
    if (taken.status === 'new' || !taken.matched) await apply(deps, tx, { taken, event, now });
    return 'taken';
  });
}

async function apply(
  { topics }: WebhookDeps,
  tx: Tx,
  { taken, event, now }: { taken: TakenNow; event: ReadEvent; now: Date },
): Promise<void> {
  const confirmation =
    taken.status === 'new' ? confirmationIn(event, taken) : await held(tx, taken.confirmation_id);
  if (confirmation.matchedTo !== null) return;
  const outcome = await applyConfirmation(tx, topics(), confirmation, now);
  // What is matched would only make pages of the console fetch at every deposit.
  if (outcome === 'waiting')
    await notifyOps(tx, { brandId: taken.merchant_id, type: 'payment_confirmations_changed' });
}

function confirmationIn(
  event: ReadEvent,
  { confirmation_id: id, merchant_id: merchantId }: TakenNow,
): Confirmation {
  return {
    id,
    merchantId,
    channelCode: event.channel,
    way: wayOf(event),
    externalReference: event.transaction,
    reference: event.order ?? null,
    payerReference: event.payerReference ?? null,
    outcome: event.outcome,
    amount: event.money,
    currency: event.currency,
    happenedAt: new Date(event.happenedAt),
    source: 'webhook',
    payer: event.payer ?? null,
    matchedTo: null,
    waitsFor: 'order',
  };
}

async function held(tx: Tx, id: string): Promise<Confirmation> {
  const row = await tx
    .selectFrom('payments.confirmation')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return confirmationOf(row);
}

/** The payment may be real: what was said of it is kept for an operator, though nothing is credited by it. */
async function alertOfTime({ db, clock }: WebhookDeps, gateway: Gateway, event: ReadEvent): Promise<void> {
  const brand = await db.kysely
    .selectFrom('brands.brand')
    .select('id')
    .where('code', '=', event.merchant)
    .executeTakeFirst();
  await raisePaymentAlert(db.kysely, {
    kind: 'wrong_time',
    gatewayId: gateway.id,
    merchantId: brand?.id ?? null,
    subject: event.transaction,
    facts: { ...factsOf(event), happenedAt: event.happenedAt },
    now: clock.now(),
  });
}

function factsOf(event: ReadEvent) {
  return {
    source: 'webhook',
    event: event.event,
    transaction: event.transaction,
    order: event.order ?? null,
    outcome: event.outcome,
    amount: formatMoney(event.money),
    currency: event.currency,
  };
}

async function alertOf(
  tx: Tx,
  about: {
    gateway: Gateway;
    event: ReadEvent;
    status: 'event_conflict' | 'contradicted';
    confirmation: string;
    merchantId: string;
    now: Date;
  },
): Promise<void> {
  const { gateway, event, status, confirmation, merchantId, now } = about;
  const isEvent = status === 'event_conflict';
  await raisePaymentAlert(tx, {
    kind: isEvent ? 'event_conflict' : 'contradiction',
    gatewayId: gateway.id,
    merchantId,
    subject: isEvent ? event.event : event.transaction,
    facts: { ...factsOf(event), confirmation },
    now,
  });
}
