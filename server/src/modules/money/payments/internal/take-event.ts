import { sql } from 'kysely';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
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
