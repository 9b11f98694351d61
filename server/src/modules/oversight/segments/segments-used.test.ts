import { expect, test } from 'vitest';
import { newId } from '../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { withoutBucket } from '../../../platform/testing/without-bucket.ts';
import { teamFixture } from '../../commission/teams/team.fixture.ts';
import { listMethods } from '../../money/cashier/depositing/list-methods.ts';
import { channelOps } from '../../money/payments/channels/channel-ops.ts';
import { paymentProposals } from '../../money/payments/channels/payment-proposals.ts';
import { limitOfMember } from '../../money/withdrawals/limit-of-member.ts';
import { createOperator } from '../../people/operators/operator.factory.ts';
import { opsServer } from '../../people/operators/ops.fixture.ts';
import { ownSource } from '../../play/bets/own-source.fixture.ts';
import { bonusTerms } from '../../rewards/bonuses/bonus.fixture.ts';
import { bonusOps } from '../../rewards/bonuses/desk/ops-routes.ts';
import { publishProposal as publishOffer } from '../../rewards/bonuses/desk/publish-offer.ts';
import { optIn } from '../../rewards/bonuses/offering/opt-in.ts';
import { showMine } from '../../rewards/bonuses/reading/show-mine.ts';
import { claimPromotion } from '../../rewards/promotions/applying/claim-promotion.ts';
import { promotionOps } from '../../rewards/promotions/desk/ops-routes.ts';
import { publishProposal as publishPromotion } from '../../rewards/promotions/editing/publish-proposal.ts';
import { NOTHING_MORE } from '../../rewards/promotions/more-promotions.ts';
import { claimDeps, createCategory } from '../../rewards/promotions/promotion.factory.ts';
import { listAvailable } from '../../rewards/promotions/reading/list-available.ts';
import { rankOps } from '../../rewards/ranks/desk/ops-routes.ts';
import { raiseSegmentProposal } from '../../rewards/ranks/desk/set-segment-rank.ts';
import { levelsFor } from '../../rewards/ranks/ranks.factory.ts';
import { countFigures } from './count-figures.ts';
import { segmentOps } from './desk/ops-routes.ts';
import { refreshTags } from './refresh-tags.ts';
import { segmentSource } from './segment-source.ts';
import { tagsOfMember } from './tags-of-member.ts';

const UNIT = 100_000n;
const clock = fixedClock('2026-11-21T05:00:00Z');
const now = clock.now();
const { db, url } = await testDatabase();
const fixture = await teamFixture(db, await ownSource(url, db));
const { brand } = fixture;
const segments = () => segmentSource;
const { ask } = await opsServer(db, {
  clock,
  permissions: [
    ...(['segments.read', 'segments.write', 'ranks.read', 'ranks.change', 'payments.read'] as const),
    ...(['payments.change', 'bonuses.read', 'bonuses.change', 'promotions.read'] as const),
    ...(['promotions.change', 'promotions.publish'] as const),
  ],
  routes: [
    ...segmentOps({ db, clock }),
    ...promotionOps({ db, clock, storedFiles: withoutBucket, more: NOTHING_MORE, segments }),
    ...bonusOps({ db, clock, segments }),
    ...rankOps({ db, clock, segments }),
    ...channelOps({ db, segments }),
  ],
  kinds: [
    ...[publishPromotion(segments), publishOffer, raiseSegmentProposal(segments)],
    ...paymentProposals({ privateGateways: true }),
  ],
});
const [owner, second] = [await createOperator(db, { now }), await createOperator(db, { now })];
const reason = 'agreed with marketing';
const approve = async (proposal: string) =>
  ask(`POST /ops/proposals/${proposal}/approve`, second.cookie, { body: {} });
const [large, small] = [await fixture.join(undefined, now), await fixture.join(undefined, now)];
await fixture.deposit(large, 1200n * UNIT, now);
await fixture.deposit(small, 40n * UNIT, now);
await countFigures(db.kysely);

