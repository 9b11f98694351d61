import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { wantsMarketing } from '../../../accounts/protection/choose-marketing.ts';
import { sendMessage } from '../../../messaging/inbox/send-message.ts';
import { type BrandEnvelope, brandEnvelopes, endOf, holdForEnd } from '../envelope.ts';
import { endEnvelope } from './end-envelope.ts';
import { chosenOf, notifyOfEnvelope } from './notify-of-envelope.ts';

/**
 * Notifies of envelopes that have opened and ends those that are over, each in a transaction of its own: killed anywhere, the next run goes on. When an
 * envelope can be opened follows from the clock alone and waits for no run.
 */
export async function runEnvelopes({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const now = clock.now();
  for (const { id } of await startedBy(db, now)) await db.transaction((tx) => announce(tx, id, now));
  for (const { id } of await overBy(db, now))
    await db.transaction(async (tx) => {
      const envelope = await holdForEnd(tx, id);
      if (envelope?.state === 'published') await endEnvelope(tx, envelope, { state: 'ended', now });
    });
}

function startedBy({ kysely }: Database, now: Date) {
  return brandEnvelopes(kysely)
    .where('e.state', '=', 'published')
    .where('e.opened_at', 'is', null)
    .where('e.starts_at', '<=', now)
    .orderBy('e.starts_at')
    .execute();
}

/** Their time has passed, or every share is opened. */
function overBy({ kysely }: Database, now: Date) {
  return brandEnvelopes(kysely)
    .where('e.state', '=', 'published')
    .where(({ or, eb, not, exists }) =>
      or([
        eb(sql<Date>`e.starts_at + make_interval(secs => e.open_seconds)`, '<=', now),
        not(
          exists(
            eb
              .selectFrom('brand_envelopes.share as s')
              .select('s.id')
              .whereRef('s.envelope_id', '=', 'e.id')
              .where('s.member_id', 'is', null),
          ),
        ),
      ]),
    )
    .orderBy('e.starts_at')
    .execute();
}

async function announce(tx: Tx, id: string, now: Date): Promise<void> {
  const opened = await tx
    .updateTable('brand_envelopes.envelope')
    .set({ opened_at: now })
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!opened) return;
  if (opened.audience === 'members') await writeToChosen(tx, opened, now);
  await notifyOfEnvelope(tx, opened);
}

/** Who is out of play, or wants no offers, is written nothing. */
async function writeToChosen(tx: Tx, envelope: BrandEnvelope, now: Date): Promise<void> {
  const { id, merchant_id: merchantId } = envelope;
  for (const memberId of await chosenOf(tx, id)) {
    if (!(await wantsMarketing(tx, memberId))) continue;
    await sendMessage(tx, {
      ...{ merchantId, memberId, template: 'brand_envelope_for_you', now },
      facts: { until: endOf(envelope).toISOString() },
      source: `brand envelope ${id} ${memberId}`,
    });
  }
}
