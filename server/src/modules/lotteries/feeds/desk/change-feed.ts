import { createHash, createPublicKey } from 'node:crypto';
import type { FeedFields } from '@lanna/contract/lotteries/feeds/feed-ops';
import { z } from 'zod';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { isUsableKey } from '../../../../platform/sealing/signed-body.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { notifyDraws } from '../../draws/notify-draws.ts';
import { saidGame } from '../reports/fed-game.ts';

type Call = Pick<AnyOpsCall, 'propose' | 'record'>;

export const SET_FEED_KIND = 'feeds.set-feed';

const wanted = z.object({
  code: z.string(),
  /** Null for a new one. */
  version: z.int().nullable(),
  name: z.string(),
  publicKey: z.string(),
  games: z.array(z.string()),
});
type Wanted = z.infer<typeof wanted>;

/**
 * Proposes a feed or a change of one. A key that one operator alone could put in would let that operator alone give results, so it is always
 * two. Refuses `feed_code_taken`, `not_found`, `changed_meanwhile`, and what `checked` refuses.
 */
export async function proposeFeed(
  tx: Tx,
  call: Call,
  { code, version, reason, ...fields }: FeedFields & { code: string; version: number | null; reason: string },
): Promise<{ proposalId: string }> {
  await refuseStale(tx, code, version);
  await checked(tx, code, fields);
  const proposalId = await call.propose(tx, {
    kind: SET_FEED_KIND,
    brandId: null,
    subject: { kind: 'lottery-feed', id: code, name: fields.name },
    payload: { code, version, ...fields } satisfies Wanted,
    reason,
  });
  return { proposalId };
}

export const feedProposal = proposalKind({
  kind: SET_FEED_KIND,
  permission: 'feeds.change',
  payload: wanted,
  preview: async (db, { code, name, publicKey, games }) => {
    const before = await rowOf(db, code);
    return {
      ...(before && { before: factsOf(before) }),
      after: { name, games: games.join(', '), key: fingerprintOf(publicKey), enabled: true },
    };
  },
  carryOut: async (tx, { code, version, ...fields }, { now }) => {
    const before = await refuseStale(tx, code, version);
    const fingerprint = await checked(tx, code, fields);
    const { name, publicKey, games } = fields;
    const columns = { name, public_key: publicKey, key_fingerprint: fingerprint, games, enabled: true };
    if (before)
      await tx
        .updateTable('feeds.feed')
        .set({ ...columns, version: before.version + 1 })
        .where('code', '=', code)
        .execute();
    else
      await tx
        .insertInto('feeds.feed')
        .values({ code, ...columns, created_at: now })
        .execute();
    await notifyFeeds(tx);
    return {
      ...(before && { before: factsOf(before) }),
      after: { name, games: games.join(', '), key: fingerprint, enabled: true },
    };
  },
});

/** At once: a feed that lies is not waited for. Refuses `not_found`, `changed_meanwhile`. */
export async function stopFeed(
  tx: Tx,
  call: Call,
  { code, version, reason }: { code: string; version: number; reason: string },
): Promise<{ version: number }> {
  const before = await refuseStale(tx, code, version);
  if (!before) throw new Refusal('not_found');
  await tx
    .updateTable('feeds.feed')
    .set({ enabled: false, version: version + 1 })
    .where('code', '=', code)
    .execute();
  await call.record(tx, {
    action: 'feeds.stop-feed',
    brandId: null,
    subject: { kind: 'lottery-feed', id: code, name: before.name },
    before: { enabled: before.enabled },
    after: { enabled: false },
    reason,
  });
  await notifyFeeds(tx);
  return { version: version + 1 };
}

/** Notifies players too: whether a game can be bet on may have changed. */
export async function notifyFeeds(tx: Tx): Promise<void> {
  await notifyOps(tx, { brandId: null, type: 'lottery_feeds_changed' });
  await notifyDraws(tx);
}

/** The key's fingerprint. Refuses `feed_game_unfit`, `feed_key_unusable`, `feed_key_taken`. */
async function checked(db: Queryable, code: string, { publicKey, games }: FeedFields): Promise<string> {
  if (games.some((game) => !saidGame(game))) throw new Refusal('feed_game_unfit');
  if (!isUsableKey(publicKey)) throw new Refusal('feed_key_unusable');
  const fingerprint = fingerprintOf(publicKey);
  const other = await db
    .selectFrom('feeds.feed')
    .select('code')
    .where('key_fingerprint', '=', fingerprint)
    .where('code', '<>', code)
    .executeTakeFirst();
  if (other) throw new Refusal('feed_key_taken', { feed: other.code });
  return fingerprint;
}

/** Of the key itself, however its PEM is wrapped. */
function fingerprintOf(publicKey: string): string {
  const der = createPublicKey(publicKey).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex');
}

type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>;

function rowOf(db: Queryable, code: string) {
  return db.selectFrom('feeds.feed').selectAll().where('code', '=', code).executeTakeFirst();
}

async function refuseStale(tx: Tx, code: string, version: number | null): Promise<Row | undefined> {
  const row = await tx
    .selectFrom('feeds.feed')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (version === null && row) throw new Refusal('feed_code_taken');
  if (version !== null && !row) throw new Refusal('not_found');
  if (row && row.version !== version) throw new Refusal('changed_meanwhile');
  return row;
}

function factsOf({ name, games, key_fingerprint: key, enabled }: Row) {
  return { name, games: games.join(', '), key, enabled };
}
