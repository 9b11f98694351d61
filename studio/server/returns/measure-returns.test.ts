import { fairReturnsReply } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { standardDeviation } from '../../rules/fishing/chance.ts';
import { fishOfCode } from '../../rules/fishing/fish.ts';
import { STUDIO_GAMES } from '../../rules/slot/games.ts';
import { angler, demoAngler, MAENAM } from '../fishing/fishing.fixture.ts';
import { newPlayer, openAs } from '../test/player.ts';
import { demoMessage, MINIMUM_CYCLE_MS, openTestStudio } from '../test/test-studio.ts';
import { measureReturns } from './measure-returns.ts';
import { readReturns } from './read-returns.ts';

const studio = await openTestStudio();
const { db } = studio.studio;
const HOUR_MS = 3_600_000;

test('every settled round of a player counts once, however often the job runs; demos and refused ones never', async () => {
  const demo = await openAs(studio, 'visitor', demoMessage());
  await demo.showAll((await demo.spin()).round);
  let expected = 0;
  for (const stakes of [
    ['10.00', '20.00', '50.00'],
    ['5.00', '10.00'],
  ]) {
    const player = await newPlayer(studio);
    for (const stake of stakes) {
      const { round } = await player.spin({ stake });
      expected += Number(round.payout) / Number(stake);
      await player.showAll(round);
      await measureReturns(studio.studio);
      studio.clock.advance(MINIMUM_CYCLE_MS);
    }
    studio.peer.balances.set(player.user, 0n);
    await player.refusedSpin();
    studio.clock.advance(HOUR_MS);
  }

  await measureReturns(studio.studio);
  studio.clock.advance(5 * HOUR_MS);
  await measureReturns(studio.studio);
  const [measured, ...others] = await readReturns(db.pool, STUDIO_GAMES);
  expect(others).toEqual([]);
  expect(measured).toMatchObject({ gameCode: 'lanna-lanterns', rounds: 5 });
  expect(measured?.returned).toBeCloseTo(expected, 9);
});

test('an operator can read what was counted', async () => {
  const { status, body } = await studio.vendorCall('/fair/returns', { operator_id: 'LANNA' });
  const notified = fairReturnsReply.parse(body);
  expect(status).toBe(200);
  expect(notified.returns).toHaveLength(1);
  expect(notified.returns[0]).toMatchObject({ game_code: 'lanna-lanterns', rounds: 5 });
});

test('a game that deviates further than chance explains raises an alarm', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
  const [game] = STUDIO_GAMES;
  const give = (returned: number) =>
    db.pool.query(
      `insert into studio.measured_return values ($1, $2, $3, 100000, $4)
       on conflict (game_code, rule_version, finished_hour) do update set returned = excluded.returned`,
      [game?.code, game?.sheet.ruleVersion, new Date(0), returned],
    );
  await give(95_700);
  await measureReturns({ ...studio.studio, log });
  expect(lines).toEqual([]);
  await give(150_000);
  await measureReturns({ ...studio.studio, log });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('a game strays from its return');
});

test('hits of fishing are counted one by one, each with the spread of the fish it met', async () => {
  const [one, demo] = [await angler(studio), await demoAngler(studio)];
  const packet = await one.open();
  for (let shot = 1; shot <= 6; shot += 1)
    await one.hit(packet, shot, { fish: shot % 2 === 0 ? 'minnow' : 'naga' });
  await demo.hit(await demo.open(), 1);
  await measureReturns(studio.studio);
  await measureReturns(studio.studio);
  const { rows } = await db.pool.query<{ multiples: number }>(
    'select sum(multiple)::integer as multiples from studio.fishing_hit where packet_id = $1',
    [packet.id],
  );
  const [counted] = await readReturns(db.pool, [{ code: MAENAM.game }]);
  const spread = ['minnow', 'naga'].map((code) => standardDeviation(fishOfCode(code) ?? { worth: [] }) ** 2);
  const deviation = Math.sqrt(spread.reduce((sum, variance) => sum + variance, 0) / 2);
  expect(counted).toMatchObject({ rounds: 6, returned: rows[0]?.multiples });
  expect(counted?.deviation).toBeCloseTo(deviation, 6);
  const { body } = await studio.vendorCall(`${MAENAM.path}/fair/returns`, { operator_id: 'LANNA' });
  const [hall] = fairReturnsReply.parse(body).returns;
  expect(hall?.kinds?.map(({ kind, rounds }) => [kind, rounds])).toEqual([
    ['minnow', 3],
    ['naga', 3],
  ]);
  expect(hall?.kinds?.reduce((sum, { returned }) => sum + returned, 0)).toBe(rows[0]?.multiples);
});
