import { boundPositions, choosePositions } from '@lanna/contract/commission/positions/positions';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { ownerOf } from '../../../books/ledger/ledger.factory.ts';
import { ownSource } from '../../../play/bets/own-source.fixture.ts';
import { positionFixture } from '../position.fixture.ts';
import { readDays } from './next-day.ts';
import { readPositions } from './read-positions.ts';

const { db, url } = await testDatabase();
const fixture = await positionFixture(await ownSource(url, db), db);
const { clock, merchantId, choose, bound, boundTop, join } = fixture;
const owner = await ownerOf(url);
const DAY_MS = 86_400_000;
const PERCENT = 1000;
const live = (share: number) => ({ LIVE: share * PERCENT });
const within = (least: number, most: number) => ({ LIVE: { least: least * PERCENT, most: most * PERCENT } });
const at = () => clock.now();

/** What an agent holds of live games, in per cent: today, and from tomorrow. */
async function held(memberId: string, aboveId: string): Promise<[number, number]> {
  const days = await readDays(db.kysely, { ...fixture.asAgent(memberId), now: at() });
  const [positions = []] = await readPositions(db.kysely, [{ memberId, aboveId }], days);
  const { today = 0, tomorrow = 0 } = positions.find(({ category }) => category === 'LIVE') ?? {};
  return [today / PERCENT, tomorrow / PERCENT];
}

async function line() {
  const top = await join(undefined, at(), 1);
  const below = await join(top, at(), 1);
  return { top, below };
}

test('an agent holds what it chose within what the one above allows, from the next day on', async () => {
  const { top, below } = await line();
  expect(await held(top, merchantId)).toEqual([0, 0]);
  await expect(choose(top, live(10))).rejects.toThrow('position_outside');
  await boundTop(top, within(5, 30));
  // Who has chosen nothing holds the least.
  expect(await held(top, merchantId)).toEqual([0, 5]);
  await choose(top, live(20));
  expect(await held(top, merchantId)).toEqual([0, 20]);
  await bound(top, below, within(0, 70));
  clock.advance(DAY_MS);
  expect(await held(top, merchantId)).toEqual([20, 20]);
  // Held down while the bounds are narrower, without losing what was chosen.
  await boundTop(top, within(0, 15));
  expect(await held(top, merchantId)).toEqual([20, 15]);
  clock.advance(DAY_MS);
  await boundTop(top, within(0, 30));
  expect(await held(top, merchantId)).toEqual([15, 20]);
});

test('one change a day; the same again is no change', async () => {
  const { top } = await line();
  await boundTop(top, within(0, 50));
  expect((await choose(top, live(10))).changed).toEqual(['LIVE']);
  expect((await choose(top, live(10))).changed).toEqual([]);
  await expect(choose(top, live(20))).rejects.toThrow('position_changed_today');
  await expect(boundTop(top, within(0, 60))).rejects.toThrow('position_changed_today');
  // Another kind of game is another change.
  await boundTop(top, { SPORTS: { least: 0, most: 10_000 } });
  clock.advance(DAY_MS);
  await choose(top, live(20));
  expect(await held(top, merchantId)).toEqual([10, 20]);
});

