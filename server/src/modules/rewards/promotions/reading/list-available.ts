import type { Value } from '@lanna/contract/endpoint';
import type { availablePromotions, MyActivity } from '@lanna/contract/rewards/promotions/promotions';
import { OPEN_STATES } from '@lanna/rules/rewards/promotions/activity';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { isFor, type Participant, phaseOf } from '../editing/promotion.ts';
import { allListed, type Shown, sortCards } from './list-promotions.ts';
import { moreRow } from './more-rows.ts';
import { readActivities } from './my-activity.ts';
import { type CardRow, cardRows, type PageReader } from './promotion-card.ts';
import { readParticipant, segmentsOf } from './read-participant.ts';

type MemberReader = PageReader & { memberId: string };

/** Promotions for this member, with the state of each; also those that an open application of theirs is with. */
export async function listAvailable(
  db: Queryable,
  { memberId, ...reader }: MemberReader,
  shown: Shown,
): Promise<Value<typeof availablePromotions>> {
  const { now } = shown;
  const member = await readParticipant(db, { merchantId: reader.brand.id, memberId });
  const listed = await allListed(db, reader.brand.id, shown);
  const known = new Set(member.status === 'active' ? listed.map(({ id }) => id) : []);
  const waiting = (await waitedFor(db, reader.brand.id, memberId)).filter(({ id }) => !known.has(id));
  const waitedIds = new Set(waiting.map(({ id }) => id));
  // Who is out of play is offered nothing, and still sees what has become of an application.
  member.segments = await segmentsOf(
    db,
    [...listed, ...waiting],
    { merchantId: reader.brand.id, memberId, now },
    shown.segments,
  );
  const offered = member.status === 'active' ? listed.filter((row) => isFor(row, member, now)) : [];
  const rows = [...offered, ...waiting];
  const activities = await activitiesOf(
    db,
    rows.filter((row) => phaseOf(row, now) !== 'hidden'),
    { ...reader, member },
    shown,
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
  shown: Shown,
): Promise<MyActivity> {
  const { more, now } = shown;
  const promotion =
    (await cardRows(db, reader.brand.id).where('p.id', '=', id).executeTakeFirst()) ??
    (await moreRow(db, more, { merchantId: reader.brand.id, id, now }));
  if (!promotion || phaseOf(promotion, now) === 'hidden') throw new Refusal('promotion_unknown');
  const member = await readParticipant(db, { merchantId: reader.brand.id, memberId });
  const of = { merchantId: reader.brand.id, memberId, now };
  member.segments = await segmentsOf(db, [promotion], of, shown.segments);
  const mine = (await activitiesOf(db, [promotion], { ...reader, member }, shown)).get(id);
  if (!mine) throw new Error('a promotion that is shown has an activity');
  return mine;
}

/** Those of this topic, and those of others by the topics that have them. */
async function activitiesOf(
  db: Queryable,
  rows: readonly CardRow[],
  reader: Omit<MemberReader, 'memberId'> & { member: Participant },
  { more, now }: Shown,
): Promise<Map<string, MyActivity>> {
  const isOwn = (row: CardRow) => row.kind !== 'raffle';
  const others = rows.filter((row) => !isOwn(row)).map(({ id }) => id);
  const found = await readActivities(db, rows.filter(isOwn), reader, now);
  if (others.length === 0) return found;
  const { brand, language, member } = reader;
  for (const source of more())
    for (const [id, activity] of await source.activities(db, others, {
      brand,
      language,
      memberId: member.id,
      now,
    }))
      found.set(id, activity);
  return found;
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
