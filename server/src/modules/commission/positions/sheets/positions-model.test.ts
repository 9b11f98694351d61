import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../../../platform/sql/database.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSize } from '../../../../platform/testing/test-size.ts';
import { ownerOf } from '../../../books/ledger/ledger.factory.ts';
import { type Line, ownSource } from '../../../play/bets/own-source.fixture.ts';
import { countUp } from '../../teams/count-up.ts';
import { countResults } from '../count-results.ts';
import { type PositionFixture, positionFixture } from '../position.fixture.ts';
import {
  aboveOn,
  boundOf,
  chosenBy,
  flowsOf,
  heldBy,
  heldByOthers,
  isBelow,
  issueTo,
  type ModelAccount,
  type ModelBet,
  type PositionModel,
} from './positions-model.ts';
import { settleSheet } from './settle-sheet.ts';

/** A thousand steps in the suite, twenty thousand in soak. */
const STORIES = testSize(80);
const STEPS = 250;

const { db, url } = await testDatabase();
const source = await ownSource(url, db);
const owner = await ownerOf(url);
// Its connections alone are killed: they are of another login than the portal's.
const killed = openDatabase({ url, maxConnections: 4 });
killed.pool.on('error', () => {});
afterAll(() => killed.close());

const HOUR_MS = 3_600_000;
const FUNDS = 1_000_000_000_000n;

const KINDS = [
  ...Array(12).fill('play'),
  ...Array(4).fill('correct'),
  ...Array(5).fill('choose'),
  ...Array(6).fill('bound'),
  'join',
  'join',
  'move',
  'move',
  ...Array(3).fill('wait'),
  'edge',
  'cut',
  'doubled',
  'killed',
  'issue',
  'issue',
  'settle',
  'settle',
] as const;
type Kind =
  | 'play'
  | 'correct'
  | 'choose'
  | 'bound'
  | 'join'
  | 'move'
  | 'wait'
  | 'edge'
  | 'cut'
  | 'doubled'
  | 'killed'
  | 'issue'
  | 'settle';
const step = fc.record({
  kind: fc.constantFrom(...(KINDS as readonly Kind[])),
  a: fc.nat(10_000),
  b: fc.nat(10_000),
  n: fc.integer({ min: 1, max: 9_999_999 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

test('whatever is bet, corrected, moved, chosen and allowed, and however counting is cut, killed and doubled: flows and sheets are those of a model', async () => {
  let stories = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS, size: 'max' }), async (steps) => {
      const fixture = await positionFixture(source, db);
      const story = new Story(fixture);
      await story.begin();
      for (const [at, one] of steps.entries()) {
        await story.take(one);
        if (at % 125 === 124) await story.expectToAgree();
      }
      await fixture.expectSound();
      stories += 1;
    }),
    { numRuns: STORIES, seed: 20261129, endOnFailure: true },
  );
  expect(stories).toBe(STORIES);
}, 1_800_000);

class Story {
  private readonly model: PositionModel;
  private readonly lines = new Map<ModelBet, Line>();
  private readonly counting: Promise<unknown>[] = [];
  private settled = new Map<string, { lower: boolean; upper: boolean }>();

  private readonly fixture: PositionFixture;
  private issuedTo: string;

  constructor(fixture: PositionFixture) {
    this.fixture = fixture;
    this.issuedTo = dayBefore(fixture);
    this.model = {
      brandId: fixture.merchantId,
      accounts: [],
      bets: [],
      shares: [],
      bounds: [],
      inSheets: new Map(),
    };
  }

  async begin() {
    const top = await this.join(undefined, true);
    const below = await this.join(top, true);
    const lowest = await this.join(below, true);
    await this.join(lowest, false);
    await this.join(below, false);
  }

