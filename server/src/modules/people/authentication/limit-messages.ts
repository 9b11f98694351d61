import { networkOf } from '../../../platform/http/calls/network-of.ts';
import type { Clock } from '../../../platform/process/clock.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Database } from '../../../platform/sql/database.ts';
import type { RequestContext } from '../../house/brands/request-context.ts';
import { countAttempts, secondsLeft } from './attempts.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;

/**
 * Messages disturb the recipient and cost money: one a second, and a limit an hour by recipient (number or e-mail), by
 * address and, where there is one, by the member who asks. Refuses with `too_many_requests` {retryAfterSeconds}.
 */
export async function limitMessages(
  { db, clock }: { db: Database; clock: Clock },
  { recipient, memberId }: { recipient: string; memberId?: string },
  { brand, address }: RequestContext,
): Promise<void> {
  const network = networkOf(address);
  const limits = [
    { what: ['second', 'number', recipient], windowMs: SECOND_MS, max: 1 },
    { what: ['second', 'address', network], windowMs: SECOND_MS, max: 1 },
    { what: ['hour', 'number', recipient], windowMs: HOUR_MS, max: 6 },
    { what: ['hour', 'address', network], windowMs: HOUR_MS, max: 30 },
    ...(memberId === undefined ? [] : [{ what: ['hour', 'member', memberId], windowMs: HOUR_MS, max: 10 }]),
  ];
  const now = clock.now();
  const counted = limits.map(({ what, windowMs }) => ({
    subject: ['send', brand.id, ...what].join('\n'),
    windowMs,
  }));
  const tallies = await countAttempts(db.kysely, now, counted);
  const waits = tallies.flatMap((tally, at) =>
    tally.hits > (limits[at]?.max ?? 0) ? [secondsLeft(tally, now)] : [],
  );
  if (waits.length > 0) throw new Refusal('too_many_requests', { retryAfterSeconds: Math.max(...waits) });
}
