import { checkHandReceipt, type HandReceipt } from '@lanna/rules/play/rooms/hand-receipt';
import { expect, test } from 'vitest';
import { openTestStudio } from '../test/test-studio.ts';
import { describeHand } from './reading/describe-hand.ts';
import {
  again,
  dealt,
  end,
  type Leader,
  leaderOf,
  newSeed,
  overdue,
  practiser,
  type Sitter,
  START,
  sitter,
} from './rooms.fixture.ts';
import { isInPlay } from './rows/room-hand.ts';

const studio = await openTestStudio();
const { db } = studio.studio;
const BASE = 1_000_000n;

/** So many people at a table of their own. */
async function table(people: number): Promise<{ sitters: Sitter[]; leader: Leader; tableId: string }> {
  await db.pool.query('delete from studio.room_seat');
  const sitters: Sitter[] = [];
  for (let at = 0; at < people; at += 1) sitters.push(await sitter(studio));
  const tableId = sitters[0]?.seat.tableId ?? '';
  for (const { seat } of sitters) expect(seat.tableId).toBe(tableId);
  return { sitters, tableId, leader: await leaderOf(studio, tableId) };
}

const moved = (sitters: readonly Sitter[]) => sitters.reduce((all, one) => all + one.wallet() - START, 0n);
const winsOf = ({ player }: Sitter) =>
  studio.peer.callsTo('/transaction/win').filter(({ user }) => user === player.user);

test('a hand reserves five base stakes of each seat, the dealer five for each other; nothing leaves it but the rake', async () => {
  const { sitters, leader } = await table(4);
  const hand = await dealt(leader, sitters);
  for (const { seat, reserve } of await leader.seats())
    expect(reserve).toBe((seat === hand.dealer ? 15n : 5n) * BASE);
  // What the site asks of a player waits until no hand has their money.
  expect((await sitters[0]?.state())?.own.open).toBe(true);
  const over = await end(studio, leader);
  expect((await sitters[0]?.state())?.own.open).toBe(false);
  expect(over.state).toBe('settled');
  expect(moved(sitters)).toBe(-(over.rake ?? -1n));
  for (const one of sitters) {
    const said = await describeHand(db.pool, one.session.playerId, over.id);
    expect(checkHandReceipt(said.receipt as HandReceipt)).toEqual({ verdict: 'holds' });
    expect(winsOf(one)).toHaveLength(1);
  }
});

test('a win says what of the reserve was at no risk, and its turnover is the absolute result', async () => {
  const { sitters, leader } = await table(2);
  await dealt(leader, sitters);
  await end(studio, leader);
  const seats = await leader.seats();
  for (const one of sitters) {
    const own = seats.find(({ playerId }) => playerId === one.session.playerId);
    const net = (own?.won ?? 0n) - (own?.rake ?? 0n);
    const [win] = winsOf(one);
    expect(win?.valid_turnover).toBe(net < 0n ? -net : net);
    expect(win?.amount).toBe((own?.reserve ?? 0n) + net);
    expect(win?.unused_stake ?? -1n).toBeLessThanOrEqual((own?.reserve ?? 0n) - BASE);
  }
});

test('no frame of a seat holds a card of another before it was shown, nor the deck, link or seeds', async () => {
  const { sitters, leader } = await table(3);
  const hand = await dealt(leader, sitters);
  const seeds = sitters.map(({ seed }) => seed);
  for (const one of sitters) {
    const state = await one.state();
    const shown = state?.hand?.hands ?? [];
    const text = JSON.stringify(state);
    for (const seed of seeds) expect(text).not.toContain(seed);
    expect(text).not.toMatch(/"third"|"deck"|"link"/);
    // Each two signs that are a card anywhere in the bytes belong to a hand that this seat may see.
    const mine = shown.flatMap(({ cards }) => cards ?? []);
    const written = [...text.matchAll(/"([A23456789TJQK][SHDC])"/g)].map(([, card]) => card);
    expect(written.toSorted()).toEqual(mine.toSorted());
    if (hand.state === 'playing')
      for (const other of shown)
        if (other.seat !== state?.own.seat && other.cards !== null) expect(isPok(other.cards)).toBe(true);
  }
  await end(studio, leader);
});

const WORTH = 'A23456789';
const isPok = (cards: readonly string[]) =>
  cards.reduce((sum, card) => sum + WORTH.indexOf(card.charAt(0)) + 1, 0) % 10 >= 8;

test('a stake that is refused leaves its seat out, with words; the rest play', async () => {
  const { sitters, leader } = await table(4);
  for (const one of sitters) await one.commit();
  // The first seat deals; one of the others has spent its money elsewhere.
  studio.peer.balances.set(sitters[1]?.player.user ?? '', 0n);
  await leader.step();
  const hand = await leader.hand();
  expect(hand).toMatchObject({ state: 'opening', seats: [1, 3, 4] });
  expect((await sitters[1]?.state())?.own).toMatchObject({ resting: 'not_enough_money', ready: false });
  for (const one of [sitters[0], sitters[2], sitters[3]]) await one?.open(hand.id);
  await leader.step();
  const over = await end(studio, leader);
  const others = sitters.filter((_, at) => at !== 1);
  expect(moved(others)).toBe(-(over.rake ?? -1n));
});

