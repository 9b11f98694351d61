import { randomUUID } from 'node:crypto';
import type { Money } from '@lanna/rules/money';
import { type BonusTerms, WAITING_MOST } from '@lanna/rules/rewards/bonuses/terms';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSize } from '../../../../platform/testing/test-size.ts';
import { strangers } from '../../../accounts/protection/same-person.fixture.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { fundWallet } from '../../../books/ledger/ledger.factory.ts';
import { onSnapshot } from '../../../books/ledger/on-snapshot.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { checkBetInvariants } from '../../../play/bets/check-bet-invariants.ts';
import { createGame, createVendor } from '../../../play/catalogue/catalogue.factory.ts';
import { bonusTerms, publishedOffer } from '../../../rewards/bonuses/bonus.fixture.ts';
import { bonusesBeside } from '../../../rewards/bonuses/bonuses-beside.ts';
import { checkBonusInvariants } from '../../../rewards/bonuses/check-bonus-invariants.ts';
import { endBonus } from '../../../rewards/bonuses/life/end-bonus.ts';
import { runLife } from '../../../rewards/bonuses/life/run-life.ts';
import { optIn } from '../../../rewards/bonuses/offering/opt-in.ts';
import { withdrawableOf } from '../../withdrawals/withdrawable-of.ts';
import { checkWalletInvariants } from '../check-wallet-invariants.ts';
import { applyBatch } from '../internal/inbound/apply-batch.ts';
import type { WalletCall } from '../internal/inbound/wallet-call.ts';
import { BonusModel, figures, type ModelBonus, type ModelRound, statusOf } from './bonus-world.ts';

const WHOLE = 50_000;
const STORY = 100;
const { db } = await testDatabase();
const clock = fixedClock('2026-11-20T05:00:00Z');
const brand = await createBrand(db.kysely);
const vendor = await createVendor(db.kysely, { brands: [brand], groups: ['RNG', 'LIVE', 'PVP'] });
const GAMES = { slot: 'RNG', table: 'LIVE', duel: 'PVP' } as const;
for (const [code, gameType] of Object.entries(GAMES)) await createGame(db.kysely, { vendor, code, gameType });

const OFFERS = [
  bonusTerms({ amount: '2.00', wagering: { times: 2, of: 'bonus' } }),
  bonusTerms({ amount: '3.33', wagering: { times: 1, of: 'bonus' }, convertedTimes: 1 }),
  bonusTerms({ amount: '10.00', wagering: { times: 30, of: 'bonus' }, convertedTimes: null, days: 1 }),
  bonusTerms({ amount: '0.07', wagering: { times: 0, of: 'bonus' } }),
  bonusTerms({ amount: '5.00', wagering: { times: 1, of: 'bonus' }, stake: { percent: 10, most: '500.00' } }),
  bonusTerms({ amount: '1.00', wagering: { times: 2, of: 'bonus' }, days: 2, once: 'day' }),
];
const publish = (terms: BonusTerms) =>
  db.transaction((tx) => publishedOffer(tx, brand, { terms, now: clock.now() }));
const offers = await Promise.all(OFFERS.map(publish));
const MATCH = bonusTerms({
  ...{ kind: 'deposit_match', amount: null, wagering: { times: 2, of: 'deposit_and_bonus' } },
  match: { percent: 50, most: '2.50', least: '0.02', occasion: 'any' },
});
const matching = await publish(MATCH);
const OPTED_MS = 3 * 24 * 3_600_000;

