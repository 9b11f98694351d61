import type { KeyObject } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { signBytes } from '../../platform/signature.ts';
import { newKey, openTestStudio } from '../../test/test-studio.ts';
import { keyPair } from '../../test/wallet-peer.ts';
import { bettor, result, settleAll } from '../book.fixture.ts';
import { listFeeds } from '../desk/feed-health.ts';
import { writeResult } from '../offer/write-result.ts';
import { FEED_PATH, FEED_SIGNATURE_HEADER } from './mount-feed.ts';

/* A feed by its protocol (docs/sports-feed.md), and what becomes of one that lies. */

const [alpha, beta, other] = [keyPair(), keyPair(), keyPair()];
const studio = await openTestStudio({
  feedKeys: new Map([
    ['alpha', alpha.publicKey],
    ['beta', beta.publicKey],
  ]),
});
const { db } = studio.studio;
const next = new Map<string, number>();

async function say(
  message: Record<string, unknown>,
  {
    feed = 'alpha',
    producer = 'prematch',
    sequence,
    key = feed === 'alpha' ? alpha.privateKey : beta.privateKey,
  }: { feed?: string; producer?: string; sequence?: number; key?: KeyObject } = {},
) {
  const at = sequence ?? next.get(`${feed} ${producer}`) ?? 1;
  const body = JSON.stringify({ feed, producer, sequence: at, message });
  const response = await studio.app.inject({
    ...{ method: 'POST', url: FEED_PATH, payload: body },
    headers: { 'content-type': 'application/json', [FEED_SIGNATURE_HEADER]: signBytes(body, key) },
  });
  const answer = response.json<{ status: string; expected?: number; reason?: string }>();
  if (answer.status === 'applied' || answer.status === 'refused') next.set(`${feed} ${producer}`, at + 1);
  return answer;
}

const team = (key: string) => ({ key, names: { TH: `ทีม ${key}`, EN: `Team ${key}` } });
const MARKETS = [
  {
    market: 'result/full',
    prices: [
      { selection: 'home', odds: 2000 },
      { selection: 'draw', odds: 3400 },
      { selection: 'away', odds: 3800 },
    ],
  },
  { market: 'throw_ins/full/12', prices: [{ selection: 'over', odds: 1900 }] },
];

/** Announced and priced; gives the feed's key and our id. */
async function match(
  startsAt = new Date(Date.now() + 3_600_000),
  feed = 'alpha',
): Promise<{ key: string; id: string }> {
  const key = newKey();
  const announced = {
    kind: 'fixture',
    fixture: key,
    starts_at: startsAt.toISOString(),
    competition: team('cup'),
    home: team('a'),
    away: team('b'),
  };
  expect(await say(announced, { feed })).toEqual({ status: 'applied' });
  expect(await say({ kind: 'odds', fixture: key, markets: MARKETS }, { feed })).toEqual({
    status: 'applied',
  });
  const { rows } = await db.pool.query<{ id: string }>(
    'select id from studio.sports_fixture where source_key = $1',
    [key],
  );
  return { key, id: rows[0]?.id ?? '' };
}
const kickOff = (id: string) =>
  db.pool.query('update studio.sports_fixture set starts_at = clock_timestamp() where id = $1', [id]);
const ending = (fixture: string, home: number, away: number, certainty = 'confirmed') => ({
  ...{ kind: 'settlement', fixture, certainty, end: { state: 'finished', result: result(home, away) } },
});
async function casesOf(id: string): Promise<string[]> {
  const { rows } = await db.pool.query<{ kind: string }>(
    'select kind from studio.sports_case where fixture_id = $1 order by id',
    [id],
  );
  return rows.map(({ kind }) => kind);
}
/** A slip on the home side, and the match begun. */
async function backed() {
  const { key, id } = await match();
  const player = await bettor(studio);
  const { slip } = await player.place([{ fixture: id }]);
  await kickOff(id);
  return { key, id, player, slip };
}