test.each(['cut', 'applied-cut', 'http-500'] as const)(
  'where the wallet’s answers end with %s no card is dealt and every stake is back',
  async (fault) => {
    const { sitters, leader } = await table(2);
    for (const one of sitters) await one.commit();
    studio.peer.fail('/transaction/batch', fault);
    await leader.step();
    expect(await leader.hand()).toMatchObject({ state: 'void', voidReason: 'stake_refused' });
    await leader.finish();
    expect(moved(sitters)).toBe(0n);
  },
);

test('who does not open the seed sits out: stakes go back, and the next hand has a link of its own', async () => {
  const { sitters, leader, tableId } = await table(3);
  for (const one of sitters) await one.commit();
  await leader.step();
  const first = await leader.hand();
  await sitters[0]?.open(first.id);
  await sitters[1]?.open(first.id);
  await overdue(studio, tableId);
  await leader.step();
  await leader.finish();
  expect(await leader.hand()).toMatchObject({ state: 'void', voidReason: 'not_opened' });
  expect(moved(sitters)).toBe(0n);
  expect((await sitters[2]?.state())?.own.resting).toBe('seed_refused');
  const second = await dealt(leader, sitters.slice(0, 2));
  expect(second.seats).toEqual([1, 2]);
  expect(second.chain.linkBefore).toBe((await leader.hand()).chain.linkBefore);
  expect(second.chain.place).not.toBe(first.chain.place);
  await end(studio, leader);
});

test('who rests between hands is in no next hand; in one that has begun seed and stake stay', async () => {
  const { sitters, leader, tableId } = await table(3);
  const [one] = sitters as [Sitter];
  for (const sits of sitters) await sits.commit();
  await one.rest();
  await leader.step();
  const hand = await leader.hand();
  expect(hand.seats).toEqual([2, 3]);
  expect((await one.state())?.own).toMatchObject({ ready: false, resting: null });
  await sitters[1]?.rest();
  for (const sits of sitters.slice(1)) await sits.open(hand.id);
  await leader.step();
  expect((await end(studio, leader)).state).toBe('settled');
  // Two are there who need only commit: that is what is waited for.
  expect((await one.state())?.waiting).toBe('seeds');
  for (const sits of sitters.slice(1)) await sits.leave();
  expect((await one.state())?.waiting).toBe('players');
  await db.pool.query('delete from studio.room_seat where table_id = $1', [tableId]);
});

test('a seed that fits no commitment, another seat’s, or one that comes late is refused', async () => {
  const { sitters, leader, tableId } = await table(2);
  const [one, two] = sitters as [Sitter, Sitter];
  for (const sits of sitters) await sits.commit();
  await leader.step();
  const { id } = await leader.hand();
  await expect(one.open(id, newSeed())).rejects.toThrow('seed_refused');
  await expect(one.open(id, two.seed)).rejects.toThrow('seed_refused');
  await overdue(studio, tableId);
  await expect(one.open(id)).rejects.toThrow('seed_refused');
  await leader.step();
  await leader.finish();
  expect(moved(sitters)).toBe(0n);
});