const written = (least: number) => ({
  ...{ name: `From ${least}`, conditions: { deposits: { least, most: null } } },
  reason,
});
/** Those who have deposited at least so much, which holds `large` alone. */
async function segmentFrom(least: number) {
  const { value } = await ask('POST /ops/segments', owner.cookie, {
    body: written(least),
    query: { brand: brand.code },
  });
  const pin: { id: string; version: number } = { id: value.id, version: value.version };
  /** Lets `small` in as well. */
  const widen = async () =>
    (
      await ask(`PUT /ops/segments/${pin.id}`, owner.cookie, {
        body: { ...written(least), conditions: {}, version: pin.version },
      })
    ).value.version as number;
  return { pin, widen };
}
/* Of a brand of its own there is none. */
const unknown = { id: newId(), version: 1 };

test('a promotion for a segment is claimed by who is of it as two have approved it, whatever the segment becomes', async () => {
  const { pin, widen } = await segmentFrom(1000);
  const form = {
    ...{ categoryId: await createCategory(db, brand), kind: 'claim', title: { EN: 'A gift', TH: 'ของขวัญ' } },
    ...{ text: { EN: 'For some', TH: 'บางคน' }, content: { EN: '<p>Press.</p>', TH: '<p>กด</p>' } },
    ...{ terms: null, pictureId: null, announcedAt: null, startsAt: '2026-11-20T00:00:00.000Z' },
    ...{ endsAt: '2026-12-20T00:00:00.000Z', position: 1, reward: { kind: 'fixed', amount: '10.00' } },
    ...{ frequency: 'daily', applicationsMax: null, picturesLeast: 0, budgetTotal: '5000.00' },
    ...{ budgetDay: null, wageringMultiplier: 0, audience: { kind: 'segment', ...pin } },
  };
  const add = (audience: object) =>
    ask('POST /ops/promotions', owner.cookie, { body: { brand: brand.code, form: { ...form, audience } } });
  expect(await add({ kind: 'segment', ...unknown })).toMatchObject({ code: 'not_found' });
  expect(await add({ kind: 'segment', ...pin, version: 2 })).toMatchObject({ code: 'not_found' });
  const { value } = await add(form.audience);
  const { id } = value.row;
  const published = await ask(`POST /ops/promotions/${id}/publication`, owner.cookie, {
    body: { version: 1 },
  });
  const asked = await ask(`GET /ops/proposals/${published.value.proposalId}`, second.cookie);
  expect(asked.text).toContain('From 1000 (v1)');
  expect((await approve(published.value.proposalId)).status).toBe(200);

  const claim = (memberId: string, key = newId()) =>
    claimPromotion(
      { ...claimDeps({ db, clock }), segments },
      { promotionId: id },
      { brand, language: 'EN', memberId, idempotencyKey: key },
    );
  const seenBy = async (memberId: string) =>
    (
      await listAvailable(
        db.kysely,
        { brand, language: 'EN', memberId },
        { more: NOTHING_MORE, segments, now },
      )
    ).list;
  expect(await claim(large)).toMatchObject({ amount: '10.00' });
  await expect(claim(small)).rejects.toMatchObject({ code: 'promotion_not_for_you' });
  // Which segment it is for is nothing that members read.
  const [card] = await seenBy(large);
  expect(card?.audience).toEqual({ kind: 'segment' });
  expect(await seenBy(small)).toEqual([]);

  const version = await widen();
  await expect(claim(small)).rejects.toMatchObject({ code: 'promotion_not_for_you' });
  const wider = { ...form, audience: { kind: 'segment', id: pin.id, version } };
  const changed = await ask(`PUT /ops/promotions/${id}`, owner.cookie, { body: { version: 2, form: wider } });
  expect(changed.value).toMatchObject({ row: { version: 2 }, proposalId: expect.any(String) });
  await expect(claim(small)).rejects.toMatchObject({ code: 'promotion_not_for_you' });
  expect((await approve(changed.value.proposalId)).status).toBe(200);
  expect(await claim(small)).toMatchObject({ amount: '10.00' });
});