describe('a feed', () => {
  test('announces, prices, ends and corrects a match, and its slips follow', async () => {
    const { key, id, player, slip } = await backed();
    expect(await say(ending(key, 1, 0))).toEqual({ status: 'applied' });
    await settleAll(studio);
    expect(await player.slip(slip.id)).toMatchObject({ state: 'settled', paid: '200.00' });
    await say({ ...ending(key, 0, 0), reason: 'ประตูถูกยกเลิก' });
    await settleAll(studio);
    expect(await player.slip(slip.id)).toMatchObject({
      ...{ state: 'corrected', paid: '0.00' },
      corrections: [{ reason: 'ประตูถูกยกเลิก' }],
    });
    expect(await casesOf(id)).toEqual([]);
  });

  test('that prices a selection its market does not have offers it to no player, and the others as ever', async () => {
    const { key, id } = await match();
    const wrong = [
      {
        market: 'result/full',
        prices: [
          { selection: 'penalty', odds: 9000 },
          { selection: 'home', odds: 2100 },
        ],
      },
    ];
    expect(await say({ kind: 'odds', fixture: key, markets: wrong })).toEqual({ status: 'applied' });
    const player = await bettor(studio);
    expect(await player.refused([{ fixture: id, selection: 'penalty', odds: 9000 }])).toMatchObject({
      code: 'not_offered',
    });
    const { slip } = await player.place([{ fixture: id, odds: 2100, version: 2 }]);
    await kickOff(id);
    await say(ending(key, 1, 0));
    await settleAll(studio);
    expect(await player.slip(slip.id)).toMatchObject({ state: 'settled', paid: '210.00' });
  });

  test('has its unknown markets kept and not shown', async () => {
    const { id } = await match();
    const player = await bettor(studio);
    const unknown = { fixture: id, market: 'throw_ins/full/12', selection: 'over', odds: 1900 };
    expect(await player.refused([unknown])).toMatchObject({ code: 'not_offered' });
    const { rows } = await db.pool.query(
      'select known from studio.sports_market where fixture_id = $1 order by market',
      [id],
    );
    expect(rows).toEqual([{ known: true }, { known: false }]);
  });

  test('that calls its first result unconfirmed moves money once it is confirmed, and not by another before', async () => {
    const { key, player, slip } = await backed();
    await say(ending(key, 1, 0, 'unconfirmed'));
    await settleAll(studio);
    expect((await player.slip(slip.id)).state).toBe('open');
    await say(ending(key, 1, 0));
    await settleAll(studio);
    expect(await player.slip(slip.id)).toMatchObject({ state: 'settled', paid: '200.00', corrections: [] });
  });

  test('cancels a span of time and takes that back: slips taken in it are void, and are not', async () => {
    const { key, player, slip } = await backed();
    const span = {
      from: new Date(Date.now() - 600_000).toISOString(),
      until: new Date(Date.now() + 600_000).toISOString(),
    };
    await say({ kind: 'cancel', fixture: key, market: 'result/full', ...span });
    await say(ending(key, 0, 1));
    await settleAll(studio);
    expect(await player.slip(slip.id)).toMatchObject({
      paid: '100.00',
      legs: [{ outcome: 'void', by: 'cancelled_price' }],
    });
    await say({ kind: 'rollback_cancel', fixture: key, market: 'result/full' });
    await settleAll(studio);
    expect(await player.slip(slip.id)).toMatchObject({ state: 'corrected', paid: '0.00' });
  });

  test('that is silent, or has a gap, offers nothing until it goes on', async () => {
    const { id } = await match();
    const player = await bettor(studio);
    await db.pool.query(
      `update studio.sports_feed set last_at = clock_timestamp() - interval '61 seconds' where feed = 'alpha'`,
    );
    expect(await player.refused([{ fixture: id }])).toMatchObject({ code: 'suspended' });
    await say({ kind: 'alive' });
    await player.place([{ fixture: id }]);
    const expected = next.get('alpha prematch') ?? 0;
    expect(await say({ kind: 'alive' }, { sequence: expected + 3 })).toEqual({ status: 'gap', expected });
    expect(await player.refused([{ fixture: id }])).toMatchObject({ code: 'suspended' });
    await say({ kind: 'alive' });
    await player.place([{ fixture: id }]);
  });
});

test('the back office reads of each producer whether it is alive, what is missing and what it has refused', async () => {
  await match();
  await say({ kind: 'surprise' });
  const read = async () => {
    const feeds = await listFeeds(db.pool, ['alpha', 'beta', 'gamma']);
    return feeds.map(({ feed, producer, lastAt, isSilent, gapSince, matches, lastRefused }) => ({
      ...{ is: `${feed} ${producer}`, never: lastAt === null, isSilent, gap: gapSince !== null },
      ...{ matches: matches > 0, refused: lastRefused?.kind },
    }));
  };
  const quiet = { never: true, isSilent: true, gap: false, matches: false, refused: undefined };
  const alive = {
    ...quiet,
    is: 'alpha prematch',
    never: false,
    isSilent: false,
    matches: true,
    refused: 'surprise',
  };
  const feeds = await read();
  expect(feeds[0]).toEqual(alive);
  expect(feeds.filter(({ is }) => is.startsWith('gamma'))).toEqual([
    { ...quiet, is: 'gamma prematch' },
    { ...quiet, is: 'gamma live' },
  ]);
  await say({ kind: 'alive' }, { sequence: (next.get('alpha prematch') ?? 0) + 2 });
  expect((await read())[0]).toEqual({ ...alive, isSilent: true, gap: true });
  await say({ kind: 'alive' });
  expect((await read())[0]).toEqual(alive);
});

