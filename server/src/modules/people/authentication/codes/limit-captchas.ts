import { networkOf } from '../../../../platform/http/calls/network-of.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { countAttempts, secondsLeft } from '../attempts.ts';

const EVERY_MS = 1000;

/**
 * One picture a second for each page. A carrier puts many phones behind one address, so they are distinguished by the key that each page makes
 * for itself, else by the browser's name; the call's own limit holds for the address whatever the key. Refuses with `too_many_requests`
 * {retryAfterSeconds}.
 */
export async function limitCaptchas(
  { db, clock }: { db: Database; clock: Clock },
  from: { merchantId: string; address: string; userAgent: string; page: string | undefined },
): Promise<void> {
  const { merchantId, address, userAgent, page } = from;
  const asker = page === undefined ? ['browser', userAgent] : ['page', page];
  const now = clock.now();
  const subject = ['captcha', merchantId, networkOf(address), ...asker].join('\n');
  const [tally] = await countAttempts(db.kysely, now, [{ subject, windowMs: EVERY_MS }]);
  if (tally && tally.hits > 1)
    throw new Refusal('too_many_requests', { retryAfterSeconds: secondsLeft(tally, now) });
}
