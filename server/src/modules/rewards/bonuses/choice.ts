import { depositOf } from '@lanna/rules/rewards/bonuses/terms';
import { notifyPush } from '../../../platform/push/notify.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Database, Queryable, Tx } from '../../../platform/sql/database.ts';
import { type OfferReader, offersFor } from './offering/offers-for.ts';
import { type OptIn, optIn } from './offering/opt-in.ts';

/** A choice is of the deposit that is being made: after an hour it is none any more. */
const CHOICE_MS = 3_600_000;

type Offer = OptIn['offer'];

/** With which offer the member's next deposit is made; none unless it was chosen a short time ago. */
export async function readChoice(db: Queryable, memberId: string, now: Date): Promise<Offer | null> {
  const row = await db
    .selectFrom('bonuses.choice')
    .select(['offer_id', 'offer_version'])
    .where('member_id', '=', memberId)
    .where('chosen_at', '>', new Date(now.getTime() - CHOICE_MS))
    .executeTakeFirst();
  return row ? { id: row.offer_id, version: row.offer_version } : null;
}

/** Keeps what was chosen, or that it is none. Refuses with `bonus_unknown`, `bonus_changed`. */
export async function choose(
  db: Database,
  { brand, memberId, segments, offer, now }: OfferReader & { offer: Offer | null; now: Date },
): Promise<{ choice: Offer | null }> {
  return db.transaction(async (tx) => {
    await drop(tx, memberId);
    if (offer) {
      const shown = (await offersFor(tx, { brand, memberId, segments }, now)).find(
        ({ id }) => id === offer.id,
      );
      if (!shown || !depositOf(shown.terms)) throw new Refusal('bonus_unknown');
      if (shown.version !== offer.version) throw new Refusal('bonus_changed');
      await tx
        .insertInto('bonuses.choice')
        .values({
          member_id: memberId,
          merchant_id: brand.id,
          offer_id: offer.id,
          offer_version: offer.version,
          chosen_at: now,
        })
        .execute();
    }
    await notifyPush(tx, { m: [memberId], t: ['bonuses_changed'] });
    return { choice: offer };
  });
}

/** What the member has chosen for this deposit is said yes to with it, in the transaction that makes the deposit; refuses as `optIn` does. */
export async function takeChoice(
  tx: Tx,
  of: Omit<OptIn, 'offer' | 'deposit'> & { deposit: { id: string; amount: bigint } },
): Promise<void> {
  const offer = await readChoice(tx, of.memberId, of.now);
  if (!offer) return;
  await optIn(tx, { ...of, offer });
  await drop(tx, of.memberId);
}

async function drop(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('bonuses.choice').where('member_id', '=', memberId).execute();
}
