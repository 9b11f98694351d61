import { createHmac } from 'node:crypto';
import { setImmediate as answered } from 'node:timers/promises';
import type { RefusalCode } from '@lanna/contract/refusals';
import { sql } from 'kysely';
import { type SharedSecretDeps, sharedSecret } from '../../../platform/captcha/shared-secret.ts';
import type { AfterResponse } from '../../../platform/process/after-response.ts';
import type { Log } from '../../../platform/process/log.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Database } from '../../../platform/sql/database.ts';
import type { RequestContext } from '../../house/brands/request-context.ts';

/** A failed proof of identity. */
export interface AccessFailure {
  method:
    | 'username'
    | 'sms'
    | 'firebase'
    | 'remember'
    | 'reset_by_phone'
    | 'reset_by_link'
    | 'password_again'
    | 'payment_password'
    | 'contact_code'
    | 'second_factor';
  reason: RefusalCode;
  tried: Tried;
}

/** The account that was tried: itself, by login name (as `loginKey` spells it), by remember-me token; null: unknown. */
export type Tried = { memberId: string } | { name: string } | { tokenId: string } | null;

export interface AccessFailures {
  /** Records a failure after the response. Costs the response nothing, and the same whether the account exists or not. */
  record(failure: AccessFailure, context: RequestContext): void;
}

/** Finds the members of attempts, in the order of the attempts: null where there is no such account. */
export type FindTried = (
  attempts: readonly { merchantId: string; tried: Tried }[],
) => Promise<(string | null)[]>;

/** Of one process. Failures beyond it are still counted, though no longer line by line. */
const LINES_A_MINUTE = 1200;
const MINUTE_MS = 60_000;

interface Line {
  merchantId: string;
  method: string;
  reason: string;
  tried: Tried;
  address: string | null;
  country: string | null;
  device: string | null;
  hits: number;
  at: Date;
}

/**
 * Failures that arrive while a statement runs wait for the next one, where equal failures of one caller
 * become one line: under attack the database gets one statement at a time, not one for each guess.
 */
export function accessFailures(
  deps: SharedSecretDeps & { log: Log; afterResponse: AfterResponse; findTried: FindTried },
): AccessFailures {
  const secret = sharedSecret(deps, 'access-failure');
  let waiting = new Map<string, Line>();
  let writing = false;
  let minute = { number: 0, lines: 0 };

  function hasRoom(now: Date): boolean {
    const number = Math.floor(now.getTime() / MINUTE_MS);
    if (minute.number !== number) minute = { number, lines: 0 };
    if (minute.lines === LINES_A_MINUTE)
      deps.log.warn('a flood of failed logins; the rest of this minute is counted, not listed');
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
        // Accounts are looked up here, after the response and for every line alike.
        await insert(deps.db, lines, await deps.findTried(lines), await secret());
      }
    } finally {
      writing = false;
    }
  }

  return {
    record: (failure, context) => {
      const line = lineOf(failure, context, deps.clock.now());
      const same = waiting.get(keyOf(line));
      const kept = same || hasRoom(line.at) ? line : summaryOf(line);
      const known = waiting.get(keyOf(kept));
      waiting.set(keyOf(kept), { ...kept, hits: (known?.hits ?? 0) + 1 });
      if (!writing) deps.afterResponse.run('record a failed login', write);
    },
  };
}

function lineOf({ method, reason, tried }: AccessFailure, context: RequestContext, now: Date): Line {
  const { brand, address, country, userAgent } = context;
  return {
    merchantId: brand.id,
    method,
    reason,
    tried,
    address,
    country,
    device: userAgent,
    hits: 0,
    at: now,
  };
}

function summaryOf(line: Line): Line {
  return { ...line, tried: null, address: null, country: null, device: null };
}

function keyOf({ hits, at, ...rest }: Line): string {
  return JSON.stringify(Object.values(rest));
}

async function insert(
  db: Database,
  lines: Line[],
  memberIds: (string | null)[],
  secret: Buffer,
): Promise<void> {
  const hmac = ({ merchantId, tried }: Line) =>
    tried && 'name' in tried
      ? createHmac('sha256', secret).update(`${merchantId}|${tried.name}`).digest()
      : null;
  await sql`
    insert into audit.access_failure
      (id, merchant_id, method, reason, member_id, name_hmac, address, country, device, hits, at)
    select * from unnest(
      ${lines.map(() => newId())}::uuid[], ${lines.map((line) => line.merchantId)}::uuid[],
      ${lines.map((line) => line.method)}::text[], ${lines.map((line) => line.reason)}::text[],
      ${memberIds}::uuid[], ${lines.map(hmac)}::bytea[], ${lines.map((line) => line.address)}::text[],
      ${lines.map((line) => line.country)}::text[], ${lines.map((line) => line.device)}::text[],
      ${lines.map((line) => line.hits)}::integer[], ${lines.map((line) => line.at)}::timestamptz[]
    )`.execute(db.kysely);
}
