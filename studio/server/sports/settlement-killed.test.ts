import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { asStudio, newDatabase, openTestStudio } from '../test/test-studio.ts';
import { vendorKeyPairs } from '../test/wallet-peer.ts';
import { bettor, offerFixture, result, settleAll } from './book.fixture.ts';
import type { Death } from './deadly.fixture.ts';
import { writeResult } from './offer/write-result.ts';
import type { SettlingProcess } from './settling-process.fixture.ts';

const PROGRAM = fileURLToPath(new URL('settling-process.fixture.ts', import.meta.url));
const SLIPS = 7;
const SLIPS_AT_ONCE = 3;
const START = 100_000_000n;
const [STAKE, WON] = [10_000_000n, 20_000_000n];

const databaseUrl = asStudio(await newDatabase());
const vendorKeys = vendorKeyPairs();
const studio = await openTestStudio({ databaseUrl }, '/nowhere', {}, { vendorKeys });
const { db } = studio.studio;
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** Home wins 2 to the unit in half of them; the others have backed away. */
async function placed(): Promise<{ fixture: string; players: { user: string; home: boolean }[] }> {
  const fixture = await offerFixture(studio);
  const players = await Promise.all(
    Array.from({ length: SLIPS }, async (_, at) => {
      const player = await bettor(studio, START);
      const home = at % 2 === 0;
      await player.place([home ? { fixture } : { fixture, selection: 'away', odds: 3800 }]);
      return { user: player.player.user, home };
    }),
  );
  return { fixture, players };
}

async function ended(fixture: string, home: number, away: number): Promise<void> {
  const end = { state: 'finished', result: result(home, away) } as const;
  await db.transaction((tx) =>
    writeResult(tx, { fixtureId: fixture, end, source: 'test', reason: 'สกอร์จริง' }),
  );
}

async function run(death?: Death): Promise<string | null> {
  const given: SettlingProcess = {
    ...{ databaseUrl, vendorsUrl: studio.peer.url, slipsAtOnce: SLIPS_AT_ONCE, death },
    vendorKey: vendorKeys.privateKeys.get('SANAM')?.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
  const child = fork(PROGRAM, [JSON.stringify(given)]);
  running.add(child);
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  running.delete(child);
  return signal;
}

/** What another process has claimed is due again, until nothing is. The database holds the locks of a killed process until it has noticed that it is gone. */
async function goOn(): Promise<void> {
  for (let due = 1; due > 0; ) {
    await settleAll(studio);
    const { rows } = await db.pool.query<{ due: number }>(
      `with again as (update studio.sports_slip set due_at = clock_timestamp() where due_at is not null returning id)
       select (select count(*) from again)::integer + (select count(*) from studio.sports_settlement where due_at is not null)::integer as due`,
    );
    due = rows[0]?.due ?? 0;
  }
}

async function isExact(
  { fixture, players }: Awaited<ReturnType<typeof placed>>,
  pays: (home: boolean) => bigint,
): Promise<void> {
  const { rows: slips } = await db.pool.query<{ state: string; paid: bigint; payout: bigint; bet: string }>(
    `select s.state, s.paid, s.payout, s.bet_uuid as bet from studio.sports_slip s join studio.sports_leg l on l.slip_id = s.id where l.fixture_id = $1`,
    [fixture],
  );
  expect(slips.map(({ state }) => state)).toEqual(Array(SLIPS).fill('settled'));
  for (const { bet, paid } of slips) expect(studio.peer.bets.get(bet)?.won).toBe(paid);
  for (const { user, home } of players)
    expect(studio.peer.balances.get(user)).toBe(START - STAKE + pays(home));
  const { rows: held } = await db.pool.query<{ held: bigint }>(
    'select held from studio.sports_exposure where fixture_id = $1',
    [fixture],
  );
  expect(held.map((row) => row.held)).toEqual([0n, 0n, 0n]);
}

const POINTS: [string, Death, corrected?: true][] = [
  ['outcomes are written', { at: 'statement', of: 'update studio.sports_leg' }],
  ['slips are decided', { at: 'statement', of: 'with owed as' }],
  ['the second batch is decided', { at: 'statement', of: 'with owed as', nth: 2 }],
  ['the pass has moved on', { at: 'commit', of: 'set reached' }],
  ['the fixture is settled', { at: 'statement', of: 'set state = $3, result_version' }],
  ['the pass has ended', { at: 'commit', of: 'set state = $3, result_version' }],
  ['slips are claimed', { at: 'commit', of: 'set attempts = s.attempts + 1' }],
  ['wins are sent', { at: 'send', of: 'win' }],
  ['wins are applied', { at: 'applied', of: 'win' }],
  ['corrections are applied', { at: 'applied', of: 'correct' }, true],
];

test.each(POINTS)(
  'a process killed when %s leaves nothing unpaid and nothing paid twice',
  async (_, death, corrected) => {
    const all = await placed();
    await ended(all.fixture, 1, 0);
    if (corrected) {
      await goOn();
      await ended(all.fixture, 0, 1);
    }
    expect(await run(death)).toBe('SIGKILL');
    await goOn();
    await isExact(all, (home) => {
      if (corrected) return home ? 0n : 38_000_000n;
      return home ? WON : 0n;
    });
  },
);

test('three processes at once settle a result and its correction, each slip once', async () => {
  const all = await placed();
  await ended(all.fixture, 1, 0);
  const first = Promise.all([run(), run()]);
  await settleAll(studio);
  await ended(all.fixture, 0, 1);
  await Promise.all([first, settleAll(studio)]);
  await goOn();
  await isExact(all, (home) => (home ? 0n : 38_000_000n));
});
