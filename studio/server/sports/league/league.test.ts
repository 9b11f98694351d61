import { checkSharedReceipt } from '@lanna/rules/play/shared-rounds/check-receipt';
import { resultOfVirtual } from '@lanna/rules/play/sports/model/virtual-match';
import type { VirtualOutcome } from '@lanna/rules/play/sports/model/virtual-round';
import { expect, test } from 'vitest';
import { fixtureList, SPORTS_PATHS, sportsEvent } from '../../../sports-api.ts';
import { selectSharedRounds, sharedReceiptOf } from '../../shared-rounds/shared-round.ts';
import { openTestStudio } from '../../test/test-studio.ts';
import { bettor, readValue, settleAll } from '../book.fixture.ts';
import { laneDuty } from './lead-lane.ts';
import { type LeagueTimes, nextRound } from './league-rounds.ts';
import { openMatchPrices } from './match-prices.ts';

const TIMES: LeagueTimes = { roundMs: 1000, playedMs: 300, bettingLeastMs: 6000 };
const studio = await openTestStudio();
const { db, log, leases } = studio.studio;
const get = async (path: string) => ({ body: (await studio.app.inject({ url: path })).json<unknown>() });

test('rounds kick off on the clock, each in the lane of its number, and none that is about to', () => {
  const times = { roundMs: 300_000, playedMs: 90_000, bettingLeastMs: 60_000 };
  const now = Date.parse('2026-11-28T12:03:00Z');
  const kickOffs = [0, 1, 2, 3].map((lane) =>
    nextRound(lane, now, times).kickOff.toISOString().slice(11, 16),
  );
  expect(kickOffs.toSorted()).toEqual(['12:05', '12:10', '12:15', '12:20']);
  const late = nextRound(nextRound(0, now, times).round % 4, Date.parse('2026-11-28T12:04:01Z'), times);
  expect(late.kickOff.getTime()).toBeGreaterThan(Date.parse('2026-11-28T12:05:00Z'));
});

test('a round of eight virtual matches is priced by the model, closed at kick-off, drawn from its link and paid', async () => {
  const prices = openMatchPrices();
  const lead = leases.lead('sports:league-1', {
    tickEveryMs: 50,
    onTick: laneDuty({ log, prices, onResults: () => undefined, times: TIMES, linksOfChain: 50 }, 1),
  });
  const list = async () => readValue(fixtureList, await get(SPORTS_PATHS.fixtures));
  await expect.poll(async () => (await list()).fixtures.length, { timeout: 60_000, interval: 500 }).toBe(8);
  const { competitions, fixtures } = await list();
  expect(competitions).toMatchObject([{ virtual: true, name: { EN: 'Lanna League (virtual football)' } }]);
  expect(fixtures.every(({ virtual, state }) => virtual && state === 'prematch')).toBe(true);
  const [first] = fixtures;
  if (!first) throw new Error('no fixture');
  const event = readValue(sportsEvent, await get(`${SPORTS_PATHS.event}?fixture=${first.id}`));
  expect(event.markets.length).toBeGreaterThan(40);
  expect(event.proof?.commitment).toMatch(/^[0-9a-f]{64}$/);

  const player = await bettor(studio);
  const [home] = event.markets[0]?.prices ?? [];
  const { slip } = await player.place([
    { fixture: first.id, odds: home?.odds ?? 0, version: home?.version ?? 0 },
  ]);
  const words = studio.peer.callsTo('/transaction/bet').at(-1)?.bet;
  expect(words).toMatch(/^\[เสมือน\] /);

  await expect
    .poll(async () => (await player.slip(slip.id)).legs[0]?.fixture.state, { interval: 200 })
    .toBe('closed');
  await lead.stop();
  await settleAll(studio);
  const settled = await player.slip(slip.id);
  const [leg] = settled.legs;
  expect(settled.state).toBe('settled');
  expect(settled.paid).toBe(leg?.outcome === 'won' ? slip.pays : '0.00');

  const [round] = await selectSharedRounds(db.pool, 'r.id = $1', [event.proof?.round]);
  if (!round) throw new Error('no round');
  const receipt = sharedReceiptOf(round);
  expect(receipt.chain.linkBefore).toBe(event.proof?.commitment);
  expect(checkSharedReceipt(receipt)).toMatchObject({ verdict: 'holds' });
  const match = (round.outcome as VirtualOutcome).matches[0];
  expect(leg?.end).toEqual({ state: 'finished', result: match && resultOfVirtual(match) });
  await prices.stop();
});
