import { createHash } from 'node:crypto';
import { WALLET_STATUSES, type WalletStatus } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../../../../../platform/process/clock.ts';
import type { Log } from '../../../../../platform/process/log.ts';
import { parseJson } from '../../../../../platform/process/parse-json.ts';
import type { Queryable } from '../../../../../platform/sql/database.ts';
import { raiseVendorAlert } from '../../desk/raise-vendor-alert.ts';
import type { ReceivedCall } from './handle-call.ts';
import { sentSignature } from './signature.ts';
import type { VendorRecord } from './vendor-records.ts';

export interface RefusedCalls {
  /** A call that was answered with anything but RS_OK; `text` is the reply. Costs the call nothing: it is written later. */
  note(vendor: VendorRecord, call: ReceivedCall, text: string): void;
  /** Writes what waits. */
  stop(): Promise<void>;
}

/** Copies of one vendor's calls with one status that a process keeps of a minute; all are counted. */
const COPIES_A_MINUTE = 10;
const WRITE_EVERY_MS = 1000;
const BODY_CHARACTERS_MAX = 4000;
const MINUTE_MS = 60_000;
/** Refusals a vendor meets every day: a player without money, at a limit, or away for too long. */
const USUAL: ReadonlySet<WalletStatus> = new Set<WalletStatus>([
  'RS_ERROR_NOT_ENOUGH_MONEY',
  'RS_ERROR_LIMIT_REACHED',
  'RS_ERROR_TOKEN_EXPIRED',
  // These have an alert of their own, for each transaction and for the vendor's signature.
  'RS_ERROR_DUPLICATE_TRANSACTION',
  'RS_ERROR_INVALID_SIGNATURE',
]);
/** So many others of one vendor within five minutes are more than a slip. */
const UNUSUAL_WITHIN_MINUTES = 5;
const UNUSUAL_FROM = 50;

interface Copy {
  at: Date;
  vendor: VendorRecord;
  call: ReceivedCall;
  status: WalletStatus;
}

/**
 * Keeps what a dispute needs of refused calls, within bounds: some copies of each kind a minute, and how many there were. An
 * operator is alerted to wrong signatures and to more refusals than usual.
 */
export function keepRefusedCalls(deps: {
  db: Queryable;
  clock: Clock;
  log: Pick<Log, 'error' | 'warn'>;
}): RefusedCalls {
  const { db, clock, log } = deps;
  let copies: Copy[] = [];
  /** Vendor, minute and status → calls not written yet. */
  let counted = new Map<string, { vendorId: string; minute: Date; status: WalletStatus; calls: number }>();
  let keptOfMinute = new Map<string, number>();
  let minuteOfKept = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function write() {
    timer = undefined;
    const [rows, counts] = [copies, [...counted.values()]];
    copies = [];
    counted = new Map();
    writing = writing
      .then(async () => {
        await writeCopies(db, rows);
        await writeCounts(db, counts);
        for (const vendorId of new Set(counts.map((count) => count.vendorId)))
          await alertUnusual(db, vendorId, counts, clock.now());
      })
      .catch((error: unknown) => log.warn({ err: error, calls: rows.length }, 'refused calls were not kept'));
  }

  return {
    note: (vendor, call, text) => {
      const status = statusIn(text);
      if (!status) return;
      const now = clock.now();
      const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
      if (minute.getTime() !== minuteOfKept) {
        keptOfMinute = new Map();
        minuteOfKept = minute.getTime();
      }
      const kind = `${vendor.id} ${status}`;
      const place = `${kind} ${minute.getTime()}`;
      const count = counted.get(place) ?? { vendorId: vendor.id, minute, status, calls: 0 };
      count.calls += 1;
      counted.set(place, count);
      const kept = keptOfMinute.get(kind) ?? 0;
      if (kept < COPIES_A_MINUTE) {
        keptOfMinute.set(kind, kept + 1);
        copies.push({ at: now, vendor, call, status });
      }
      timer ??= setTimeout(write, WRITE_EVERY_MS).unref();
    },
    stop: async () => {
      clearTimeout(timer);
      if (copies.length + counted.size > 0) write();
      await writing;
    },
  };
}

