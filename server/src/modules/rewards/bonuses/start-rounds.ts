import { notifyPush } from '../../../platform/push/notify.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { type BonusRow, lockBonus, noteStep } from './life/bonus.ts';
import { writeOfRounds } from './life/write-to-member.ts';

const DAY_MS = 24 * 3_600_000;

/** Free rounds as they are given: under the bonus's id, until the end of its days. */
interface StartedRounds {
  merchantId: string;
  memberId: string;
  currency: string;
  count: number;
  /** Whose offer it is, and why it was made. */
  byName: string;
  reason: string;
  endsAt: Date;
}

/** Free rounds that wait can be played from now on: the caller gives them as free bets in the same transaction. Undefined where they do not wait any more. */
export async function startRounds(tx: Tx, id: string, now: Date): Promise<StartedRounds | undefined> {
  const bonus = await lockBonus(tx, id);
  if (bonus?.state !== 'waiting' || bonus.rounds === null) return undefined;
  const { merchant_id: merchantId, member_id: memberId, currency, rounds: count, terms } = bonus;
  const endsAt = new Date(now.getTime() + terms.days * DAY_MS);
  await tx
    .updateTable('bonuses.bonus')
    .set({ state: 'active', active_from: now, ends_at: endsAt, opted_until: null })
    .where('id', '=', id)
    .execute();
  await noteStep(tx, { bonusId: id, state: 'active', now });
  await writeOfRounds(tx, bonus, { until: endsAt, now });
  await notifyPush(tx, { m: [memberId], t: ['bonuses_changed'] });
  return { merchantId, memberId, currency, count, endsAt, ...(await madeBy(tx, bonus)) };
}

async function madeBy(tx: Tx, { offer_id, offer_version }: BonusRow) {
  if (offer_id === null || offer_version === null) throw new Error('free rounds are of an offer');
  const { made_by_name: byName, reason } = await tx
    .selectFrom('bonuses.offer_version')
    .select(['made_by_name', 'reason'])
    .where('offer_id', '=', offer_id)
    .where('version', '=', offer_version)
    .executeTakeFirstOrThrow();
  return { byName, reason };
}
