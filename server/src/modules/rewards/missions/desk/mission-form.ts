import type { Received } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type { changeMission } from '@lanna/contract/rewards/missions/ops';
import { isPayable } from '@lanna/rules/currency';
import { type MissionTerms, misfitOf } from '@lanna/rules/rewards/missions/terms';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { rewardOffers } from '../../bonuses/reward-offers.ts';
import { givesPoints } from '../../points/gives-points.ts';

export type MissionForm = Omit<Received<typeof changeMission>['body'], 'edit' | 'reason'>;
const NO_BRAND = '00000000-0000-0000-0000-000000000000';

/** A mission of the operator's brands, held. Refuses with `not_found`, `changed_meanwhile`. */
export async function lockOpsMission(
  tx: Tx,
  brandIds: readonly string[],
  { id, edit }: { id: string; edit: number },
) {
  const mission = await tx
    .selectFrom('missions.mission')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', 'in', brandIds.length > 0 ? [...brandIds] : [NO_BRAND])
    .forUpdate()
    .executeTakeFirst();
  if (!mission) throw new Refusal('not_found');
  if (mission.edit !== edit) throw new Refusal('changed_meanwhile');
  return { ...mission, terms: mission.terms as unknown as MissionTerms };
}

/** Columns of a form. Refuses what could not be reached, or not be paid, with `mission_terms_impossible`. */
export function columnsOf(form: MissionForm, currency: string) {
  const terms = form.terms as MissionTerms;
  const amounts = [
    form.budget,
    ...terms.steps.flatMap(({ trigger, reward }) => [
      ...(trigger.kind === 'turnover' ? [trigger.amount] : []),
      ...('amount' in reward ? [reward.amount] : []),
    ]),
  ].map(moneyOf);
  const isPaid = amounts.every((amount) => amount > 0n && isPayable(amount, currency));
  const runs = form.endsAt === null || form.startsAt < form.endsAt;
  if (misfitOf(terms) !== null || !isPaid || !runs) throw new Refusal('mission_terms_impossible');
  return {
    terms: JSON.stringify(terms),
    starts_at: form.startsAt,
    ends_at: form.endsAt,
    budget: moneyOf(form.budget),
  };
}

export function missionSubject(id: string, { name }: Pick<MissionTerms, 'name'>) {
  return { kind: 'mission', id, name: Object.values(name)[0] ?? id };
}

export async function notifyOfMission(tx: Tx, brandId: string): Promise<void> {
  await notifyOps(tx, { brandId, type: 'missions_changed' });
  await notifyPush(tx, { b: brandId, t: ['missions_changed'] });
}

/** Steps give offers of the brand that run and are given as rewards alone, under the offer's own name. Refuses with `mission_terms_impossible`. */
export async function withOffers<Form extends Pick<MissionForm, 'terms'>>(
  db: Queryable,
  brand: { id: string; timeZone: string },
  form: Form,
  now: Date,
): Promise<Form> {
  const { steps } = form.terms;
  if (steps.every(({ reward }) => reward.kind !== 'offer')) return form;
  const offers = await rewardOffers(db, [brand], now);
  const known = steps.map((step) => {
    if (step.reward.kind !== 'offer') return step;
    const { offerId } = step.reward;
    const offer = offers.find(({ id }) => id === offerId);
    if (!offer) throw new Refusal('mission_terms_impossible');
    return { ...step, reward: { ...step.reward, name: offer.name } };
  });
  return { ...form, terms: { ...form.terms, steps: known } };
}

/** A mission for members below an agent that the brand does not have would be no one's: `mission_terms_impossible`. */
export async function refuseUnknownAgent(
  db: Queryable,
  merchantId: string,
  { audience }: MissionForm['terms'],
): Promise<void> {
  if (!audience?.agent) return;
  const agent = await db
    .selectFrom('members.account')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('username_key', '=', audience.agent.toLowerCase())
    .where('type', '<>', 0)
    .executeTakeFirst();
  if (!agent) throw new Refusal('mission_terms_impossible');
}

/** A brand that gives no points has none to reward with: `mission_terms_impossible`. */
export async function refusePointsOff(
  tx: Tx,
  brandId: string,
  { steps }: MissionForm['terms'],
): Promise<void> {
  if (steps.every(({ reward }) => reward.kind !== 'points')) return;
  if (!(await givesPoints(tx, brandId))) throw new Refusal('mission_terms_impossible');
}