test('two changes at once: one is written, the other refused', async () => {
  const { top } = await line();
  await boundTop(top, within(0, 50));
  const both = await Promise.allSettled([choose(top, live(10)), choose(top, live(20))]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('no line comes to more than the whole, and two who raise at once find each other', async () => {
  const { top, below } = await line();
  const lowest = await join(below, at(), 1);
  await boundTop(top, within(0, 100));
  await bound(top, below, within(0, 100));
  await bound(below, lowest, within(0, 100));
  await choose(below, live(50));
  await choose(lowest, live(30));
  await expect(choose(top, live(21))).rejects.toMatchObject({
    code: 'position_over_whole',
    facts: { category: 'LIVE', room: 20 * PERCENT },
  });
  await choose(top, live(20));
  clock.advance(DAY_MS);
  await expect(choose(lowest, live(31))).rejects.toThrow('position_over_whole');
  // Nor by a least that is raised.
  await expect(bound(below, lowest, within(31, 100))).rejects.toThrow('position_over_whole');
  // Of two lines that raise at once, one finds the other.
  await choose(lowest, live(10));
  const both = await Promise.allSettled([choose(top, live(40)), choose(below, live(70))]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('101 % and a least above the most are no input', () => {
  const isTaken = (shares: unknown) => choosePositions.body.safeParse({ shares }).success;
  expect([isTaken({ LIVE: 100_000 }), isTaken({ LIVE: 101_000 }), isTaken({ LIVE: -1 })]).toEqual([
    true,
    false,
    false,
  ]);
  const isBound = (least: number, most: number) =>
    boundPositions.body.safeParse({ bounds: { LIVE: { least, most } } }).success;
  expect([isBound(0, 100_000), isBound(0, 101_000), isBound(2, 1)]).toEqual([true, false, false]);
});

test('only the agent directly above says what one may hold, and only one who runs a line holds', async () => {
  const { top, below } = await line();
  const lowest = await join(below, at(), 1);
  const member = await join(top, at());
  const affiliate = await join(top, at(), 41);
  const stranger = await line();
  await expect(bound(stranger.top, below, within(0, 10))).rejects.toThrow('member_unknown');
  await expect(bound(below, top, within(0, 10))).rejects.toThrow('member_unknown');
  await expect(bound(below, below, within(0, 10))).rejects.toThrow('member_unknown');
  await expect(bound(top, lowest, within(0, 10))).rejects.toThrow('line_not_direct');
  await expect(bound(top, member, within(0, 10))).rejects.toThrow('position_no_agent');
  await expect(bound(top, affiliate, within(0, 10))).rejects.toThrow('position_no_agent');
});

test('who moves belongs to the line of the day, and holds nothing below a new upline that has said nothing', async () => {
  const { top, below } = await line();
  const other = await join(undefined, at(), 1);
  const member = await join(below, at());
  await boundTop(top, within(0, 100));
  await boundTop(other, within(40, 40));
  await bound(top, below, within(25, 25));
  clock.advance(DAY_MS);
  await fixture.move(below, other, at());
  const bet = await fixture.play(member, 1000n, 0n);
  await fixture.count();
  const moved = fixture.today();
  const names = { [top]: 'top', [below]: 'below', [other]: 'other', [member]: 'member' };
  const before = {
    'member → below': { owed: 1000n, held: 250n },
    'below → top': { owed: 750n, held: 0n },
    'top → brand': { owed: 750n, held: 750n },
  };
  expect(await fixture.flows(names, moved)).toEqual(before);
  expect(await held(below, other)).toEqual([0, 0]);

  clock.advance(DAY_MS);
  await fixture.play(member, 1000n, 0n);
  await fixture.count();
  expect(await fixture.flows(names, fixture.today())).toEqual({
    'member → below': { owed: 1000n, held: 0n },
    'below → other': { owed: 1000n, held: 400n },
    'other → brand': { owed: 600n, held: 600n },
  });
  // A bet of before that is corrected now is of the line of before.
  await fixture.settle(member, { line: bet, payout: 400n, payouts: 1 }, at());
  await fixture.count();
  expect(await fixture.flows(names, moved)).toEqual({
    'member → below': { owed: 600n, held: 150n },
    'below → top': { owed: 450n, held: 0n },
    'top → brand': { owed: 450n, held: 450n },
  });
  // Back under the former upline, what that one says counts again.
  await fixture.move(below, top, at());
  expect(await held(below, top)).toEqual([25, 25]);
  await fixture.expectSound();
});

test('a branch that moves under a line that holds much is cut from the member upwards', async () => {
  const { top, below } = await line();
  const greedy = await join(undefined, at(), 1);
  const member = await join(below, at());
  await boundTop(top, within(0, 0));
  await boundTop(greedy, within(80, 80));
  await bound(top, below, within(60, 60));
  await fixture.move(below, greedy, at());
  await expect(bound(greedy, below, within(60, 60))).rejects.toThrow('position_over_whole');
  // The deeper branch keeps its own upline’s word as it moves along.
  const deep = await join(below, at(), 1);
  const guest = await join(deep, at());
  await bound(below, deep, within(20, 20));
  clock.advance(DAY_MS);
  await bound(greedy, below, within(0, 0));
  const rich = await join(undefined, at(), 1);
  await boundTop(rich, within(90, 90));
  await fixture.move(below, rich, at());
  clock.advance(DAY_MS);
  await fixture.play(member, 1000n, 0n);
  await fixture.play(guest, 1000n, 0n);
  await fixture.count();
  const names = { [below]: 'below', [deep]: 'deep', [rich]: 'rich', [member]: 'member', [guest]: 'guest' };
  expect(await fixture.flows(names, fixture.today())).toEqual({
    'member → below': { owed: 1000n, held: 0n },
    'guest → deep': { owed: 1000n, held: 200n },
    'deep → below': { owed: 800n, held: 0n },
    // 900 of the member's 1 000; of the guest's there are 800 left.
    'below → rich': { owed: 1800n, held: 1700n },
    'rich → brand': { owed: 100n, held: 100n },
  });
  await fixture.expectSound();
});

test('a day that was counted by a clock ahead is not changed any more', async () => {
  const { top } = await line();
  const member = await join(top, at());
  clock.advance(DAY_MS);
  await fixture.play(member, 1000n, 0n);
  await fixture.count();
  clock.advance(-DAY_MS);
  await boundTop(top, within(50, 50));
  const { nextDay } = await readDays(db.kysely, { ...fixture.asAgent(top), now: at() });
  clock.advance(DAY_MS);
  expect(nextDay > fixture.today()).toBe(true);
  await fixture.expectSound();
});

test('demo players are in no sum', async () => {
  const { top } = await line();
  const demo = await join(top, at());
  await owner.query('insert into members.demo_player values ($1, now())', [demo]);
  await fixture.play(demo, 1000n, 0n);
  await fixture.count();
  const names = { [top]: 'top', [demo]: 'demo' };
  expect(Object.keys(await fixture.flows(names, fixture.today()))).not.toContain('demo → top');
  await fixture.expectSound();
});

test('an agent of a brand that does not reckon so changes nothing', async () => {
  const { top } = await line();
  await owner.query('delete from positions.setting where merchant_id = $1', [merchantId]);
  await expect(choose(top, live(10))).rejects.toThrow('positions_off');
  await expect(boundTop(top, within(0, 10))).rejects.toThrow('positions_off');
});