const step = fc.record({
  what: fc.constantFrom(
    ...([
      'bet',
      'bet',
      'bet',
      'bet',
      'more',
      'win',
      'win',
      'win',
      'lose',
      'undo',
      'undo',
      'correct',
      'correct',
    ] as const),
    ...([
      'live',
      'live',
      'live',
      'optIn',
      'optIn',
      'order',
      'credit',
      'giveUp',
      'loseAll',
      'fund',
      'leap',
      'wait',
      'several',
    ] as const),
  ),
  a: fc.nat(10_000),
  b: fc.nat(10_000),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

class World {
  readonly model = new BonusModel();
  readonly #memberId: string;
  readonly #account: bigint;
  /** What each bonus was for. */
  readonly #causes = new Map<string, string>();
  constructor(memberId: string, account: bigint) {
    this.#memberId = memberId;
    this.#account = account;
  }

  async take({ what, a, b }: Step): Promise<void> {
    const { model } = this;
    const now = clock.now().getTime();
    const bets = model.txs.filter((tx) => tx.kind === 'bet' && tx.live);
    const bet = bets[a % Math.max(1, bets.length)];
    switch (what) {
      case 'fund':
        model.cash += units(a % 400);
        if (a % 400 > 0)
          await db.transaction((tx) =>
            fundWallet(tx, {
              merchantId: brand.id,
              currency: brand.currency,
              memberId: this.#memberId,
              amount: units(a % 400),
            }),
          );
        return;
      case 'bet':
        return this.#bet(newRound(a), units(b % 450), a % 3 === 0);
      case 'loseAll':
        return this.#loseAll();
      case 'more':
        return bet && bet.round.corrections === 0 ? this.#bet(bet.round, units(b % 450), false) : undefined;
      case 'win':
      case 'lose':
        return this.#win(bet, what === 'win' ? units(b % 900) : 0n, units(a % 7 === 0 ? b % 200 : 0));
      case 'undo':
        return this.#undo(a);
      case 'correct':
        return this.#correct(a, units(b % 1200));
      case 'several':
        return this.#several(a, b);
      case 'live':
        await runLife({ db, clock });
        model.live(now);
        return;
      case 'optIn':
        return this.#optIn(a % OFFERS.length);
      case 'order':
        return this.#order(units(a % 800) + 2000n);
      case 'credit':
        return this.#credit(b);
      case 'giveUp':
        return this.#giveUp(a);
      case 'leap':
        clock.advance((a % 40) * 3_600_000);
        return;
      case 'wait':
        clock.advance(1000 + a);
        return;
    }
  }

  async #bet(round: ModelRound, amount: Money, closes: boolean): Promise<void> {
    const made = this.model.bet(round, amount, clock.now().getTime());
    // What both could not pay, or the terms let through, is refused.
    const status = await this.#call(call(this.#account, 'bet', { round, amount, closes, id: made?.id }));
    expect(status === 'RS_OK').toBe(made !== undefined);
    if (made) round.closed = closes;
  }

  /** Stakes whatever is there, to the last of it, in a round that wins nothing. */
  async #loseAll(): Promise<void> {
    const { model } = this;
    const most = model.active ? figures(model.active).maxStake : 0n;
    // Cash goes first, alone; then the rest within what the terms let be staked.
    if (model.cash > 0n) await this.#bet(newRound(0), model.cash, true);
    while (model.bonus > 0n && model.isOpen(newRound(0), clock.now().getTime()))
      await this.#bet(newRound(0), model.bonus < most ? model.bonus : most, true);
  }

  async #win(bet: BonusModel['txs'][number] | undefined, amount: Money, wanted: Money): Promise<void> {
    if (!bet) return;
    const left = this.model.txs
      .filter((tx) => tx.kind === 'win' && tx.live && tx.of === bet)
      .reduce((sum, tx) => sum - tx.unused, bet.amount);
    const unused = [wanted, left, amount].reduce((one, other) => (other < one ? other : one));
    const made = this.model.win(bet, amount, unused, true);
    const more = unused > 0n ? { unusedStake: unused } : null;
    const of = { round: bet.round, amount, closes: true, id: made.id, reference: bet.id, more };
    expect(await this.#call(call(this.#account, 'win', of))).toBe('RS_OK');
  }

  async #undo(a: number): Promise<void> {
    const { txs } = this.model;
    const candidates = txs.filter(
      (tx) =>
        tx.live &&
        tx.round.corrections === 0 &&
        (tx.kind === 'win' || !txs.some((win) => win.live && win.of === tx)),
    );
    const tx = candidates[a % Math.max(1, candidates.length)];
    if (!tx) return;
    this.model.undo(tx);
    const of = { round: tx.round, amount: 0n, closes: false, reference: tx.id };
    expect(await this.#call(call(this.#account, 'rollback', of))).toBe('RS_OK');
  }

  async #correct(a: number, payout: Money): Promise<void> {
    const { rounds, txs } = this.model;
    const settled = rounds.filter((one) => ['settled', 'returned'].includes(statusOf(one)));
    const round = settled[a % Math.max(1, settled.length)];
    const bet = txs.find((tx) => tx.live && tx.kind === 'bet' && tx.round === round);
    if (!round || !bet) return;
    this.model.correct(bet, payout);
    const more = { correction: round.corrections };
    const of = { round, amount: payout, closes: false, reference: bet.id, more };
    expect(await this.#call(call(this.#account, 'correct', of))).toBe('RS_OK');
  }

  /** A bet, what another won, and a bet once more, in one batch. */
  async #several(a: number, b: number): Promise<void> {
    const won = this.model.txs.filter((tx) => tx.kind === 'bet' && tx.live)[a % 5];
    const now = clock.now().getTime();
    const calls: WalletCall[] = [];
    const taken: boolean[] = [];
    const place = (amount: Money) => {
      const round = newRound(a + calls.length);
      const made = this.model.bet(round, amount, now);
      taken.push(made !== undefined);
      calls.push(call(this.#account, 'bet', { round, amount, closes: false, id: made?.id }));
    };
    place(units(b % 300));
    if (won) {
      const made = this.model.win(won, units(a % 500), 0n, true);
      taken.push(true);
      const of = { round: won.round, amount: units(a % 500), closes: true, id: made.id, reference: won.id };
      calls.push(call(this.#account, 'win', of));
    }
    place(units((a + b) % 300));
    const { outcomes } = await applyBatch(db.pool, calls, clock.now());
    expect(outcomes.map(({ status }) => status === 'RS_OK')).toEqual(taken);
  }

  async #optIn(at: number): Promise<void> {
    const { bonuses } = this.model;
    const terms = OFFERS[at];
    const offer = offers[at];
    if (!terms || !offer) return;
    const cause = terms.once === 'day' ? bangkokDay() : 'once';
    const had = bonuses.some(
      (one) =>
        one.terms === terms &&
        this.#causes.get(one.id) === cause &&
        (one.activeFrom >= 0 || one.state === 'waiting'),
    );
    const isFull = this.#isFull();
    const asked = this.#sayYes(offer, null);
    if (had || isFull) {
      const code = isFull ? 'bonus_queue_full' : 'bonus_had';
      await expect(asked).rejects.toMatchObject({ code });
      return;
    }
    const id = await asked;
    this.#causes.set(id, cause);
    const fresh = { progress: 0n, converted: 0n, activeFrom: -1, endsAt: 0 };
    bonuses.push({ id, terms, state: 'waiting', ...fresh });
    this.model.start(clock.now().getTime());
    // Two in one moment would have no order.
    clock.advance(1);
  }

  /** A deposit that is ordered with a bonus. */
  async #order(amount: Money): Promise<void> {
    const deposit = { id: randomUUID(), amount };
    const isFull = this.#isFull();
    const asked = this.#sayYes(matching, deposit);
    if (isFull) {
      await expect(asked).rejects.toMatchObject({ code: 'bonus_queue_full' });
      return;
    }
    this.model.bonuses.push({
      ...{ id: await asked, terms: MATCH, state: 'opted', progress: 0n, converted: 0n },
      ...{ activeFrom: -1, endsAt: 0 },
      deposit: {
        ...{ id: deposit.id, ordered: amount, credited: null },
        until: clock.now().getTime() + OPTED_MS,
      },
    });
    clock.advance(1);
  }

  /** The money of an order comes, or another amount; also of one whose bonus was given up or has lapsed. */
  async #credit(b: number): Promise<void> {
    const { model } = this;
    const open = model.bonuses.filter(({ deposit }) => deposit && deposit.credited === null);
    const deposit = open[b % Math.max(1, open.length)]?.deposit;
    if (!deposit) return;
    const amount =
      b % 3 === 0 ? deposit.ordered / BigInt(1 + (b % 7)) : deposit.ordered + BigInt(b % 2) * 997n;
    deposit.credited = amount;
    model.cash += amount;
    await db.transaction((tx) =>
      fundWallet(tx, {
        ...{ merchantId: brand.id, currency: brand.currency, memberId: this.#memberId },
        ...{ amount, reference: deposit.id },
      }),
    );
  }

  #isFull(): boolean {
    const waiting = this.model.bonuses.filter(({ state }) => state === 'waiting' || state === 'opted');
    return waiting.length >= WAITING_MOST;
  }

  #sayYes(offer: { id: string; version: number }, deposit: { id: string; amount: Money } | null) {
    return db.transaction((tx) =>
      optIn(tx, {
        ...{ brand, memberId: this.#memberId, offer, deposit },
        ...{ findSamePerson: strangers, now: clock.now() },
      }),
    );
  }

  async #giveUp(a: number): Promise<void> {
    const open = this.model.bonuses.filter(({ state }) => ['opted', 'waiting', 'active'].includes(state));
    const bonus = open[a % Math.max(1, open.length)];
    if (!bonus || a % 3 > 0) return;
    const to = a % 2 === 0 ? 'forfeited' : 'revoked';
    expect(await db.transaction((tx) => endBonus(tx, { id: bonus.id, to, now: clock.now() }))).toBe(true);
    this.model.end(bonus, to);
  }

  async #call(one: WalletCall): Promise<string | undefined> {
    const { outcomes } = await applyBatch(db.pool, [one], clock.now());
    return outcomes[0]?.status;
  }

  async expectAsItShould(): Promise<void> {
    const { model } = this;
    const holder = { merchantId: brand.id, memberId: this.#memberId };
    const { rows } = await sql<{ bonus: bigint | null; owed: bigint | null }>`
      select (select available from ledger.available_balance where owner_id = ${holder.memberId} and kind = 'player_bonus') as bonus,
        (select -sum(m.change)::bigint from ledger.movement m where m.owner_id = ${holder.memberId} and m.kind = 'receivable') as owed`.execute(
      db.kysely,
    );
    expect({
      cash: await walletBalance(db.kysely, holder),
      bonus: rows[0]?.bonus ?? 0n,
      owed: rows[0]?.owed ?? 0n,
    }).toEqual({ cash: model.cash, bonus: model.bonus, owed: model.owed });
    // Nothing leaves beside an open bonus, and what would be lost is what lies there or waits.
    const open = model.bonuses.filter(
      ({ state, deposit }) =>
        state === 'active' ||
        state === 'waiting' ||
        (state === 'opted' && deposit && deposit.credited !== null),
    );
    const beside = await bonusesBeside(db.kysely, holder);
    expect(new Map(beside.map(({ id, left }) => [id, left]))).toEqual(
      new Map(open.map((one) => [one.id, besideOf(one, model.bonus)])),
    );
    const of = { ...holder, currency: brand.currency };
    const free = await withdrawableOf(db.kysely, of, model.cash, []);
    const whole = model.cash < 0n ? 0n : model.cash - (model.cash % 1000n);
    expect([free.withdrawable, free.behindBonus]).toEqual(open.length > 0 ? [0n, whole] : [whole, 0n]);
    const kept = await db.kysely
      .selectFrom('bonuses.bonus')
      .select(['id', 'state', 'converted'])
      .where('member_id', '=', holder.memberId)
      .execute();
    expect(new Map(kept.map(({ id, ...one }) => [id, one]))).toEqual(
      new Map(model.bonuses.map(({ id, state, converted }) => [id, { state, converted }])),
    );
    const bets = await db.kysely
      .selectFrom('bets.placed_bet')
      .select(['reference', 'stake', 'bonus_stake', 'payout', 'bonus_payout'])
      .where('member_id', '=', holder.memberId)
      .execute();
    expect(new Map(bets.map(({ reference, ...bet }) => [reference, bet]))).toEqual(
      new Map(
        model.rounds.map((round) => [
          round.id,
          {
            stake: round.cash,
            bonus_stake: round.bonus,
            payout: round.payout,
            bonus_payout: round.bonusPayout,
          },
        ]),
      ),
    );
  }
}

