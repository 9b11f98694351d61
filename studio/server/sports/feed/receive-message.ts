import { createHash } from 'node:crypto';
import type { Tx } from '../../platform/database.ts';
import type { Studio } from '../../studio.ts';
import { openCase } from '../sports-case.ts';
import { applyMessage, Unusable } from './apply-message.ts';
import { type FeedEnvelope, feedBody } from './feed-message.ts';

/**
 * applied · repeated: it was applied before · gap: something before it is missing, from `expected` on, and nothing of it was applied · refused: it has its place and was not applied, for `reason` ·
 * contradiction: another message stands in its place.
 */
export interface Received {
  status: 'applied' | 'repeated' | 'gap' | 'refused' | 'contradiction';
  expected?: number;
  reason?: string;
}

/** One message in its place: the sequence of a producer has no gap and no message twice. What cannot be used keeps its place, so that it holds up nothing behind it, and is a case. */
export async function receiveMessage({ db }: Pick<Studio, 'db'>, envelope: FeedEnvelope): Promise<Received> {
  const { feed, producer, sequence, message } = envelope;
  const digest = createHash('sha256').update(JSON.stringify(message)).digest('hex');
  return db.transaction(async (tx) => {
    const expected = await lockProducer(tx, envelope);
    if (sequence < expected) return comparePlace(tx, envelope, digest);
    if (sequence > expected) {
      await tx.query(
        `update studio.sports_feed set gaps = gaps + case when gap_since is null then 1 else 0 end, gap_since = coalesce(gap_since, clock_timestamp())
         where feed = $1 and producer = $2`,
        [feed, producer],
      );
      return { status: 'gap', expected };
    }
    const reason = await applyWithin(tx, envelope);
    await tx.query(
      `insert into studio.sports_feed_message (feed, producer, sequence, digest, kind, refused) values ($1, $2, $3, $4, $5, $6)`,
      [feed, producer, sequence, digest, String(message['kind'] ?? '').slice(0, 40), reason ?? null],
    );
    await tx.query(
      `update studio.sports_feed set next_sequence = $3 + 1, last_at = clock_timestamp(), gap_since = null, refused = refused + $4
       where feed = $1 and producer = $2`,
      [feed, producer, sequence, reason === undefined ? 0 : 1],
    );
    if (reason === undefined) return { status: 'applied' };
    const subject = `${feed} ${producer} ${sequence}`;
    await openCase(tx, { kind: 'feed_contradiction', subject, facts: { feed, producer, sequence, reason } });
    return { status: 'refused', reason };
  });
}

/** Why it was not applied; nothing of it is kept then. */
async function applyWithin(tx: Tx, { feed, message }: FeedEnvelope): Promise<string | undefined> {
  const body = feedBody.safeParse(message);
  if (!body.success) return `unreadable: ${body.error.issues[0]?.path.join('.') ?? ''}`;
  await tx.query('savepoint message');
  try {
    await applyMessage(tx, feed, body.data);
    return undefined;
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    await tx.query('rollback to savepoint message');
    return error.message;
  }
}

async function lockProducer(tx: Tx, { feed, producer }: FeedEnvelope): Promise<number> {
  await tx.query('insert into studio.sports_feed (feed, producer) values ($1, $2) on conflict do nothing', [
    feed,
    producer,
  ]);
  const { rows } = await tx.query<{ next: bigint }>(
    'select next_sequence as next from studio.sports_feed where feed = $1 and producer = $2 for update',
    [feed, producer],
  );
  return Number(rows[0]?.next ?? 1n);
}

async function comparePlace(tx: Tx, envelope: FeedEnvelope, digest: string): Promise<Received> {
  const { feed, producer, sequence } = envelope;
  const { rows } = await tx.query<{ digest: string }>(
    'select digest from studio.sports_feed_message where feed = $1 and producer = $2 and sequence = $3',
    [feed, producer, sequence],
  );
  if (rows[0]?.digest === digest) return { status: 'repeated' };
  const reason = 'another message stands in this place';
  await openCase(tx, {
    ...{ kind: 'feed_contradiction', subject: `${feed} ${producer} ${sequence}` },
    facts: { feed, producer, sequence, reason },
  });
  return { status: 'contradiction', reason };
}
