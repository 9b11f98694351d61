import type { Value } from '@lanna/contract/endpoint';
import type { availablePromotions, MyActivity } from '@lanna/contract/rewards/promotions/promotions';
import { OPEN_STATES } from '@lanna/rules/rewards/promotions/activity';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { isFor, phaseOf } from '../editing/promotion.ts';
import { listedRows, sortCards } from './list-promotions.ts';
import { readActivities } from './my-activity.ts';
import { cardRows, type PageReader } from './promotion-card.ts';
import { readParticipant } from './read-participant.ts';

type MemberReader = PageReader & { memberId: string };

/** Promotions for this member, with the state of each; also those that an open application of theirs is with. */
export async function listAvailable(
  db: Queryable,
  { memberId, ...reader }: MemberReader,
  now: Date,
): Promise<Value<typeof availablePromotions>> {
  const member = await readParticipant(db, { merchantId: reader.brand.id, memberId });
  const listed = await listedRows(db, reader.brand.id, now).execute();
  const known = new Set(member.status === 'active' ? listed.map(({ id }) => id) : []);
  const waiting = (await waitedFor(db, reader.brand.id, memberId)).filter(({ id }) => !known.has(id));
  const waitedIds = new Set(waiting.map(({ id }) => id));
  // Who is out of play is offered nothing, and still sees what has become of an application.
  const offered = member.status === 'active' ? listed.filter((row) => isFor(row, member, now)) : [];
  const rows = [...offered, ...waiting];
  const activities = await readActivities(
    db,
    rows.filter((row) => phaseOf(row, now) !== 'hidden'),
    { ...reader, member },
    now,
  );
  const list = sortCards(rows, reader, now).flatMap(({ card }) => {
    const mine = activities.get(card.id);
    return mine ? [{ ...card, mine }] : [];
  });
  return {
    list,
    open: list.filter(({ phase, id }) => phase === 'open' && !waitedIds.has(id)).length,
    claimable: list.filter(({ mine }) => mine.state === 'claim').length,
  };
}

/** What one promotion is to the member. Refuses with `promotion_unknown`. */
export async function showMyActivity(
  db: Queryable,
  id: string,
  { memberId, ...reader }: MemberReader,
  now: Date,
): Promise<MyActivity> {
  const promotion = await cardRows(db, reader.brand.id).where('p.id', '=', id).executeTakeFirst();
  if (!promotion || phaseOf(promotion, now) === 'hidden') throw new Refusal('promotion_unknown');
  const member = await readParticipant(db, { merchantId: reader.brand.id, memberId });
  const mine = (await readActivities(db, [promotion], { ...reader, member }, now)).get(id);
  if (!mine) throw new Error('a promotion that is shown has an activity');
  return mine;
}

function waitedFor(db: Queryable, merchantId: string, memberId: string) {
  return cardRows(db, merchantId)
    .where('p.id', 'in', (query) =>
      query
        .selectFrom('promotions.application')
        .select('promotion_id')
        .where('member_id', '=', memberId)
        .where('state', 'in', OPEN_STATES),
    )
    .execute();
}