test(`whatever is deposited, granted, bet, won, undone, corrected and ended, over ${testSize(WHOLE)} steps: shares are exact`, async () => {
  let steps = 0;
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
        steps += 1;
        if (steps % 5 === 0) await world.expectAsItShould();
      }
      await world.expectAsItShould();
      // Others must not find it open.
      clock.advance(40 * 24 * 3_600_000);
      await runLife({ db, clock });
    }),
    { numRuns: Math.ceil(testSize(WHOLE) / STORY), endOnFailure: true },
  );
  expect(await onSnapshot(db, checkBonusInvariants)).toEqual([]);
  expect(await onSnapshot(db, checkWalletInvariants)).toEqual([]);
  expect(await onSnapshot(db, checkBetInvariants)).toEqual([]);
  expect(await onSnapshot(db, checkInvariants)).toEqual([]);
  expect(await statesReached()).toEqual([
    'active',
    'completed',
    'expired',
    'forfeited',
    'opted',
    'revoked',
    'used',
    'waiting',
  ]);
}, 900_000);

/** What a withdrawal would end: nothing is known of one whose deposit has come a moment ago. */
function besideOf(one: ModelBonus, balance: Money): Money {
  if (one.state === 'active') return balance;
  return one.state === 'opted' ? 0n : figures(one).amount;
}