test('a move out of turn, of another hand, twice, or from a page that was replaced is refused and changes nothing', async () => {
  const { sitters, leader } = await table(3);
  let hand = await dealt(leader, sitters);
  // A ป๊อก of the dealer ends a hand before anyone may act.
  while (hand.state !== 'playing') hand = await dealt(leader, sitters);
  const states = await Promise.all(sitters.map((one) => one.state()));
  const dealer = sitters.find((_, at) => states[at]?.own.seat === hand.dealer) as Sitter;
  const acting = sitters.filter((_, at) => states[0]?.hand?.acting.includes(states[at]?.own.seat ?? 0));
  await expect(dealer.move(hand.id, 'draw')).rejects.toThrow('move_refused');
  await expect(dealer.move(crypto.randomUUID(), 'draw')).rejects.toThrow('move_refused');
  const [first] = acting;
  if (first) {
    await expect(first.move(hand.id, 'compare', { seats: [1] })).rejects.toThrow('move_refused');
    const newer = await again(studio, first);
    await expect(first.move(hand.id, 'stand')).rejects.toThrow('move_refused');
    const moves = await Promise.allSettled([newer.move(hand.id, 'stand'), newer.move(hand.id, 'draw')]);
    expect(moves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
  const over = await end(studio, leader);
  expect(over.state).toBe('settled');
});

test('a hostile page that changes every field of its moves plays for its own seat alone, with its own cards, once', async () => {
  const { sitters, leader } = await table(3);
  let hand = await dealt(leader, sitters);
  const actingNow = async () => {
    for (const one of sitters) {
      const state = await one.state();
      if (state?.hand?.acting.includes(state.own.seat)) return { one, seat: state.own.seat };
    }
    return undefined;
  };
  while (!(await actingNow())) hand = await dealt(leader, sitters);
  const { one: hostile, seat } = (await actingNow()) ?? { one: sitters[0] as Sitter, seat: 0 };
  const others = hand.seats.filter((other) => other !== seat);
  const lies = [
    ...[...others, 0, -1, 1e9, null, '1', [], {}].map((value) => ({ seat: value })),
    ...[...others, 'all', null, [1e9], [[]]].map((value) => ({ seats: value })),
    ...[
      { cards: ['AS', 'AH'] },
      { third: 'AS' },
      { points: 9 },
      { acted: false },
      { by_clock: true },
      { byClock: true },
    ],
    ...[
      { base: '0' },
      { reserve: '0' },
      { won: '1000000' },
      { rake: '0' },
      { phase: 'ended' },
      { dealer: seat },
      { n: 1 },
    ],
    ...[
      { t: 'open' },
      { device: crypto.randomUUID() },
      { playerId: sitters[1]?.seat.playerId },
      { __proto__: { seat: 2 } },
    ],
  ];
  for (const move of ['compare', 'fold', '', 'constructor', 'x'.repeat(900), 'stand', 'draw'])
    for (const lie of lies) await hostile.move(hand.id, move, lie).catch(() => undefined);
  const { rows } = await db.pool.query<{ seat: number; byClock: boolean; move: object }>(
    'select seat, by_clock as "byClock", move from studio.room_move where hand_id = $1',
    [hand.id],
  );
  expect(rows).toEqual([{ seat, byClock: false, move: { seat, move: 'stand' } }]);
  await end(studio, leader);
  expect(moved(sitters)).toBeLessThanOrEqual(0n);
  const { receipt } = await describeHand(db.pool, hostile.session.playerId, hand.id);
  expect(checkHandReceipt(receipt as HandReceipt)).toEqual({ verdict: 'holds' });
});

test.each(['reserving', 'opening', 'playing'] as const)(
  'a leader that dies while a hand is %s leaves one that ends once, or gives every stake back',
  async (state) => {
    const { sitters, tableId } = await table(3);
    for (const one of sitters) await one.commit();
    const first = await leaderOf(studio, tableId, { dies: state === 'reserving' });
    if (state === 'reserving') await expect(first.step()).rejects.toThrow('killed');
    else await first.step();
    const { id } = await first.hand();
    if (state === 'playing') {
      for (const one of sitters) await one.open(id);
      await first.step();
    }
    const next = await leaderOf(studio, tableId);
    await overdue(studio, tableId);
    const before = await first.hand();
    // The one that was only asleep writes nothing.
    if (isInPlay(before)) await expect(first.step()).rejects.toThrow('not led');
    expect(await first.hand()).toMatchObject({ state: before.state });
    const over = await end(studio, next);
    await Promise.all([next.finish(), next.finish()]);
    expect(['settled', 'void']).toContain(over.state);
    expect(moved(sitters)).toBe(-(over.rake ?? 0n));
    for (const one of sitters) expect(winsOf(one).length).toBe(over.state === 'settled' ? 1 : 0);
  },
);

test('who stands up in the middle of a hand is played safe, paid, and gone after it; an empty table closes', async () => {
  const { sitters, leader } = await table(2);
  await dealt(leader, sitters);
  for (const one of sitters) await one.leave();
  const over = await end(studio, leader);
  expect(over.state).toBe('settled');
  expect(moved(sitters)).toBe(-(over.rake ?? -1n));
  await leader.step();
  expect(await sitters[0]?.state()).toBeUndefined();
  const next = await sitter(studio);
  expect(next.seat.tableId).toBe(over.tableId);
});

test('one who practises plays with strategies that sit at no table with money, and the demo’s own credit', async () => {
  await db.pool.query('delete from studio.room_seat');
  const one = await practiser(studio);
  const leader = await leaderOf(studio, one.seat.tableId);
  await dealt(leader, [one]);
  const over = await end(studio, leader);
  expect(over).toMatchObject({ state: 'settled', demo: true });
  const own = (await leader.seats()).find(({ playerId }) => playerId === one.session.playerId);
  const { rows } = await db.pool.query<{ balance: bigint }>(
    'select demo_balance as balance from studio.player where id = $1',
    [one.session.playerId],
  );
  expect(rows[0]?.balance).toBe(1_000_000_000n + (own?.won ?? 0n) - (own?.rake ?? 0n));
  const real = await sitter(studio);
  expect(real.seat.tableId).not.toBe(one.seat.tableId);
  await expect(
    db.pool.query(
      `insert into studio.room_seat (table_id, demo, seat, strategy, name, currency, language, balance) values ($1, false, 9, 'bold', '', 'THB', 'TH', 1)`,
      [real.seat.tableId],
    ),
  ).rejects.toThrow('check');
});
