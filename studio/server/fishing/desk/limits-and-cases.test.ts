import { parseMoney } from '@lanna/rules/money';
import { expect, test } from 'vitest';
import { BACK_OFFICE_PATHS as OFFICE, type OfficeAct } from '../../../back-office-api.ts';
import {
  type OfficeFishingCases,
  type OfficeHallSetting,
  FISHING_OFFICE_PATHS as PATHS,
} from '../../../fishing-office-api.ts';
import { officesOf } from '../../back-office/office.fixture.ts';
import { openTestStudio } from '../../test/test-studio.ts';
import { keyPair } from '../../test/wallet-peer.ts';
import { keepFire } from '../cases/keep-fire.ts';
import { markWarningSeen, readWarnings } from '../cases/player-notices.ts';
import { type Angler, angler, MAENAM, packetOf, river, START } from '../fishing.fixture.ts';
import { closePacket } from '../packets/close-packet.ts';
import { finishPackets } from '../packets/finish-packets.ts';

/* What a brand sets of its halls, and what its people decide about players who fire as programs do. */

const otherBrand = keyPair();
const studio = await openTestStudio({}, '/nowhere', { CHAOPHRAYA: otherBrand.publicKey });
const { db } = studio.studio;
const offices = officesOf(studio, { LANNA: studio.portalKey, CHAOPHRAYA: otherBrand.privateKey });
const office = (permissions: string[], brand = 'LANNA') => offices(brand, 'Naree', MAENAM.path, permissions);
const UNIT = 100_000n;
const NOTHING = { minBet: null, maxBet: null, packetShots: null, payoutMax: null };
const SET = { gameCode: MAENAM.game, reason: 'a quiet season', ...NOTHING };

test('limits of a brand hold from the next packet on, and the open one goes on as it began', async () => {
  const own = await office(['read', 'configure']);
  const one = await angler(studio);
  const before = await one.open('10.00', START / 4n);
  const saved = await own.post(PATHS.settings, {
    ...{ ...SET, version: 0, maxBet: '5.00', packetShots: 20 },
  });
  expect(saved).toMatchObject({ status: 200 });
  expect(await one.hit(before, 1, { cost: 10n * UNIT })).toBe(1);
  await closePacket(db, before.id);
  await expect(one.open('10.00')).rejects.toMatchObject({ code: 'bet_outside_limits' });
  const after = await one.open('5.00');
  expect(after).toMatchObject({ state: 'open', reserve: 20n * 5n * UNIT, minBet: UNIT, maxBet: 5n * UNIT });
  // Whatever a hall believes: a shot that its packet's terms do not know is not drawn.
  expect(await one.hit(after, 1, { cost: 10n * UNIT })).toBe(0);
  expect(await one.hit(after, 2, { cost: 5n * UNIT })).toBe(1);

  // Wider again: the open packet keeps its own terms.
  await own.post(PATHS.settings, { ...SET, version: 1 });
  expect(await one.hit(after, 3, { cost: 10n * UNIT })).toBe(0);
  await closePacket(db, after.id);
  const last = await one.open('10.00', START / 4n);
  expect(last).toMatchObject({ state: 'open', reserve: START / 4n, maxBet: 10n * UNIT });
  await closePacket(db, last.id);
  const acts = await own.read<OfficeAct[]>(OFFICE.acts);
  expect(acts.filter(({ action }) => action === 'set-hall').map(({ subject }) => subject)).toEqual([
    'maenam-river –',
    'maenam-river maxBet 5.00, packetShots 20',
  ]);
});

test('a largest payout bounds the shots of a packet, by the dearest fish', async () => {
  const own = await office(['read', 'configure']);
  const [version] = (await own.read<OfficeHallSetting[]>(PATHS.settings)).flatMap((one) =>
    one.gameCode === MAENAM.game ? [one.version] : [],
  );
  await own.post(PATHS.settings, { ...SET, version, payoutMax: '30000.00' });
  const one = await angler(studio);
  const packet = await one.open('2.00');
  expect(packet.reserve).toBe(15n * 2n * UNIT);
  await closePacket(db, packet.id);
  await own.post(PATHS.settings, { ...SET, version: (version ?? 0) + 1 });
});

test.each([
  ['minBet', { minBet: '0.50' }],
  ['minBet', { minBet: '3.00' }],
  ['maxBet', { minBet: '5.00', maxBet: '2.00' }],
  ['maxBet', { maxBet: '20.00' }],
  ['packetShots', { packetShots: 9 }],
  ['packetShots', { packetShots: 101 }],
  ['payoutMax', { payoutMax: '9999.00' }],
  ['payoutMax', { payoutMax: '1000000.01' }],
])('%s outside of the sheet is refused with its bounds', async (field, change) => {
  const own = await office(['read', 'configure']);
  const settings = await own.read<OfficeHallSetting[]>(PATHS.settings);
  const version = settings.find(({ gameCode }) => gameCode === MAENAM.game)?.version;
  const refused = await own.post(PATHS.settings, { ...SET, version, ...change });
  expect(refused).toMatchObject({ status: 400, code: 'outside_bounds', value: { field } });
});