/** The brand's day. */
function bangkokDay(): string {
  return new Date(clock.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
}

/** Odd numbers, so that shares have odd parts. */
function units(n: number): Money {
  return BigInt(n) * 997n;
}

async function statesReached(): Promise<string[]> {
  const rows = await db.kysely.selectFrom('bonuses.step').select('state').distinct().execute();
  return rows.map(({ state }) => state).sort();
}

function newRound(a: number): ModelRound {
  const games = Object.entries(GAMES);
  const [game, category] = games[a % games.length] ?? ['slot', 'RNG'];
  const empty = { cash: 0n, bonus: 0n, payout: 0n, bonusPayout: 0n };
  return {
    ...{ id: randomUUID(), game, category, ...empty, owner: null },
    ...{ bets: 0, wins: 0, closed: false, corrections: 0, placedAt: -1 },
  };
}

function call(
  accountId: bigint,
  kind: WalletCall['kind'],
  of: {
    round: ModelRound;
    amount: Money;
    closes: boolean;
    id?: string | undefined;
    reference?: string;
    more?: WalletCall['more'];
  },
): WalletCall {
  return {
    ...{ kind, vendorId: vendor.id, accountId, requestUuid: randomUUID() },
    transactionUuid: of.id ?? randomUUID(),
    referenceUuid: of.reference ?? null,
    fingerprint: '00',
    ...{ round: of.round.id, roundClosed: of.closes, gameCode: of.round.game, currency: brand.currency },
    ...{ amount: of.amount, isFree: false, isPromo: false, tokenExpired: false, more: of.more ?? null },
  };
}