  async take({ kind, a, b, n }: Step): Promise<unknown> {
    const { fixture, model } = this;
    const now = fixture.clock.now();
    const account = pick(model.accounts, a);
    const agent = pick(this.agents(), a);
    switch (kind) {
      case 'play': {
        // What a payout is cut into must not fit: odd units in most of them.
        const [stake, payout] = [BigInt(n), b % 3 === 0 ? BigInt(b * 1009) : 0n];
        const bet = { member: account, day: fixture.today(), result: stake - payout };
        this.lines.set(bet, await fixture.fundedPlay(account.id, stake, payout));
        model.bets.push(bet);
        return;
      }
      case 'correct': {
        const bet = pick(model.bets, a);
        const line = bet && this.lines.get(bet);
        if (!bet || !line) return;
        // Paid once more, by a part of what was staked.
        await fixture.settle(bet.member.id, { line, payout: BigInt(n), payouts: 1 }, now);
        bet.result -= BigInt(n);
        return;
      }
      case 'choose':
        return this.choose(agent, (n % 101) * 1000);
      case 'bound':
        return this.bound(agent, n % 40_000, (n % 40_000) + ((b * 7) % 60_001));
      case 'join':
        if (model.accounts.length > 30) return;
        return this.join(b % 8 === 0 ? undefined : agent, n % 2 === 0);
      case 'move': {
        const to = b % 6 === 0 ? undefined : pick(this.agents(), b);
        const tomorrow = this.tomorrow();
        if (to === account || to === aboveOn(account, tomorrow)) return;
        if (to && isBelow(to, account, tomorrow)) return;
        await fixture.move(account.id, to?.id ?? null, now);
        account.places = [
          ...account.places.filter(({ from }) => from !== tomorrow),
          { from: tomorrow, above: to },
        ];
        return;
      }
      case 'wait':
        return fixture.clock.advance((n % 9) * HOUR_MS);
      case 'edge': {
        const midnight = Date.parse(`${this.tomorrow()}T00:00:00+07:00`);
        return fixture.clock.advance(midnight - (b % 2) - now.getTime());
      }
      case 'cut':
        await countUp(db.kysely, 1 + (n % 40));
        return sql`select positions.count_results(${1 + (b % 5)})`.execute(db.kysely);
      case 'doubled':
        return Promise.all([fixture.count(), fixture.count()]);
      case 'killed':
        return this.killCounting();
      case 'issue':
        return this.issue();
      case 'settle':
        return this.settle(a, b);
    }
  }

  async expectToAgree() {
    await Promise.all(this.counting.splice(0));
    await this.fixture.count();
    const { rows } = await sql<{ key: string; owed: bigint; held: bigint }>`
      select concat_ws(' ', child_id, upper_id, day) as key, sum(owed)::bigint as owed, sum(held)::bigint as held
      from positions.flow where merchant_id = ${this.model.brandId} group by 1 order by 1`.execute(db.kysely);
    const kept = rows.map(({ key, owed, held }) => [key, { owed, held }] as const);
    const wanted = [...flowsOf(this.model)].sort(([x], [y]) => (x < y ? -1 : 1));
    expect(kept).toEqual(wanted);
  }

  private agents() {
    return this.model.accounts.filter(({ isAgent }) => isAgent);
  }

  private tomorrow(): string {
    return new Date(this.fixture.clock.now().getTime() + 31 * HOUR_MS).toISOString().slice(0, 10);
  }

  private async join(above: ModelAccount | undefined, isAgent: boolean): Promise<ModelAccount> {
    const now = this.fixture.clock.now();
    const id = await this.fixture.join(above?.id, now, isAgent ? 1 : 0);
    await this.fixture.fund(id, FUNDS, now);
    const account = { id, isAgent, places: [{ from: '', above }] };
    this.model.accounts.push(account);
    return account;
  }

  private async choose(agent: ModelAccount, share: number) {
    const { model, fixture } = this;
    const day = this.tomorrow();
    const bound = boundOf(model, agent, aboveOn(agent, day), day) ?? { least: 0, most: 0 };
    const said = await outcomeOf(fixture.choose(agent.id, { LIVE: share }));
    if (share === chosenBy(model, agent, day)) return expect(said).toBe('nothing');
    if (share < bound.least || share > bound.most) return expect(said).toBe('position_outside');
    if (share > heldBy(model, agent, day) && share + heldByOthers(model, agent, day) > 100_000)
      return expect(said).toBe('position_over_whole');
    const isSecond = model.shares.some((row) => row.agent === agent && row.fromDay === day);
    if (isSecond) return expect(said).toBe('position_changed_today');
    expect(said).toBe('changed');
    model.shares.push({ agent, share, fromDay: day });
  }

