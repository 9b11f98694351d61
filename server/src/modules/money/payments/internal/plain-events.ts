import { groupCommit, type Outcome } from '@lanna/rules/group-commit';
import type { Log } from '../../../../platform/process/log.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { ApplyAtOnce, ApplyConfirmation } from '../confirmation.ts';
import { type ReceivedEvent, wayOf } from './take-event.ts';

/** Plain payments that gateways report in the same moment are credited in one transaction, each answered by itself. */
export interface PlainEvents {
  /** Undefined where the event has to be looked at, and nothing was done then. */
  take(topics: readonly ApplyConfirmation[], received: ReceivedEvent): Promise<Said | undefined>;
  idle(): Promise<void>;
}

type Said = 'taken' | 'contradicted' | 'no_channel';

interface Plain {
  received: ReceivedEvent;
  atOnce: ApplyAtOnce;
  order: string;
}

const TAKE = {
  name: 'payments_take_events_at_once',
  text: `select place, status, said, merchant_id, member_id
    from payments.take_events_at_once($1::regproc, $2::regproc, $3, $4) order by place`,
};
interface TakenRow {
  status: 'no_channel' | 'repeated' | 'new' | 'alone';
  said: 'taken' | 'contradicted' | null;
  merchant_id: string;
  member_id: string;
}

export function plainEvents({ db, log }: { db: Database; log: Pick<Log, 'warn'> }): PlainEvents {
  const batches = groupCommit<Plain, Said | undefined>({
    apply: async (events) => {
      const [first] = events;
      if (!first) return [];
      const sameWay = events.filter(({ atOnce }) => atOnce.sqlFunction === first.atOnce.sqlFunction);
      const { rows } = await db.pool.query<TakenRow>({ ...TAKE, values: valuesOf(first.atOnce, sameWay) });
      const outcomes = new Map(sameWay.map((event, at) => [event, outcomeOf(event, rows[at])]));
      return events.map((event) => outcomes.get(event) ?? 'alone');
    },
    // Of one order one at a time: the second finds what the first has done.
    ownerOf: ({ received, order }) => `${received.gateway.id} ${order}`,
    log,
    overfull: () => new Refusal('service_unavailable'),
  });
  return {
    take: async (topics, received) => {
      const { event } = received;
      const atOnce = topics.find(({ way }) => way === wayOf(event))?.atOnce;
      if (!atOnce || event.outcome !== 'paid' || !event.order) return undefined;
      return batches.apply({ received, atOnce, order: event.order });
    },
    idle: batches.idle,
  };
}

/** What is not plain needs no second look by itself: the caller looks at it in a transaction of its own. */
function outcomeOf({ atOnce }: Plain, row: TakenRow | undefined): Outcome<Said | undefined> {
  if (!row) throw new Error('take_events_at_once left an event out');
  if (row.status === 'alone') return { answer: undefined };
  if (row.status === 'no_channel') return { answer: 'no_channel' };
  if (row.status === 'repeated') return { answer: row.said ?? undefined };
  atOnce.applied({ merchantId: row.merchant_id, memberId: row.member_id });
  return { answer: 'taken' };
}

function valuesOf({ holdFunction, sqlFunction }: ApplyAtOnce, events: readonly Plain[]): unknown[] {
  return [
    holdFunction,
    sqlFunction,
    JSON.stringify(
      events.map(({ received: { gateway, event, rawBody } }, place) => ({
        place,
        gateway: gateway.id,
        event: event.event,
        fingerprint: `\\x${event.fingerprint.toString('hex')}`,
        body: rawBody.toString('utf8'),
        id: newId(),
        merchant: event.merchant,
        channel: event.channel,
        way: wayOf(event),
        external: event.transaction,
        reference: event.order ?? null,
        payer_reference: event.payerReference ?? null,
        outcome: event.outcome,
        amount: String(event.money),
        currency: event.currency,
        happened_at: event.happenedAt,
        payer: event.payer ?? null,
      })),
    ),
    events[0]?.received.now,
  ];
}
