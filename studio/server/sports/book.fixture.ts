import type { MatchResult } from '@lanna/rules/play/sports/markets/market';
import { z } from 'zod';
import { ownSlip, placedSlip, SPORTS_PATHS, slipList, slipQuote } from '../../sports-api.ts';
import { newPlayer, openAs, type TestPlayer } from '../test/player.ts';
import { demoMessage, launchMessage, newKey, type TestStudio } from '../test/test-studio.ts';
import { type OfferedMarket, setMarkets } from './offer/set-markets.ts';
import { addFixture, addOutright, ensureCompetition, ensureTeam } from './offer/write-fixture.ts';
import { settleFixtures } from './settlement/settle-fixtures.ts';
import { finishSlips } from './slips/finish-slips.ts';

export const SANAM = { path: '/sanam', game: 'sanam-football' } as const;

/** Of a match of people: 1X2, a handicap of a half and a quarter, totals. */
export const MARKETS: readonly OfferedMarket[] = [
  {
    market: 'result/full',
    prices: [
      { selection: 'home', odds: 2000 },
      { selection: 'draw', odds: 3400 },
      { selection: 'away', odds: 3800 },
    ],
  },
  ...['handicap/full/-2', 'handicap/full/-1', 'handicap/full/0'].map((market, at) => ({
    market,
    prices: [
      { selection: 'home', odds: 1950 + at },
      { selection: 'away', odds: 1930 },
    ],
  })),
  {
    market: 'totals/full/10',
    prices: [
      { selection: 'over', odds: 1900 },
      { selection: 'under', odds: 1960 },
    ],
  },
  {
    market: 'corners_totals/full/38',
    prices: [
      { selection: 'over', odds: 1900 },
      { selection: 'under', odds: 1900 },
    ],
  },
];

/** A fixture of people that the tests price and settle themselves. */
export async function offerFixture(
  { studio }: Pick<TestStudio, 'studio'>,
  { inMs = 3_600_000, markets = MARKETS }: { inMs?: number; markets?: readonly OfferedMarket[] } = {},
): Promise<string> {
  return studio.db.transaction(async (tx) => {
    const source = 'test';
    const names = (text: string) => ({ TH: `ทีม${text}`, EN: `Team ${text}` });
    const key = newKey();
    const id = await addFixture(tx, {
      ...{ source, key, startsAt: new Date(Date.now() + inMs) },
      competitionId: await ensureCompetition(tx, { source, key: 'cup', names: { TH: 'ถ้วย', EN: 'Cup' } }),
      homeId: await ensureTeam(tx, { source, key: 'home', names: names('A') }),
      awayId: await ensureTeam(tx, { source, key: 'away', names: names('B') }),
    });
    if (!id) throw new Error('the fixture is there already');
    await setMarkets(tx, id, markets);
    return id;
  });
}

export const RUNNERS = [
  { selection: 'a', odds: 2500 },
  { selection: 'b', odds: 3500 },
  { selection: 'c', odds: 6000 },
] as const;

/** A competition of its own, on whose winner can be bet. */
export async function offerOutright({ studio }: Pick<TestStudio, 'studio'>): Promise<string> {
  return studio.db.transaction(async (tx) => {
    const [source, key] = ['test', newKey()];
    const names = (text: string) => ({ TH: `ชื่อ ${text}`, EN: `Name ${text}` });
    const startsAt = new Date(Date.now() + 3_600_000);
    const id = await addOutright(tx, {
      ...{ source, key, names: names('cup'), startsAt, endsAt: startsAt },
      competitionId: await ensureCompetition(tx, { source, key, names: names(key) }),
      runners: Object.fromEntries(RUNNERS.map(({ selection }) => [selection, names(selection)])),
    });
    if (!id) throw new Error('the outright is there already');
    await setMarkets(tx, id, [{ market: 'outright/full', prices: RUNNERS }]);
    return id;
  });
}

export function result(home: number, away: number): MatchResult {
  return {
    goals: { half: { home: 0, away: 0 }, full: { home, away } },
    ...{ firstGoal: null, lastGoal: null, corners: null, cards: null },
  };
}

export interface Picked {
  fixture: string;
  market?: string;
  selection?: string;
  odds?: number;
  version?: number;
}

/** What the sports page of a player does. */
export function atBook(player: TestPlayer) {
  const legOf = ({
    fixture,
    market = 'result/full',
    selection = 'home',
    odds = 2000,
    version = 1,
  }: Picked) => ({
    ...{ fixture, market, selection, odds, version },
  });
  const slipOf = (legs: readonly Picked[], more: Record<string, unknown>) => ({
    ...{ type: legs.length > 1 ? 'parlay' : 'single', legs: legs.map(legOf), stake: '100.00' },
    ...{ idempotencyKey: newKey(), ...more },
  });
  const send = (legs: readonly Picked[], more: Record<string, unknown> = {}) =>
    player.send('POST', SPORTS_PATHS.place, slipOf(legs, more));
  return {
    player,
    send,
    async place(legs: readonly Picked[], more: Record<string, unknown> = {}) {
      return readValue(placedSlip, await send(legs, more));
    },
    async refused(legs: readonly Picked[], more: Record<string, unknown> = {}) {
      const { body } = await send(legs, more);
      const { code, value } = refusal.parse(body);
      return { code, ...value };
    },
    async quote(legs: readonly Picked[], more: Record<string, unknown> = {}) {
      const { idempotencyKey: _, ...asked } = slipOf(legs, more);
      return readValue(slipQuote, await player.send('POST', SPORTS_PATHS.quote, asked));
    },
    async slip(id: string) {
      return readValue(ownSlip, await player.send('GET', `${SPORTS_PATHS.slip}?slip=${id}`));
    },
    async slips(state = 'open') {
      return readValue(slipList, await player.send('GET', `${SPORTS_PATHS.slips}?state=${state}`));
    },
  };
}

const refusal = z.object({
  success: z.literal(false),
  code: z.string(),
  value: z.record(z.string(), z.unknown()),
});

export function readValue<S extends z.ZodType>(schema: S, { body }: { body: unknown }): z.output<S> {
  const { success, value } = z.object({ success: z.boolean(), value: z.unknown() }).parse(body);
  if (!success) throw new Error(`refused: ${JSON.stringify(body)}`);
  return schema.parse(value);
}

/** With 1 000.00 in the operator's wallet unless said otherwise. */
export async function bettor(studio: TestStudio, balance?: bigint) {
  const player = await newPlayer(studio, { game_code: 'lanna-lanterns' });
  if (balance !== undefined) studio.peer.balances.set(player.user, balance);
  return opensBook(studio, player.user);
}

/** The player's page, opened anew: its calls are counted from the first again. */
export async function opensBook(studio: TestStudio, user: string) {
  const launch = launchMessage({ user, token: `token-of-${user}`, game_code: SANAM.game });
  return atBook(await openAs(studio, user, launch, SANAM.path));
}

export async function demoBettor(studio: TestStudio) {
  return atBook(await openAs(studio, '', demoMessage({ game_code: SANAM.game }), SANAM.path));
}

/** Settles what is due and has the wallet pay it. */
export async function settleAll({ studio }: TestStudio): Promise<void> {
  await settleFixtures(studio);
  await finishSlips(studio);
}