const STATUS = /"status":"(\w+)"/;
const STATUS_SHAPE = z.enum(WALLET_STATUSES);

function statusIn(text: string): WalletStatus | undefined {
  return STATUS_SHAPE.safeParse(STATUS.exec(text)?.[1]).data;
}

async function writeCopies(db: Queryable, copies: readonly Copy[]): Promise<void> {
  if (copies.length === 0) return;
  await db.insertInto('vendor_wallet.refused_call').values(copies.map(rowOf)).execute();
}

const readable = z.object({
  round: z.string().max(255).optional().catch(undefined),
  transaction_uuid: z.uuid().optional().catch(undefined),
  user: z.string().max(255).optional().catch(undefined),
});

function rowOf({ at, vendor, call, status }: Copy) {
  const body = call.rawBody.toString('utf8').replaceAll('\0', '');
  const read = readable.safeParse(parseJson(body)).data;
  return {
    at,
    vendor_id: vendor.id,
    path: call.path,
    status,
    address: call.address,
    // What is said without a valid signature was said by anybody.
    round: status === 'RS_ERROR_INVALID_SIGNATURE' ? null : (read?.round ?? null),
    transaction_uuid: read?.transaction_uuid ?? null,
    wallet_user: read?.user ?? null,
    key_sha256: vendor.keySha256,
    signature: sentSignature(vendor, call.rawHeaders)?.slice(0, 1000) ?? null,
    body_sha256: createHash('sha256').update(call.rawBody).digest(),
    body: withoutToken(body).slice(0, BODY_CHARACTERS_MAX),
  };
}

/** A token opens a player's balance to any holder. */
function withoutToken(body: string): string {
  return body.replace(/("token"\s*:\s*)"(?:[^"\\]|\\.)*"?/g, '$1"…"');
}

async function writeCounts(
  db: Queryable,
  counts: readonly { vendorId: string; minute: Date; status: WalletStatus; calls: number }[],
): Promise<void> {
  for (const { vendorId, minute, status, calls } of counts)
    await sql`
      insert into vendor_wallet.refusal_minute as m (vendor_id, minute, status, calls)
      values (${vendorId}, ${minute}, ${status}, ${calls})
      on conflict (vendor_id, minute, status) do update set calls = m.calls + excluded.calls`.execute(db);
}

/** One alert an hour for each vendor and cause; it counts on. */
async function alertUnusual(
  db: Queryable,
  vendorId: string,
  counts: readonly { vendorId: string; status: WalletStatus; calls: number }[],
  now: Date,
): Promise<void> {
  const unsigned = counts
    .filter((count) => count.vendorId === vendorId && count.status === 'RS_ERROR_INVALID_SIGNATURE')
    .reduce((sum, { calls }) => sum + calls, 0);
  if (unsigned > 0)
    await raiseVendorAlert(db, { kind: 'signature_failures', vendorId, facts: {}, times: unsigned, now });
  if (!counts.some((count) => count.vendorId === vendorId && !USUAL.has(count.status))) return;
  const recent = await db
    .selectFrom('vendor_wallet.refusal_minute')
    .select((eb) => ['status', eb.fn.sum<string>('calls').as('calls')])
    .where('vendor_id', '=', vendorId)
    .where('minute', '>', new Date(now.getTime() - UNUSUAL_WITHIN_MINUTES * MINUTE_MS))
    .where('status', 'not in', [...USUAL])
    .groupBy('status')
    .execute();
  const all = recent.reduce((sum, { calls }) => sum + Number(calls), 0);
  if (all < UNUSUAL_FROM) return;
  const facts = Object.fromEntries(recent.map(({ status, calls }) => [status, Number(calls)]));
  await raiseVendorAlert(db, { kind: 'refusals_unusual', vendorId, facts, times: 1, now });
}
