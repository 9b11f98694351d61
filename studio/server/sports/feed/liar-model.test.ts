import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseMoney } from '@lanna/rules/money';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { signBytes } from '../../platform/signature.ts';
import { asStudio, newDatabase, openTestStudio } from '../../test/test-studio.ts';
import { keyPair } from '../../test/wallet-peer.ts';
import { bettor, opensBook, settleAll } from '../book.fixture.ts';
import { FEED_PATH, FEED_SIGNATURE_HEADER } from './mount-feed.ts';

/*
 * A made season told by a feed that lies (testing/sports-feed, a process of its own that shares no code with the studio): each lie ends in a case or in nothing, and what was paid is what the true
 * results come to, worked out here by another rule.
 */
const SEED = Number(process.env['SEED'] ?? Date.now() % 100_000);
/** Each lie once; the whole season by `npm run soak`. */
const MATCHES = process.env['SOAK'] ? 380 : 15;
const PROGRAM = fileURLToPath(new URL('../../../../testing/sports-feed/main.ts', import.meta.url));
/** A page has 240 calls a minute; a match takes two of each player's, one for the bet and one for a look at its slip. */
const MATCHES_A_PAGE = 50;
const STAKE = parseMoney('100.00') ?? 0n;
const START = 100_000_000_000n;

const owned = await newDatabase();
const keys = { alpha: keyPair(), beta: keyPair(), unknown: keyPair() };
const studio = await openTestStudio({
  databaseUrl: asStudio(owned),
  feedKeys: new Map([
    ['alpha', keys.alpha.publicKey],
    ['beta', keys.beta.publicKey],
  ]),
});
const { db } = studio.studio;

interface Said {
  step: 'say';
  feed: 'alpha' | 'beta';
  sequence: number;
  message: { kind: string; fixture?: string; markets?: { prices: { selection: string; odds: number }[] }[] };
  signedBy: keyof typeof keys;
  lie: string;
  expects: string[];
}
type Step =
  | Said
  | { step: 'bet' | 'kick_off' | 'settle' | 'days'; match: string }
  | { step: 'truth'; match: string; lie: string; full: [number, number]; isPaid: boolean; cases: string[] };

test(`a feed that lies ends in cases, never in money (seed ${SEED})`, async () => {
  const printed = execFileSync(
    process.execPath,
    [PROGRAM, '--print', `--seed=${SEED}`, `--matches=${MATCHES}`],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  );
  const steps = printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Step);
  let players = [await bettor(studio, START), await bettor(studio, START)];
  const balances = players.map(() => START);
  const odds = new Map<string, number>();
  const slips = new Map<string, string[]>();
  const ids = new Map<string, string>();
  let wrongPlaces = 0;
  let paid = 0;

  async function take(step: Step): Promise<void> {
    switch (step.step) {
      case 'say': {
        const status = await say(step);
        expect(step.expects, `${step.lie}: ${status} to ${step.message.kind}`).toContain(status);
        if (status === 'refused' || status === 'contradiction') wrongPlaces += 1;
        const { kind, fixture = '', markets } = step.message;
        const price = markets?.[0]?.prices.find(({ selection }) => selection === 'home')?.odds;
        if (kind === 'odds' && status === 'applied' && price) odds.set(fixture, price);
        return;
      }
      case 'bet': {
        const fixture = await idOf(step.match);
        ids.set(step.match, fixture);
        const price = odds.get(step.match) ?? 0;
        const placed = [];
        if (slips.size % MATCHES_A_PAGE === MATCHES_A_PAGE - 1)
          players = await Promise.all(players.map(({ player }) => opensBook(studio, player.user)));
        for (const [at, player] of players.entries()) {
          const { slip } = await player.place([{ fixture, odds: price }]);
          balances[at] = (balances[at] ?? 0n) - STAKE;
          placed.push(slip.id);
        }
        slips.set(step.match, placed);
        return;
      }
      case 'kick_off':
        await db.pool.query('update studio.sports_fixture set starts_at = clock_timestamp() where id = $1', [
          ids.get(step.match),
        ]);
        return;
      case 'days':
        return daysLater(ids.get(step.match) ?? '');
      case 'settle':
        return settleAll(studio);
      case 'truth':
        return compare(step);
    }
  }

  async function compare({ match, lie, full, isPaid, cases }: Step & { step: 'truth' }): Promise<void> {
    const [home, away] = full;
    const won = home > away ? (STAKE * BigInt(odds.get(match) ?? 0)) / 1000n : 0n;
    for (const [at, player] of players.entries()) {
      const slip = await player.slip(slips.get(match)?.[at] ?? '');
      expect(slip.state, `${lie} of ${match}`).toBe(isPaid ? 'settled' : 'open');
      if (!isPaid) continue;
      expect(parseMoney(slip.paid ?? ''), `${lie} of ${match}, which ended ${home}–${away}`).toBe(won);
      balances[at] = (balances[at] ?? 0n) + won;
      paid += 1;
    }
    const { rows } = await db.pool.query<{ kind: string }>(
      'select kind from studio.sports_case where fixture_id = $1 order by id',
      [ids.get(match)],
    );
    expect(
      rows.map(({ kind }) => kind),
      `${lie} of ${match}`,
    ).toEqual(cases);
  }

  for (const step of steps) await take(step);
  expect(paid).toBeGreaterThanOrEqual(MATCHES);
  expect(players.map(({ player }) => studio.peer.balances.get(player.user))).toEqual(balances);
  const { rows } = await db.pool.query<{ wrong: number; held: bigint }>(
    `select (select count(*)::integer from studio.sports_case where kind = 'feed_contradiction') as wrong,
       coalesce((select sum(e.held) from studio.sports_exposure e join studio.sports_fixture f on f.id = e.fixture_id where f.result_version > 0), 0)::bigint as held`,
  );
  expect(rows).toEqual([{ wrong: wrongPlaces, held: 0n }]);
});

async function say({ feed, sequence, message, signedBy }: Said): Promise<string> {
  const body = JSON.stringify({ feed, producer: 'prematch', sequence, message });
  const response = await studio.app.inject({
    ...{ method: 'POST', url: FEED_PATH, payload: body },
    headers: {
      'content-type': 'application/json',
      [FEED_SIGNATURE_HEADER]: signBytes(body, keys[signedBy].privateKey),
    },
  });
  if (response.statusCode === 413) return 'too_large';
  return response.json<{ status: string }>().status;
}

async function idOf(key: string): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>(
    'select id from studio.sports_fixture where source_key = $1',
    [key],
  );
  return rows[0]?.id ?? '';
}

/** Its results were made four days ago: as the owner of the tables, for the studio itself may not say so. */
async function daysLater(fixture: string): Promise<void> {
  const owner = new Client({ connectionString: owned });
  await owner.connect();
  await owner.query(
    `update studio.sports_result set made_at = made_at - interval '4 days' where fixture_id = $1`,
    [fixture],
  );
  await owner.end();
}