describe('a feed that lies', () => {
  test('signed by another, or under another’s name, is not received', async () => {
    for (const key of [other.privateKey, beta.privateKey])
      expect(await say({ kind: 'alive' }, { key })).toEqual({ status: 'unsigned' });
    expect(await say({ kind: 'alive' }, { feed: 'gamma', key: other.privateKey })).toEqual({
      status: 'unsigned',
    });
  });

  test('twice the same message is one; another in its place is a contradiction', async () => {
    const { key, player, slip } = await backed();
    const sequence = next.get('alpha prematch') ?? 0;
    await say(ending(key, 1, 0));
    expect(await say(ending(key, 1, 0), { sequence })).toEqual({ status: 'repeated' });
    expect(await say(ending(key, 5, 0), { sequence })).toMatchObject({ status: 'contradiction' });
    await settleAll(studio);
    expect(await player.slip(slip.id)).toMatchObject({ state: 'settled', paid: '200.00' });
  });

  test.each([
    [
      'a match a year and more ahead',
      () => ({
        kind: 'fixture',
        fixture: newKey(),
        starts_at: new Date(Date.now() + 401 * 86_400_000).toISOString(),
        competition: team('cup'),
        home: team('a'),
        away: team('b'),
      }),
    ],
    [
      'a team against itself',
      () => ({
        kind: 'fixture',
        fixture: newKey(),
        starts_at: new Date().toISOString(),
        competition: team('cup'),
        home: team('a'),
        away: team('a'),
      }),
    ],
    ['prices of a match that is none', () => ({ kind: 'odds', fixture: 'nothing', markets: MARKETS })],
    [
      'a price of 1.000',
      () => ({
        kind: 'odds',
        fixture: 'x',
        markets: [{ market: 'result/full', prices: [{ selection: 'home', odds: 1000 }] }],
      }),
    ],
    [
      '401 markets',
      () => ({
        kind: 'odds',
        fixture: 'x',
        markets: Array.from({ length: 401 }, (_, at) => ({ market: `m_${at}`, prices: [] })),
      }),
    ],
    ['a kind that is none', () => ({ kind: 'surprise' })],
  ])('%s keeps its place, moves nothing, and is a case', async (_, message) => {
    expect(await say(message())).toMatchObject({ status: 'refused' });
    expect(await say({ kind: 'alive' })).toEqual({ status: 'applied' });
  });

  test('ends a match before it begins, or moves its start once it has begun: refused', async () => {
    const { key, id } = await match();
    expect(await say(ending(key, 9, 0))).toMatchObject({
      status: 'refused',
      reason: 'a result before kick-off',
    });
    await kickOff(id);
    const later = new Date(Date.now() + 3_600_000).toISOString();
    expect(await say({ kind: 'change', fixture: key, starts_at: later })).toMatchObject({
      status: 'refused',
    });
  });

  test('that contradicts people or another feed, or takes a result back, is a case and moves no money', async () => {
    const { key, id, player, slip } = await backed();
    await say(ending(key, 1, 0));
    await settleAll(studio);
    await say({ kind: 'rollback_settlement', fixture: key });
    const witness = { ...ending('its own key', 0, 3), of: { feed: 'alpha', fixture: key } };
    expect(await say(witness, { feed: 'beta' })).toEqual({ status: 'applied' });
    await settleAll(studio);
    expect(await player.slip(slip.id)).toMatchObject({ state: 'settled', paid: '200.00' });
    expect(await casesOf(id)).toEqual(['rolled_back', 'results_differ']);
  });

  test.each([
    ['comes before the feed’s own result', false],
    ['comes while its unconfirmed result is held', true],
  ])(
    'a result of another feed that %s and differs moves no money: it is a case until two people have typed',
    async (_, isLater) => {
      const { key, id, player, slip } = await backed();
      const witness = { ...ending('its own key', 0, 3), of: { feed: 'alpha', fixture: key } };
      if (isLater) await say(ending(key, 1, 0, 'unconfirmed'));
      expect(await say(witness, { feed: 'beta' })).toEqual({ status: 'applied' });
      if (!isLater) await say(ending(key, 1, 0));
      await say(ending(key, 1, 0));
      await settleAll(studio);
      expect((await player.slip(slip.id)).state).toBe('open');
      expect(await casesOf(id)).toEqual(['results_differ']);
      await db.transaction((tx) =>
        writeResult(tx, {
          ...{ fixtureId: id, end: { state: 'finished', result: result(1, 0) }, source: 'console' },
          reason: 'two people',
        }),
      );
      await settleAll(studio);
      expect(await player.slip(slip.id)).toMatchObject({ state: 'settled', paid: '200.00' });
      const { rows } = await db.pool.query(
        'select ended_at is not null as ended from studio.sports_settlement where fixture_id = $1 order by version',
        [id],
      );
      expect(rows.every(({ ended }) => ended)).toBe(true);
    },
  );

  test('another feed that says the same holds nothing up, and none may speak of its own match so, or before kick-off', async () => {
    const { key, id, player, slip } = await backed();
    const witness = (of: string, feed: string) => ({ ...ending('x', 1, 0), of: { feed, fixture: of } });
    expect(await say(witness(key, 'alpha'), { feed: 'beta' })).toEqual({ status: 'applied' });
    expect(await say(witness(key, 'alpha'))).toMatchObject({ status: 'refused' });
    const { key: early } = await match();
    expect(await say(witness(early, 'alpha'), { feed: 'beta' })).toMatchObject({
      reason: 'a result before kick-off',
    });
    await say(ending(key, 1, 0));
    await settleAll(studio);
    expect(await player.slip(slip.id)).toMatchObject({ state: 'settled', paid: '200.00' });
    expect(await casesOf(id)).toEqual([]);
  });
});