test('an offer of a bonus for a segment is unknown to everybody else', async () => {
  const { pin, widen } = await segmentFrom(1001);
  const audience = { level: null, registeredSince: null, label: null, agent: null, segment: pin };
  const make = (segment: object) =>
    ask('POST /ops/bonus-offers', owner.cookie, {
      body: {
        ...{
          brand: brand.code,
          terms: bonusTerms({ contributions: { RNG: 100 } }),
          audience: { ...audience, segment },
          startsAt: null,
        },
        ...{ endsAt: null, budget: '10000.00', budgetDay: null, group: null, reason },
      },
    });
  expect(await make(unknown)).toMatchObject({ code: 'bonus_terms_impossible' });
  const { id } = (await make(pin)).value;
  const published = await ask(`POST /ops/bonus-offers/${id}/publication`, owner.cookie, {
    body: { edit: 1, reason },
  });
  expect((await approve(published.value.proposal)).status).toBe(200);
  await widen();
  const offers = async (memberId: string) =>
    (await showMine(db.kysely, { brand, memberId, segments }, now)).offers.map((one) => one.id);
  expect(await offers(large)).toContain(id);
  expect(await offers(small)).not.toContain(id);
  const take = (memberId: string) =>
    db.transaction((tx) =>
      optIn(tx, {
        ...{ brand, memberId, offer: { id, version: 1 }, deposit: null, segments, now },
        findSamePerson: claimDeps({ db, clock }).findSamePerson,
      }),
    );
  await expect(take(small)).rejects.toMatchObject({ code: 'bonus_unknown' });
  await take(large);
});

test('a way to deposit for a segment is open to who is of it, and opened to others by two', async () => {
  const { pin, widen } = await segmentFrom(1002);
  const terms = (segment: object | null) => ({
    ...{ name: { EN: 'Large amounts', TH: 'ยอดใหญ่' }, min: '1000.00', max: '900000.00', feeFixed: '0.00' },
    ...{ feeBasisPoints: 0, opensAtMinute: null, closesAtMinute: null, rankLevelMin: 0, position: 1 },
    ...{ expiresAfterMinutes: 15, promisedMinutes: 5, segment },
  });
  const add = (segment: object | null, way = 'in') =>
    ask('POST /ops/payment-channels', owner.cookie, {
      body: {
        ...{ ...terms(segment), brand: brand.code, way, code: `LARGE_${way.toUpperCase()}`, kind: 'bank' },
        ...{ gateway: null, reason },
        details: way === 'in' ? { bankCode: '004', accountNumber: '0123456789', accountName: 'River' } : {},
      },
    });
  expect(await add(unknown)).toMatchObject({ code: 'channel_incomplete' });
  expect(await add(pin, 'out')).toMatchObject({ code: 'channel_incomplete' });
  const { id } = (await add(pin)).value;
  const opened = await ask(`PUT /ops/payment-channels/${id}/state`, owner.cookie, {
    body: { enabled: true, version: 1, reason },
  });
  expect((await approve(opened.value.proposal)).status).toBe(200);
  const version = await widen();
  const ways = async (memberId: string) =>
    (await listMethods(db.kysely, { brand, language: 'EN', memberId }, now, segments)).map(
      ({ code }) => code,
    );
  expect(await ways(large)).toContain('LARGE_IN');
  expect(await ways(small)).not.toContain('LARGE_IN');
  for (const segment of [null, { id: pin.id, version }]) {
    const { value } = await ask(`PUT /ops/payment-channels/${id}`, owner.cookie, {
      body: { ...terms(segment), version: 2, reason },
    });
    expect(value.proposal).toEqual(expect.any(String));
  }
  expect(await ways(small)).not.toContain('LARGE_IN');
});