test('limits need configure, are of one brand alone, and an older version is refused', async () => {
  const reader = await office(['read']);
  expect((await reader.post(PATHS.settings, { ...SET, version: 0 })).code).toBe('not_permitted');
  const own = await office(['read', 'configure']);
  expect((await own.post(PATHS.settings, { ...SET, version: 0 })).code).toBe('changed_meanwhile');
  expect((await own.post(PATHS.settings, { ...SET, gameCode: 'naga-baccarat', version: 0 })).code).toBe(
    'not_found',
  );
  const others = await office(['read', 'configure'], 'CHAOPHRAYA');
  const settings = await others.read<OfficeHallSetting[]>(PATHS.settings);
  expect(settings.map(({ version }) => version)).toEqual([0, 0, 0, 0]);
});

test('who fires as no hand does becomes a case of their brand, once, and nothing of it moves money', async () => {
  const { one, own } = await suspected();
  const { cases } = await own.read<OfficeFishingCases>(PATHS.cases);
  const [found] = cases;
  expect(found).toMatchObject({
    ...{ kind: 'rate', gameCode: MAENAM.game, decision: null },
    evidence: { packets: 5, presses: 5_000, perSecond: 20 },
  });
  expect(found?.player).not.toContain(one.player.user);
  expect(found?.packets).toHaveLength(5);
  await fireFast(one);
  expect((await own.read<OfficeFishingCases>(PATHS.cases)).cases).toHaveLength(cases.length);
  expect(one.wallet()).toBe(START);

  const reader = await office(['read', 'stop', 'configure']);
  expect((await reader.get(PATHS.cases)).code).toBe('not_permitted');
  const others = await office(['read', 'investigate'], 'CHAOPHRAYA');
  expect((await others.read<OfficeFishingCases>(PATHS.cases)).cases).toEqual([]);
  const foreign = { case: found?.id, decision: 'note', words: 'looked at it' };
  expect((await others.post(PATHS.cases, foreign)).code).toBe('not_found');
});

test('a warning is read in the hall until it is understood, and a case is decided once', async () => {
  const { one, own, id } = await suspected();
  const { playerId } = one.session;
  await own.post(PATHS.cases, { case: id, decision: 'warn', words: 'ใช้มือยิงนะครับ' });
  expect(await readWarnings(db.pool, playerId)).toEqual([{ id, words: 'ใช้มือยิงนะครับ' }]);
  const again = await own.post(PATHS.cases, { case: id, decision: 'close-seat', words: 'another person' });
  expect(again.code).toBe('changed_meanwhile');
  const stranger = await angler(studio);
  await markWarningSeen(db.pool, stranger.session.playerId, id);
  expect(await readWarnings(db.pool, playerId)).toHaveLength(1);
  await markWarningSeen(db.pool, playerId, id);
  expect(await readWarnings(db.pool, playerId)).toEqual([]);
  // A person has looked: the same is no case again at once.
  await fireFast(one);
  const { cases } = await own.read<OfficeFishingCases>(PATHS.cases);
  expect(cases.filter(({ player, decision }) => player === cases[0]?.player && decision === null)).toEqual(
    [],
  );
});

test('a closed seat opens no packet and takes none away: what is open is paid, and the seat can be opened again', async () => {
  const { one, own, id } = await suspected();
  const packet = await one.open();
  await one.hit(packet, 1);
  await own.post(PATHS.cases, { case: id, decision: 'close-seat', words: 'ติดต่อเราก่อนครับ' });
  expect(await one.hit(packet, 2)).toBe(1);
  await closePacket(db, packet.id);
  await finishPackets(studio.studio);
  const closed = await packetOf(studio, packet);
  expect(one.wallet()).toBe(START - 2n * UNIT + closed.payout);
  const refusal = { code: 'seat_closed', why: 'ติดต่อเราก่อนครับ' };
  await expect(one.open()).rejects.toMatchObject(refusal);
  const page = { write: () => undefined, dismiss: () => undefined };
  await expect(studio.fishing.halls.join(one.session, river(), page)).rejects.toMatchObject(refusal);

  await own.post(PATHS.openSeat, { case: id, words: 'they have called us' });
  const again = await one.open();
  expect(again.state).toBe('open');
  await closePacket(db, again.id);
  expect((await own.post(PATHS.openSeat, { case: id, words: 'once more please' })).code).toBe(
    'changed_meanwhile',
  );
  const acts = await own.read<OfficeAct[]>(OFFICE.acts);
  expect(acts.slice(0, 2).map(({ action, reason }) => ({ action, reason }))).toEqual([
    { action: 'opened-seat', reason: 'they have called us' },
    { action: 'closed-seat', reason: 'ติดต่อเราก่อนครับ' },
  ]);
});

async function suspected() {
  const one = await angler(studio);
  for (let at = 0; at < 5; at += 1) await fireFast(one);
  const own = await office(['read', 'investigate']);
  const { cases } = await own.read<OfficeFishingCases>(PATHS.cases);
  return { one, own, id: cases[0]?.id ?? '' };
}

/** A packet whose hall has counted twenty presses a second. */
async function fireFast(one: Angler): Promise<void> {
  const packet = await one.open('1.00', parseMoney('100.00'));
  await closePacket(db, packet.id);
  await finishPackets(studio.studio);
  const count = { packetId: packet.id, lastedMs: 50_000, fired: 400, tooFast: 600, aimed: 0, angles: [] };
  await keepFire(db, { playerId: one.session.playerId, gameCode: MAENAM.game, count });
}