  private async bound(agent: ModelAccount, least: number, most: number) {
    const { model, fixture } = this;
    const day = this.tomorrow();
    const above = aboveOn(agent, day);
    const bounds = { LIVE: { least, most } };
    const said = await outcomeOf(
      above ? fixture.bound(above.id, agent.id, bounds) : fixture.boundTop(agent.id, bounds),
    );
    const known = boundOf(model, agent, above, day);
    if ((known?.least ?? 0) === least && (known?.most ?? 0) === most) return expect(said).toBe('nothing');
    const share = Math.min(most, Math.max(least, chosenBy(model, agent, day) ?? least));
    if (share > heldBy(model, agent, day) && share + heldByOthers(model, agent, day) > 100_000)
      return expect(said).toBe('position_over_whole');
    if (known?.fromDay === day) return expect(said).toBe('position_changed_today');
    expect(said).toBe('changed');
    model.bounds.push({ agent, above, least, most, fromDay: day });
  }

  private async issue() {
    const { model, fixture } = this;
    await Promise.all(this.counting.splice(0));
    const before = await fixture.sheets({});
    await Promise.all([fixture.issue(), fixture.issue()]);
    const written = (await fixture.sheets({})).slice(before.length);
    const to = dayBefore(fixture);
    // Once a day is in sheets, what changes of it waits for the next day that is over.
    const wanted = to > this.issuedTo ? issueTo(model, to) : new Map<string, bigint>();
    this.issuedTo = to;
    // Of several days that were over each has its sheets: together they say what the model says of all.
    const sums = new Map<string, bigint>();
    for (const { of, amount } of written) {
      const pair = of.replace(' → ', ' ').replace('brand', model.brandId);
      sums.set(pair, (sums.get(pair) ?? 0n) + amount);
    }
    expect(sums).toEqual(wanted);
    expect((await fixture.sheets({})).slice(0, before.length)).toEqual(before);
  }

  private async settle(a: number, b: number) {
    const { model, fixture } = this;
    const found = pick(await fixture.sheets({}), a);
    if (!found) return;
    const [lower = '', upper = ''] = found.of.replace('brand', model.brandId).split(' → ');
    const side = pick([lower, upper, ...model.accounts.map(({ id }) => id)], b) ?? '';
    const marks = this.settled.get(found.id) ?? { lower: false, upper: false };
    const settling = db.transaction((tx) =>
      settleSheet(tx, found.id, { merchantId: model.brandId, sideId: side }, fixture.clock.now()),
    );
    if (side !== lower && side !== upper) return expect(settling).rejects.toThrow('sheet_unknown');
    const which = side === lower ? 'lower' : 'upper';
    expect((await settling).isFirst).toBe(!marks[which]);
    this.settled.set(found.id, { ...marks, [which]: true });
  }

  /** Goes on beside the steps that follow, until it is killed or done. */
  private async killCounting() {
    await countUp(db.kysely);
    this.counting.push(Promise.allSettled([countResults(killed.kysely, 3), countResults(killed.kysely, 7)]));
    await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = current_user and query like '%positions.count_%' and pid <> pg_backend_pid()`);
  }
}

/** The last day that is over, where the brand is. */
function dayBefore({ clock }: PositionFixture): string {
  return new Date(clock.now().getTime() - 17 * HOUR_MS).toISOString().slice(0, 10);
}

async function outcomeOf(change: Promise<{ changed?: unknown[]; changes?: unknown[] }>): Promise<string> {
  try {
    const { changed, changes } = await change;
    return (changed ?? changes ?? []).length > 0 ? 'changed' : 'nothing';
  } catch (error) {
    return (error as Error).message;
  }
}

function pick<T>(list: readonly T[], at: number): T {
  return list[at % Math.max(1, list.length)] as T;
}
