import { randomUUID } from 'node:crypto';
import type { Money } from '@lanna/rules/money';
import type { BonusState } from '@lanna/rules/rewards/bonuses/states';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSize } from '../../../../platform/testing/test-size.ts';
import { strangers } from '../../../accounts/protection/same-person.fixture.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { onSnapshot } from '../../../books/ledger/on-snapshot.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { createGame, createVendor } from '../../../play/catalogue/catalogue.factory.ts';
import { bonusTerms, publishedOffer } from '../../../rewards/bonuses/bonus.fixture.ts';
import { checkBonusInvariants } from '../../../rewards/bonuses/check-bonus-invariants.ts';
import { endBonus } from '../../../rewards/bonuses/life/end-bonus.ts';
import { runLife } from '../../../rewards/bonuses/life/run-life.ts';
import { optIn } from '../../../rewards/bonuses/offering/opt-in.ts';
import { checkWalletInvariants } from '../check-wallet-invariants.ts';
import { applyBatch } from '../internal/inbound/apply-batch.ts';
import type { WalletCall } from '../internal/inbound/wallet-call.ts';
import { roundFixture } from '../rounds.fixture.ts';
import { startTestVendor } from '../test-vendor.factory.ts';
import { runFreeRounds } from './run-free-rounds.ts';

const WHOLE = 6000;
const STORY = 60;
const UNIT = 100_000n;
const DAY_MS = 24 * 3_600_000;
const { db } = await testDatabase();
const clock = fixedClock('2026-11-20T05:00:00Z');
const brand = await createBrand(db.kysely);
const answers = await startTestVendor();
const vendor = await createVendor(db.kysely, {
  brands: [brand],
  ...{ apiUrl: answers.url, additions: ['free_bets'], freeBets: { max: 50n * UNIT, dayMax: 10n ** 12n } },
});
const game = await createGame(db.kysely, { vendor });
const deps = roundFixture(db, clock);

/** So many rounds of so much, for so many days, and what they win; once a day each. */
const KINDS = [
  { count: 1, worth: 2, days: 1, wins: 'cash' },
  { count: 3, worth: 5, days: 2, wins: 'cash' },
  { count: 2, worth: 50, days: 30, wins: 'cash' },
  { count: 2, worth: 4, days: 2, wins: 'bonus' },
] as const;
const offers = await Promise.all(
  KINDS.map(({ count, worth, days, wins }) =>
    db.transaction((tx) =>
      publishedOffer(tx, brand, {
        now: clock.now(),
        terms: bonusTerms({
          ...{ kind: 'free_rounds', amount: null, once: 'day', days },
          contributions: wins === 'bonus' ? { RNG: 100 } : {},
          wagering: { times: wins === 'bonus' ? 5 : 0, of: 'bonus' },
          rounds: {
            ...{ vendor: vendor.code, game: game.code, title: null, wins },
            ...{ count, worth: `${worth}.00` },
          },
        }),
      }),
    ),
  ),
);

