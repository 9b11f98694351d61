import type { Received } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type { changeOffer } from '@lanna/contract/rewards/bonuses/ops';
import { isPayable } from '@lanna/rules/currency';
import type { BonusAudience } from '@lanna/rules/rewards/bonuses/audience';
import { areWhole, type BonusTerms, isOnlyAsReward } from '@lanna/rules/rewards/bonuses/terms';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

export type OfferForm = Omit<Received<typeof changeOffer>['body'], 'edit' | 'reason'>;

/** An offer of the operator's brands, held. Refuses with `not_found`, `changed_meanwhile`. */
export async function lockOffer(
  tx: Tx,
  brandIds: readonly string[],
  { id, edit }: { id: string; edit: number },
) {
  const offer = await tx
    .selectFrom('bonuses.offer')
    .selectAll()
    .where('id', '=', id)
    .where(
      'merchant_id',
      'in',
      brandIds.length > 0 ? [...brandIds] : ['00000000-0000-0000-0000-000000000000'],
    )
    .forUpdate()
    .executeTakeFirst();
  if (!offer) throw new Refusal('not_found');
  if (offer.edit !== edit) throw new Refusal('changed_meanwhile');
  return offer;
}

export function offerSubject(id: string, terms: Pick<BonusTerms, 'name'>) {
  return { kind: 'bonus_offer', id, name: Object.values(terms.name)[0] ?? id };
}

/** Columns of a form. Refuses terms that could earn nothing, or could not be played, with `bonus_terms_impossible`. */
export function columnsOf(form: OfferForm, currency: string) {
  const terms = form.terms as BonusTerms;
  const amounts = [
    form.budget,
    ...(form.budgetDay === null ? [] : [form.budgetDay]),
    terms.stake.most,
    ...(terms.match ? [terms.match.most, terms.match.least] : []),
    ...(terms.loss ? [terms.loss.most, terms.loss.least] : []),
    ...(terms.amount === null ? [] : [terms.amount]),
    ...(terms.rounds ? [terms.rounds.worth] : []),
    ...(terms.rounds?.deposit ? [terms.rounds.deposit.least] : []),
  ].map(moneyOf);
  const runs = form.startsAt === null || form.endsAt === null || form.startsAt < form.endsAt;
  const isWhole = areWhole(terms) && amounts.every((amount) => amount > 0n && isPayable(amount, currency));
  // What a good or a mission gives is given to every member who has paid for it or reached it.
  const isForOthers = isOnlyAsReward(terms) && form.audience !== null && hasAudience(form.audience);
  if (!isWhole || !runs || isForOthers) throw new Refusal('bonus_terms_impossible');
  return {
    starts_at: form.startsAt,
    ends_at: form.endsAt,
    budget: moneyOf(form.budget),
    budget_day: form.budgetDay === null ? null : moneyOf(form.budgetDay),
    exclusion_group: form.group,
  };
}

function hasAudience(audience: NonNullable<OfferForm['audience']>): boolean {
  return Object.values(audience).some((value) => value !== null);
}

export async function writeVersion(
  tx: Tx,
  of: {
    offerId: string;
    version: number;
    terms: unknown;
    audience: BonusAudience | null;
    by: string;
    reason: string;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('bonuses.offer_version')
    .values({
      offer_id: of.offerId,
      version: of.version,
      terms: JSON.stringify(of.terms),
      audience: of.audience && JSON.stringify(of.audience),
      made_at: of.now,
      made_by_name: of.by,
      reason: of.reason,
    })
    .execute();
}

export async function readTerms(
  tx: Tx,
  { id, version }: { id: string; version: number },
): Promise<BonusTerms> {
  const { terms } = await tx
    .selectFrom('bonuses.offer_version')
    .select('terms')
    .where('offer_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return terms as unknown as BonusTerms;
}

export async function notifyOfOffer(tx: Tx, brandId: string): Promise<void> {
  await notifyOps(tx, { brandId, type: 'bonuses_changed' });
  await notifyPush(tx, { b: brandId, t: ['bonuses_changed'] });
}
