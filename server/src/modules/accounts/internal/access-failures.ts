import { createHmac } from 'node:crypto';
import { setImmediate as answered } from 'node:timers/promises';
import type { RefusalCode } from '@lanna/contract/refusals';
import { hasUnseenCharacters } from '@lanna/rules/unseen-characters';
import { sql } from 'kysely';
import { type SharedSecretDeps, sharedSecret } from '../../../platform/captcha/shared-secret.ts';
import type { Database } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Log } from '../../../platform/log.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Background } from '../background.ts';
import type { Visit } from '../visit.ts';

/** A failure to prove who one is. */
export interface AccessFailure {
  way:
    | 'username'
    | 'sms'
    | 'firebase'
    | 'remember'
    | 'reset_by_phone'
    | 'reset_by_link'
    | 'password_again'
    | 'second_factor';
  reason: RefusalCode;
  tried: Tried;
}

/** The account that was tried: itself, by what was typed (as `loginKey` spells it), by a remembered log-in; null: nobody can tell. */
type Tried = { memberId: string } | { name: string } | { seriesId: string } | null;

export interface AccessFailures {
  /** Keeps a failure, after the answer. Costs the answer nothing, and the same whether the account exists or not. */
  note(failure: AccessFailure, visit: Visit): void;
}

/** Of one process. What a flood brings beyond it is still counted, though no longer line by line. */
const LINES_A_MINUTE = 1200;
const MINUTE_MS = 60_000;

interface Line {
  merchantId: string;
  way: string;
  reason: string;
  memberId: string | null;
  name: string | null;
  seriesId: string | null;
  address: string | null;
  country: string | null;
  device: string | null;
  hits: number;
  at: Date;
}

/**
 * What fails while a line is being written waits for the next statement, where the same failure of the same visitor is one
 * line: under attack the database sees one statement after another, never one for each guess.
 */
export function accessFailures(
  deps: SharedSecretDeps & { log: Log; background: Background },
): AccessFailures {
  const secret = sharedSecret(deps, 'access-failure');
  let waiting = new Map<string, Line>();
  let writing = false;
  let minute = { number: 0, lines: 0 };

  function hasRoom(now: Date): boolean {
    const number = Math.floor(now.getTime() / MINUTE_MS);
    if (minute.number !== number) minute = { number, lines: 0 };
    if (minute.lines === LINES_A_MINUTE)
      deps.log.warn('failures at the ways in flood in; the rest of this minute is counted, not listed');
    minute.lines += 1;
    return minute.lines <= LINES_A_MINUTE;
  }

  async function write() {
    writing = true;
    try {
      await answered();
      while (waiting.size > 0) {
        const lines = [...waiting.values()];
        waiting = new Map();
        await insert(deps.db, lines, await secret());
      }
    } finally {
      writing = false;
    }
  }

  return {
    note: (failure, visit) => {
      const line = lineOf(failure, visit, deps.clock.now());
      const same = waiting.get(keyOf(line));
      const kept = same || hasRoom(line.at) ? line : summaryOf(line);
      const known = waiting.get(keyOf(kept));
      waiting.set(keyOf(kept), { ...kept, hits: (known?.hits ?? 0) + 1 });
      if (!writing) deps.background.run('keep a failed access', write);
    },
  };
}

/** What says "not proved" at a way in. All other refusals are about something else, or about nobody. */
const FAILURES: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'bad_credentials',
  'verification_code_wrong',
  'identity_token_invalid',
  'link_invalid',
  'captcha_wrong',
  'bot_check_failed',
  'too_many_failures',
  'account_disabled',
  'not_a_member',
  'not_an_agent',
]);

/** Goes a way in, and keeps it when it fails. A second factor keeps its own failures, wherever it is asked for. */
export async function keepingFailures<T>(
  failures: AccessFailures,
  tried: Omit<AccessFailure, 'reason'>,
  visit: Visit,
  enter: () => Promise<T>,
): Promise<T> {
  try {
    return await enter();
  } catch (error) {
    if (error instanceof Refusal && FAILURES.has(error.code))
      failures.note({ ...tried, reason: error.code }, visit);
    throw error;
  }
}

function lineOf({ way, reason, tried }: AccessFailure, visit: Visit, now: Date): Line {
  const { brand, address, country, userAgent } = visit;
  return {
    merchantId: brand.id,
    way,
    reason,
    memberId: tried && 'memberId' in tried ? tried.memberId : null,
    name: tried && 'name' in tried ? tried.name : null,
    seriesId: tried && 'seriesId' in tried ? tried.seriesId : null,
    address,
    country,
    device: userAgent,
    hits: 0,
    at: now,
  };
}

function summaryOf(line: Line): Line {
  return {
    ...line,
    memberId: null,
    name: null,
    seriesId: null,
    address: null,
    country: null,
    device: null,
  };
}

function keyOf({ hits, at, ...rest }: Line): string {
  return JSON.stringify(Object.values(rest));
}

/** Accounts are looked up here, after the answer and for every line alike. */
async function insert(db: Database, lines: Line[], secret: Buffer): Promise<void> {
  const hmac = ({ merchantId, name }: Line) =>
    name === null ? null : createHmac('sha256', secret).update(`${merchantId}|${name}`).digest();
  // No account has such a name, and PostgreSQL does not take every one of them.
  const findable = ({ name }: Line) => (name === null || hasUnseenCharacters(name) ? null : name);
  await sql`
    insert into accounts.access_failure
      (id, merchant_id, way, reason, member_id, name_hmac, address, country, device, hits, at)
    select line.id, line.merchant_id, line.way, line.reason,
      coalesce(line.member_id, named.id, numbered.id, series.member_id),
      line.name_hmac, line.address, line.country, line.device, line.hits, line.at
    from unnest(
      ${lines.map(() => newId())}::uuid[], ${lines.map((line) => line.merchantId)}::uuid[],
      ${lines.map((line) => line.way)}::text[], ${lines.map((line) => line.reason)}::text[],
      ${lines.map((line) => line.memberId)}::uuid[], ${lines.map(hmac)}::bytea[], ${lines.map(findable)}::text[],
      ${lines.map((line) => line.seriesId)}::text[], ${lines.map((line) => line.address)}::text[],
      ${lines.map((line) => line.country)}::text[], ${lines.map((line) => line.device)}::text[],
      ${lines.map((line) => line.hits)}::integer[], ${lines.map((line) => line.at)}::timestamptz[]
    ) as line(id, merchant_id, way, reason, member_id, name_hmac, name, series_id, address, country, device, hits, at)
    left join accounts.member named
      on named.merchant_id = line.merchant_id and named.username_key = line.name
    left join accounts.member numbered
      on numbered.merchant_id = line.merchant_id and numbered.mobile = line.name
    left join accounts.remember_series series
      on series.merchant_id = line.merchant_id and series.id = line.series_id`.execute(db.kysely);
}