const step = fc.record({
  what: fc.constantFrom(
    ...([
      'take',
      'take',
      'give',
      'give',
      'play',
      'play',
      'play',
      'play',
      'win',
      'win',
      'undo',
      'unwin',
    ] as const),
    ...(['end', 'refuse', 'confirm', 'leap', 'wait', 'life'] as const),
  ),
  a: fc.nat(10_000),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Every state, whatever chance adds: all played, given up, taken back, lapsed, and one that is still open. */
const EACH_STATE: Step[] = (
  [
    ...([
      ['take', 0],
      ['give', 0],
      ['play', 0],
      ['give', 0],
    ] as const),
    ...([
      ['take', 1],
      ['give', 0],
      ['end', 0],
    ] as const),
    ...([
      ['take', 2],
      ['give', 0],
      ['end', 1],
    ] as const),
    ...([
      ['leap', 30],
      ['take', 0],
      ['give', 0],
      ['leap', 30],
      ['life', 0],
    ] as const),
    // Of those that win bonus money: what a round that is open wins is waited for, and one that is taken back counts no more.
    ...([
      ['take', 3],
      ['give', 0],
      ['play', 4],
      ['play', 4],
      ['give', 0],
      ['win', 250],
      ['win', 7],
      ['unwin', 1],
      ['give', 0],
      ['unwin', 0],
      ['life', 0],
    ] as const),
    ...([
      ['take', 1],
      ['give', 0],
    ] as const),
  ] as const
).map(([what, a]) => ({ what, a }));

interface Rounds {
  id: string;
  kind: (typeof KINDS)[number];
  day: string;
  state: BonusState;
  takenAt: number;
  endsAt: number;
  used: number;
  /** As bonus money, until they ended. */
  won: Money;
  refused: boolean;
}
interface Bet {
  id: string;
  round: string;
  of: Rounds;
  isOpen: boolean;
  win: { id: string; amount: Money } | undefined;
}

/** One player with free rounds, in plain figures. */
class World {
  cash: Money = 0n;
  readonly rounds: Rounds[] = [];
  readonly bets: Bet[] = [];
  refuses = false;
  readonly #memberId: string;
  readonly #account: bigint;
  constructor(memberId: string, account: bigint) {
    this.#memberId = memberId;
    this.#account = account;
    this.#answer();
  }

  async take({ what, a }: Step): Promise<void> {
    switch (what) {
      case 'take':
        return this.#take(a % KINDS.length);
      case 'give':
        return this.#give();
      case 'play':
        return this.#play(a);
      case 'win':
        return this.#win(a);
      case 'undo':
        return this.#undo(a);
      case 'unwin':
        return this.#unwin(a);
      case 'end':
        return this.#end(a);
      case 'refuse':
      case 'confirm':
        this.refuses = what === 'refuse';
        this.#answer();
        return;
      case 'leap':
        clock.advance((a % 40) * 3_600_000);
        return;
      case 'wait':
        clock.advance(31_000);
        return;
      case 'life':
        await runLife({ db, clock });
        this.#lapse();
        return;
    }
  }

  async #take(at: number): Promise<void> {
    const [kind, offer] = [KINDS[at], offers[at]];
    if (!kind || !offer) return;
    const day = new Date(clock.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
    const had = this.rounds.some((one) => one.kind === kind && one.day === day && !one.refused);
    const asked = db.transaction((tx) =>
      optIn(tx, {
        ...{ brand, memberId: this.#memberId, offer, deposit: null },
        ...{ findSamePerson: strangers, now: clock.now() },
      }),
    );
    if (had) {
      await expect(asked).rejects.toMatchObject({ code: 'bonus_had' });
      return;
    }
    const id = await asked;
    const takenAt = clock.now().getTime();
    this.rounds.push({
      ...{ id, kind, day, state: 'waiting', takenAt },
      ...{ endsAt: 0, used: 0, won: 0n, refused: false },
    });
  }

  /** Gives what waits; what is used up or refused ends with the same pass, or with the next where the vendor answers within it. */
  async #give(): Promise<void> {
    await runFreeRounds(deps);
    for (const one of this.rounds.filter(({ state }) => state === 'waiting'))
      Object.assign(one, { state: 'active', endsAt: clock.now().getTime() + one.kind.days * DAY_MS });
    const refused = await this.#refusedByVendor();
    for (const one of this.rounds) {
      if (one.state !== 'active') continue;
      if (one.used === one.kind.count && !this.#isWaitedFor(one)) one.state = 'completed';
      else if (refused.has(one.id)) Object.assign(one, { state: 'expired', refused: true });
    }
  }

  /** Whether a round is open whose win is still to be counted. */
  #isWaitedFor(rounds: Rounds): boolean {
    return rounds.kind.wins === 'bonus' && this.bets.some(({ of, isOpen }) => of === rounds && isOpen);
  }

  /** What the vendor answered is read, not worked out. */
  async #refusedByVendor(): Promise<Set<string>> {
    const rows = await db.kysely
      .selectFrom('vendor_wallet.reward')
      .select('id')
      .where('refusal', 'is not', null)
      .where('member_id', '=', this.#memberId)
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  async #play(a: number): Promise<void> {
    const one = this.rounds[a % Math.max(1, this.rounds.length)];
    if (!one) return;
    const taken =
      (one.state === 'active' || (one.state === 'completed' && one.kind.wins === 'cash')) &&
      one.used < one.kind.count &&
      one.endsAt > clock.now().getTime();
    const bet = { id: randomUUID(), round: randomUUID(), of: one, isOpen: true, win: undefined };
    const amount = BigInt(one.kind.worth) * UNIT;
    const status = await this.#call('bet', { ...bet, amount, reward: one.id });
    expect(status === 'RS_OK').toBe(taken);
    if (!taken) return;
    one.used += 1;
    this.bets.push(bet);
  }

  async #win(a: number): Promise<void> {
    const bet = this.#open(a);
    if (!bet) return;
    const win = { id: randomUUID(), amount: BigInt(a % 300) * UNIT };
    expect(await this.#call('win', { ...win, round: bet.round, reference: bet.id })).toBe('RS_OK');
    Object.assign(bet, { isOpen: false, win });
    this.#pay(bet.of, win.amount);
  }

  async #unwin(a: number): Promise<void> {
    const won = this.bets.filter(({ win }) => win);
    const bet = won[a % Math.max(1, won.length)];
    if (!bet?.win) return;
    const of = { id: randomUUID(), round: bet.round, amount: 0n, reference: bet.win.id };
    expect(await this.#call('rollback', of)).toBe('RS_OK');
    this.#pay(bet.of, -bet.win.amount);
    bet.win = undefined;
  }

  /** Bonus money until its rounds have ended; what moves afterwards is the brand's. */
  #pay(rounds: Rounds, amount: Money): void {
    if (rounds.kind.wins === 'cash') this.cash += amount;
    else if (rounds.state === 'active') rounds.won += amount;
  }

  async #undo(a: number): Promise<void> {
    const bet = this.#open(a);
    if (!bet) return;
    const of = { id: randomUUID(), round: bet.round, amount: 0n, reference: bet.id };
    expect(await this.#call('rollback', of)).toBe('RS_OK');
    bet.isOpen = false;
    bet.of.used -= 1;
  }

  #open(a: number): Bet | undefined {
    const open = this.bets.filter(({ isOpen }) => isOpen);
    return open[a % Math.max(1, open.length)];
  }

  async #end(a: number): Promise<void> {
    const open = this.rounds.filter(({ state }) => state === 'waiting' || state === 'active');
    const one = open[a % Math.max(1, open.length)];
    if (!one) return;
    const to = a % 2 === 0 ? 'forfeited' : 'revoked';
    // What was never given can be taken again.
    if (one.state === 'waiting') one.refused = true;
    await db.transaction((tx) => endBonus(tx, { id: one.id, to, now: clock.now() }));
    one.state = to;
  }

  #lapse(): void {
    for (const one of this.rounds)
      if (one.state === 'active' && one.endsAt <= clock.now().getTime() && !this.#isWaitedFor(one))
        one.state = 'expired';
      else if (one.state === 'waiting' && clock.now().getTime() - one.takenAt >= 3 * DAY_MS)
        Object.assign(one, { state: 'expired', refused: true });
  }

  #answer(): void {
    const { refuses } = this;
    answers.answerWith((response, { body }) =>
      refuses
        ? response.writeHead(400).end(JSON.stringify({ status: 'RS_ERROR_INVALID_GAME' }))
        : response.writeHead(200).end(JSON.stringify({ reward_uuid: body['reward_uuid'] })),
    );
  }

  async #call(
    kind: WalletCall['kind'],
    of: { id: string; round: string; amount: Money; reference?: string; reward?: string },
  ): Promise<string | undefined> {
    const call: WalletCall = {
      ...{ kind, vendorId: vendor.id, accountId: this.#account, requestUuid: randomUUID() },
      ...{ transactionUuid: of.id, referenceUuid: of.reference ?? null, fingerprint: '00' },
      ...{ round: of.round, roundClosed: kind === 'win', gameCode: game.code, currency: brand.currency },
      ...{ amount: of.amount, isFree: kind === 'bet', isPromo: false, tokenExpired: false },
      more: of.reward ? { reward: of.reward } : null,
    };
    const { outcomes } = await applyBatch(db.pool, [call], clock.now());
    return outcomes[0]?.status;
  }

  async expectAsItShould(): Promise<void> {
    const holder = { merchantId: brand.id, memberId: this.#memberId };
    expect(await walletBalance(db.kysely, holder)).toBe(this.cash);
    const { rows } = await sql<{ id: string; state: string; used: number | null }>`
      select b.id, b.state, r.used from bonuses.bonus b left join vendor_wallet.reward r on r.id = b.id
      where b.member_id = ${this.#memberId} and b.rounds is not null`.execute(db.kysely);
    expect(new Map(rows.map(({ id, state, used }) => [id, [state, used ?? 0]]))).toEqual(
      new Map(this.rounds.map(({ id, state, used }) => [id, [state, used]])),
    );
    const { rows: won } = await sql<{ won_by: string; amount: Money }>`
      select won_by, amount from bonuses.bonus where member_id = ${this.#memberId} and won_by is not null`.execute(
      db.kysely,
    );
    const given = this.rounds.filter(
      ({ state, refused }) => !refused && (state === 'completed' || state === 'expired'),
    );
    expect(new Map(won.map((one) => [one.won_by, one.amount]))).toEqual(
      new Map(given.filter((one) => one.won > 0n).map((one) => [one.id, one.won])),
    );
  }
}

test(`whatever is taken, given, played, won, undone, ended and refused, over ${testSize(WHOLE)} steps: no round is played twice, and all that is won is cash, or one bonus`, async () => {
  const states = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: STORY, maxLength: STORY }), async (story) => {
      const { memberId } = await createMember(db, brand);
      const { rows } = await sql<{ id: bigint }>`
        select account_id as id from ledger.available_balance where owner_id = ${memberId} and is_wallet`.execute(
        db.kysely,
      );
      const world = new World(memberId, rows[0]?.id ?? 0n);
      for (const one of story) {
        await world.take(one);
        await world.expectAsItShould();
      }
      for (const { state } of world.rounds) states.add(state);
      clock.advance(40 * DAY_MS);
      await runLife({ db, clock });
      await runFreeRounds(deps);
    }),
    { numRuns: Math.ceil(testSize(WHOLE) / STORY), examples: [[EACH_STATE]], endOnFailure: true },
  );
  expect(await onSnapshot(db, checkBonusInvariants)).toEqual([]);
  expect(await onSnapshot(db, checkWalletInvariants)).toEqual([]);
  expect(await onSnapshot(db, checkInvariants)).toEqual([]);
  for (const state of ['active', 'completed', 'expired', 'forfeited', 'revoked'])
    expect(states).toContain(state);
}, 900_000);
