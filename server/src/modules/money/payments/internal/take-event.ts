import { sqlState } from '@lanna/rules/database-errors';
import { sql } from 'kysely';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { runPrepared } from '../../../../platform/sql/prepared.ts';
import type { ApplyConfirmation } from '../confirmation.ts';
import type { Gateway } from '../gateway.ts';
import type { ReadEvent } from './parse-event.ts';

/** An event whose signature has been checked. */
export interface ReceivedEvent {
  gateway: Gateway;
  event: ReadEvent;
  rawBody: Buffer;
  now: Date;
}

/** See `take_event.sql`. */
export type Taken =
  | { status: 'no_channel' }
  | { status: 'repeated'; said: 'taken' | 'contradicted' }
  | { status: 'event_conflict'; confirmation_id: string; merchant_id: string }
  | { status: 'contradicted'; confirmation_id: string; merchant_id: string }
  | TakenNow;
export interface TakenNow {
  status: 'new' | 'known';
  confirmation_id: string;
  merchant_id: string;
  matched: boolean;
}

/** Writes event and confirmation down; what they mean is up to the caller, in the same transaction. */
export async function takeEvent(tx: Tx, received: ReceivedEvent): Promise<Taken> {
  const { rows } = await sql<Taken>`
    select status, said, confirmation_id, merchant_id, matched
    from payments.take_event(${sql.join(valuesOf(received))})`.execute(tx);
  const [taken] = rows;
  if (!taken) throw new Error('take_event answered nothing');
  return taken;
}

const AT_ONCE = {
  name: 'payments_take_event_at_once',
  text: `select status, said, merchant_id, member_id from payments.take_event_at_once($1::regproc, $2, $3, $4, $5, $6, $7, $8, $9, $10,
    $11, $12, $13, $14, $15, $16, $17, $18)`,
};
type AtOnce =
  | { status: 'no_channel' }
  | { status: 'repeated'; said: 'taken' | 'contradicted' }
  | { status: 'new'; merchant_id: string; member_id: string };

/** Not a plain event; or in the way of another transaction, which the other path tries again. */
const NOT_AT_ONCE = new Set(['PY001', '40001', '40P01']);

/** The plain event of a payment, with what it moves, in one statement; undefined where it has to be looked at, and nothing was done then. */
export async function takeEventAtOnce(
  db: Database,
  topics: readonly ApplyConfirmation[],
  received: ReceivedEvent,
): Promise<'taken' | 'contradicted' | 'no_channel' | undefined> {
  const { event } = received;
  const atOnce = topics.find(({ way }) => way === wayOf(event))?.atOnce;
  if (!atOnce || event.outcome !== 'paid' || !event.order) return undefined;
  try {
    const [taken] = await runPrepared<AtOnce>(db, AT_ONCE, [atOnce.sqlFunction, ...valuesOf(received)]);
    if (!taken) throw new Error('take_event_at_once answered nothing');
    if (taken.status === 'no_channel') return 'no_channel';
    if (taken.status === 'repeated') return taken.said;
    atOnce.applied({ merchantId: taken.merchant_id, memberId: taken.member_id });
    return 'taken';
  } catch (error) {
    if (NOT_AT_ONCE.has(sqlState(error) ?? '')) return undefined;
    throw error;
  }
}

/** As the functions take them. */
function valuesOf({ gateway, event, rawBody, now }: ReceivedEvent): unknown[] {
  return [
    gateway.id,
    event.event,
    event.fingerprint,
    rawBody.toString('utf8'),
    newId(),
    event.merchant,
    event.channel,
    wayOf(event),
    event.transaction,
    event.order ?? null,
    event.payerReference ?? null,
    event.outcome,
    event.money,
    event.currency,
    new Date(event.happenedAt),
    event.payer ?? null,
    now,
  ];
}

export function wayOf({ way }: ReadEvent): 'in' | 'out' {
  return way === 'payment' ? 'in' : 'out';
}
