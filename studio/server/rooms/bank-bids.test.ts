import { expect, test } from 'vitest';
import { openTestStudio } from '../test/test-studio.ts';
import { again, dealt, end, leaderOf, overdue, type Sitter, sitter } from './rooms.fixture.ts';

/* Who deals where the bank is bid for: hands of a bid are counted, and only those with a result. */

const studio = await openTestStudio();
const GAME = 'wong-pok-deng-bids';

test('the highest bid deals for its hands, void ones apart; it is used up, keeps through others’ bids, and ends where its player stands up', async () => {
  const sitters: Sitter[] = [];
  for (let at = 0; at < 3; at += 1) sitters.push(await sitter(studio, 'pb-10', GAME));
  const [one, two, three] = sitters as [Sitter, Sitter, Sitter];
  const leader = await leaderOf(studio, one.seat.tableId);
  const seatOf = async (of: Sitter) => (await of.state())?.own.seat;
  const play = async () => {
    for (const each of sitters)
      if ((await each.state())?.own.leaving !== false) throw new Error('a seat is gone');
    await dealt(leader, sitters);
    // A choice of one's own, the dealer's after the others', so that no seat is given up; a hand that a ป๊อก has ended takes none.
    const { id } = await leader.hand();
    for (const each of [...sitters, ...sitters]) await each.move(id, 'stand').catch(() => undefined);
    return end(studio, leader);
  };

  await one.bid(5);
  await two.bid(10);
  expect((await three.state())?.seats.map(({ bid }) => bid)).toEqual([5, 10, 0]);
  const first = await play();
  expect(first).toMatchObject({ state: 'settled', dealer: await seatOf(two), bankLeft: 9 });
  expect((await three.state())?.bank).toEqual({ seat: await seatOf(two), left: 9 });
  expect((await three.state())?.seats.map(({ bid }) => bid)).toEqual([5, 0, 0]);

  // No seat opens its seed: void, and no hand of the bid.
  for (const each of sitters) await each.commit();
  await leader.step();
  await overdue(studio, one.seat.tableId);
  await leader.step();
  await leader.finish();
  expect((await leader.hand()).state).toBe('void');
  expect(await play()).toMatchObject({ dealer: await seatOf(two), bankLeft: 8 });

  await two.leave();
  await leader.step();
  expect((await three.state())?.bank).toBeNull();
  sitters[1] = await again(studio, two, 'pb-10');
  expect(await play()).toMatchObject({ dealer: await seatOf(one), bankLeft: 4 });
});

test('where dealing goes round a bid is refused', async () => {
  const seat = await sitter(studio);
  await expect(seat.bid(5)).rejects.toThrow('move_refused');
  expect((await seat.state())?.seats[0]?.bid).toBe(0);
});