test('a level is given to who is of the segment as it was proposed, and has a lower one', async () => {
  await levelsFor(db, brand.id, now);
  const { pin, widen } = await segmentFrom(1003);
  const give = (segment: object, until = '2027-01-31') =>
    ask('POST /ops/ranks/segment-level', owner.cookie, {
      body: { segment, level: 2, until, reason },
      query: { brand: brand.code },
    });
  expect(await give(unknown)).toMatchObject({ code: 'not_found' });
  expect(await give(pin, '2026-11-21')).toMatchObject({ code: 'rank_until_invalid' });
  const { value } = await give(pin);
  expect(value).toEqual({ members: 1, proposal: expect.any(String) });
  await widen();
  expect((await approve(value.proposal)).status).toBe(200);
  const levels = await db.kysely
    .selectFrom('members.member')
    .select(['id', 'rank_level'])
    .where('id', 'in', [large, small])
    .execute();
  expect(new Map(levels.map(({ id, rank_level }) => [id, rank_level]))).toEqual(
    new Map([
      [large, 2],
      [small, 0],
    ]),
  );
  expect((await give(pin)).value).toMatchObject({ members: 0 });
});

test('of a segment that was removed no member is any more, but for limits, which only two operators lift', async () => {
  const { pin } = await segmentFrom(1004);
  const of = { merchantId: brand.id, memberId: large, at: now };
  expect((await segmentSource.ofMember(db.kysely, of, [pin])).size).toBe(1);
  const body = { version: 1, reason };
  await ask(`POST /ops/segments/${pin.id}/removal`, owner.cookie, { body });
  expect((await segmentSource.ofMember(db.kysely, of, [pin])).size).toBe(0);
  await db.kysely
    .insertInto('withdrawals.segment_limit')
    .values({
      ...{
        merchant_id: brand.id,
        segment_id: pin.id,
        segment_version: pin.version,
        segment_name: 'From 1004',
      },
      ...{ max: 200n * UNIT, day_amount: 300n * UNIT, day_count: 1 },
    })
    .execute();
  const mostOf = async (id: string) =>
    (await limitOfMember(db.kysely, { merchantId: brand.id, id, rankLevel: 0 }, { segments, at: now })).max;
  expect(await mostOf(large)).toBe(200n * UNIT);
  expect(await mostOf(small)).toBeGreaterThan(200n * UNIT);
});

test('a tag of a segment is had by who is of it now, apart from labels given by hand, which it lends its colour', async () => {
  const { pin, widen } = await segmentFrom(1005);
  const tag = (body: object) =>
    ask('POST /ops/tags', owner.cookie, {
      body: { colour: 'violet', segment: null, reason, ...body },
      query: { brand: brand.code },
    });
  expect(await tag({ name: 'Whale', segment: unknown.id })).toMatchObject({ code: 'not_found' });
  const { id } = (await tag({ name: 'Whale', segment: pin.id })).value;
  expect(await tag({ name: 'WHALE' })).toMatchObject({ code: 'tag_name_taken' });
  await tag({ name: 'Calls at night', colour: 'blue' });
  const tagsOf = (memberId: string) =>
    tagsOfMember(db.kysely, { merchantId: brand.id, memberId, labels: ['calls at NIGHT'] });
  const byHand = { name: 'Calls at night', colour: 'blue', byRule: false };
  const byRule = { name: 'Whale', colour: 'violet', byRule: true };
  expect(await tagsOf(large)).toEqual([byHand, byRule]);
  expect(await tagsOf(small)).toEqual([byHand]);
  // A tag gives nothing, so it follows the segment as it stands.
  await widen();
  await Promise.all([refreshTags({ db, clock }), refreshTags({ db, clock })]);
  expect(await tagsOf(small)).toEqual([byHand, byRule]);
  const since = await db.kysely.selectFrom('segments.tagged').selectAll().where('tag_id', '=', id).execute();
  expect(since.length).toBe(2);
  await ask(`POST /ops/segments/${pin.id}/removal`, owner.cookie, { body: { version: 2, reason } });
  await refreshTags({ db, clock });
  expect(await tagsOf(large)).toEqual([byHand]);
});
