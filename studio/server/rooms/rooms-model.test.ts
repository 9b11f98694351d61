import { fairStream } from '@lanna/rules/fair-stream';
import { checkPokDengReceipt, type PokDengReceipt } from '@lanna/rules/play/rooms/pok-deng/hand-receipt';
import { expect, test } from 'vitest';
import { openTestStudio } from '../test/test-studio.ts';
import { describeHand } from './reading/describe-hand.ts';
import {
  again,
  dealt,
  end,
  type Leader,
  leaderOf,
  overdue,
  type Sitter,
  START,
  sitter,
} from './rooms.fixture.ts';
import { isInPlay } from './rows/room-hand.ts';

/*
 * One table over many hands, by a plain model: all that its members have, what is on its way included, is what they began with less the rake of hands that were settled. Chance decides who
 * commits, whose stake is refused or gets no answer, who opens, who plays what, who stands up and comes again, and at which step the leader dies.
 */

const HANDS = process.env['SOAK'] ? 400 : 8;
const SEED = process.env['ROOMS_SEED'] ?? '3c'.repeat(32);

const studio = await openTestStudio();
const { db } = studio.studio;

test(`after hands of every fate all money is accounted for (ROOMS_SEED=${SEED})`, async () => {
  const random = fairStream({ serverSeed: SEED, clientSeed: 'rooms', nonce: 0 });
  const often = (of: number) => random.below(of) > 0;
  const rarely = (of: number) => random.below(of) === 0;
  const sitters: Sitter[] = [];
  for (let at = 0; at < 4; at += 1) sitters.push(await sitter(studio));
  const tableId = sitters[0]?.seat.tableId ?? '';
  let leader = await leaderOf(studio, tableId);

  /** The step of a leader that may die in it; another goes on. */
  async function step(mayDie: boolean): Promise<void> {
    if (mayDie && rarely(6)) {
      const dying = await leaderOf(studio, tableId, { dies: true });
      await dying.step().catch(() => undefined);
      leader = await leaderOf(studio, tableId);
    }
    await leader.step();
  }

  for (let number = 0; number < HANDS; number += 1) {
    for (const [at, one] of sitters.entries()) {
      // Who has stood up sits down again, also before the table has noticed.
      if ((await one.state())?.own.leaving !== false) sitters[at] = await again(studio, one);
      if (often(8)) await sitters[at]?.commit();
    }
    if (rarely(4)) studio.peer.failItem('bet', rarely(2) ? 'applied-lost' : 'RS_ERROR_LIMIT_REACHED');
    await step(true);
    const hand = await leader.hand().catch(() => undefined);
    if (!hand || !isInPlay(hand)) {
      await leader.finish();
      continue;
    }
    for (const one of sitters) if (often(12)) await one.open(hand.id).catch(() => undefined);
    if (rarely(5)) await sitters[random.below(4)]?.leave();
    await playOn(leader, tableId, hand.id);
    studio.peer.calm();
    await leader.finish();
  }

  async function settled() {
    studio.peer.calm();
    await dealt(leader, sitters);
    return end(studio, leader);
  }

  async function playOn(by: Leader, of: string, handId: string): Promise<void> {
    for (let turn = 0; turn < 12 && isInPlay(await by.hand()); turn += 1) {
      for (const one of sitters)
        if (often(3)) await one.move(handId, random.below(2) === 0 ? 'draw' : 'stand').catch(() => undefined);
      if (turn > 2) await overdue(studio, of);
      await leader.step();
    }
  }

  // Whatever has happened, the next hand of all who sit there ends with a result.
  for (const [at, one] of sitters.entries()) sitters[at] = await again(studio, one);
  const last = await settled();
  expect(last.state).toBe('settled');
  await db.pool.query('update studio.room_hand_seat set due_at = clock_timestamp() where due_at is not null');
  await leader.finish();
  const { rows } = await db.pool.query<{ rake: bigint; open: number; hands: number }>(
    `select coalesce(sum(h.rake), 0)::bigint as rake, count(*) filter (where h.ended_at is null)::integer as hands,
       (select count(*)::integer from studio.room_hand_seat where state in ('placing', 'staked', 'returning', 'winning', 'disputed')) as open
     from studio.room_hand h`,
  );
  expect(rows[0]).toMatchObject({ open: 0, hands: 0 });
  const users = new Set(sitters.map(({ player }) => player.user));
  const now = [...users].reduce((sum, user) => sum + (studio.peer.balances.get(user) ?? 0n), 0n);
  expect(now).toBe(START * BigInt(users.size) - (rows[0]?.rake ?? 0n));
  for (const user of users) expect((studio.peer.balances.get(user) ?? -1n) >= 0n).toBe(true);
  await holdsReceipts(sitters);
});

async function holdsReceipts(sitters: readonly Sitter[]): Promise<void> {
  for (const { session } of sitters) {
    const { rows } = await db.pool.query<{ id: string }>(
      `select hand_id as id from studio.room_hand_seat where player_id = $1 and state = 'won' order by 1 desc limit 3`,
      [session.playerId],
    );
    for (const { id } of rows) {
      const { receipt } = await describeHand(db.pool, session.playerId, id);
      expect(checkPokDengReceipt(receipt as PokDengReceipt)).toEqual({ verdict: 'holds' });
    }
  }
}
