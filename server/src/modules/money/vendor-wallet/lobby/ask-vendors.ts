import { LOBBY_KINDS, type LobbyKind } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { FramePublisher } from '../../../../platform/push/channels/publish-frames.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { Tick } from '../../../../platform/ticks/tick.ts';
import type { VendorClient } from '../vendor-client.ts';
import { forgetOldAnswers, keepAnswer } from './kept-answers.ts';
import { LOOKED_MS } from './note-look.ts';
import { publishTables, TABLES_CHANNEL } from './publish-tables.ts';
import { ANSWERS, BadAmount } from './read-answer.ts';

export interface LobbyDeps {
  db: Queryable;
  clock: Clock;
  /** With `LOBBY_TIMEOUT_MS`. */
  client: VendorClient;
  /** Of push channels. */
  publisher: Pick<FramePublisher, 'publish' | 'reset'>;
}

/** Less than a turn: no answer of one turn is written after that of the next. */
export const LOBBY_TIMEOUT_MS = 800;
const TURN_MS = 1000;
/** Of a brand where no page has read the answers of late: they stay young enough to be shown to the first that does. */
const QUIET_TURN_MS = 10_000;
const LOOK_MS = 500;
const BYTES_MAX = 256 * 1024;
/** A call that fails is made less often, by this process. */
const REST_MAX_MS = 15_000;

/** Asks vendors what they say of themselves. Each brand's turn is one process's, and comes once a second while its visitors look at the answers. */
export function lobbyTick(deps: LobbyDeps): Tick {
  const rests = new Map<string, { failures: number; untilMs: number }>();
  return { name: 'vendor-lobby', everyMs: LOOK_MS, run: () => askVendors(deps, rests) };
}

export type Rests = Map<string, { failures: number; untilMs: number }>;

export async function askVendors(deps: LobbyDeps, rests: Rests = new Map()): Promise<void> {
  const { db, clock } = deps;
  const vendors = await vendorsOfLobby(db);
  const brands = [...new Set(vendors.map(({ brandId }) => brandId))];
  await Promise.all(
    brands.map(async (brandId) => {
      if (!(await takeTurn(db, brandId, clock.now()))) return;
      const changed = await Promise.all(
        vendors
          .filter((vendor) => vendor.brandId === brandId)
          .flatMap((vendor) => LOBBY_KINDS.map((kind) => ask(deps, rests, vendor, kind))),
      );
      if (changed.includes(true)) await notifyPush(db, { b: brandId, t: ['vendor_lobby_changed'] });
    }),
  );
  for (const brandId of await forgetOldAnswers(db, clock.now())) {
    await notifyPush(db, { b: brandId, t: ['vendor_lobby_changed'] });
    deps.publisher.reset(brandId, TABLES_CHANNEL);
  }
}

type LobbyVendor = Awaited<ReturnType<typeof vendorsOfLobby>>[number];

/** Whether the vendor says something else than before that pages are notified of. What goes wrong leaves what it said last. */
async function ask(deps: LobbyDeps, rests: Rests, vendor: LobbyVendor, kind: LobbyKind): Promise<boolean> {
  const { db, clock, client, publisher } = deps;
  const key = `${vendor.brandId} ${vendor.id} ${kind}`;
  const rest = rests.get(key);
  const nowMs = clock.now().getTime();
  if (rest && rest.untilMs > nowMs) return false;
  try {
    const { path, reply, show } = ANSWERS[kind];
    const said = await client.post({
      merchantId: vendor.brandId,
      vendor,
      url: `${vendor.api_url}${path}`,
      body: { operator_id: vendor.brand },
      reply,
      wholeNumbers: true,
      bytesMax: BYTES_MAX,
    });
    const answer = show(said, vendor.amount_scale);
    const before = await keepAnswer(db, {
      ...{ brandId: vendor.brandId, vendorId: vendor.id, kind, answer, now: clock.now() },
    });
    rests.delete(key);
    if (before === undefined) return false;
    // A page knows by the clock what has kicked off, and asks for what is new in its own time.
    if (kind === 'matches') return false;
    if (kind !== 'tables') return true;
    // Tables change several times a second: pages are sent what has changed, and do not ask.
    publishTables(publisher, { brandId: vendor.brandId, vendor: vendor.code, before, now: answer });
    return false;
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof BadAmount)) throw error;
    const failures = (rest?.failures ?? 0) + 1;
    rests.set(key, { failures, untilMs: nowMs + Math.min(TURN_MS * 2 ** failures, REST_MAX_MS) });
    return false;
  }
}

async function takeTurn(db: Queryable, brandId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into vendor_wallet.lobby_turn as t (merchant_id, asked_at) values (${brandId}, ${now})
    on conflict (merchant_id) do update set asked_at = excluded.asked_at
      where t.asked_at <= excluded.asked_at - make_interval(secs =>
        case when t.looked_at > excluded.asked_at - make_interval(secs => ${LOOKED_MS / 1000}) then ${TURN_MS / 1000} else ${QUIET_TURN_MS / 1000} end::float8)
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Open at the brand, with calls of ours and the addition. */
async function vendorsOfLobby(db: Queryable) {
  return db
    .selectFrom('catalogue.vendor_at_brand as at')
    .innerJoin('catalogue.vendor_record as v', 'v.id', 'at.vendor_id')
    .innerJoin('brands.brand as b', 'b.id', 'at.merchant_id')
    .select([
      'v.id',
      'v.code',
      'v.signature_header',
      'v.api_url',
      'v.amount_scale',
      'b.id as brandId',
      'b.code as brand',
    ])
    .where('at.enabled', '=', true)
    .where('v.api_url', 'is not', null)
    .where(sql<boolean>`'lobby' = any (v.additions)`)
    .$narrowType<{
      id: string;
      code: string;
      signature_header: string;
      api_url: string;
      amount_scale: bigint;
    }>()
    .orderBy('b.id')
    .orderBy('v.code')
    .execute();
}
