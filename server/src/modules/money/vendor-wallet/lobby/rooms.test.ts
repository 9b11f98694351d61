import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createGame, createVendor } from '../../../play/catalogue/catalogue.factory.ts';
import { keepAnswer } from './kept-answers.ts';
import { gameOfRoom, listRooms, listRoomsForPlayer } from './list-rooms.ts';
import { ANSWERS } from './read-answer.ts';

const { db } = await testDatabase();
const clock = fixedClock('2026-11-29T12:00:00Z');
const river = await createBrand(db.kysely);
const hill = await createBrand(db.kysely);
const vendor = await createVendor(db.kysely, {
  brands: [river, hill],
  groups: ['PVP', 'FISH'],
  additions: ['lobby'],
});
const hall = await createGame(db.kysely, {
  ...{ vendor, code: 'creek', gameType: 'FISH', name: { EN: 'The Creek' } },
});
const game = await createGame(db.kysely, {
  ...{ vendor, code: 'pok-deng', gameType: 'PVP', name: { EN: 'Pok Deng' } },
});
const deps = { db: db.kysely, clock };
const reader = { brand: river, language: 'EN' } as const;

const said = (room: object) => ({
  ...{ room_code: 'pd-10', game_code: 'pok-deng', name: 'Pok Deng 10', status: 'open', players: 3n },
  ...{ currency: 'THB', min_bet: 1_000_000n, max_bet: 1_000_000n, free_seats: 6n, tables: 1n },
  waiting: 2n,
  ...{ least_balance: 5_000_000n, ...room },
});
const [pokDeng, unknown] = [said({}), said({ room_code: 'x-1', game_code: 'unknown' })];
const say = (...rooms: object[]) =>
  keepAnswer(db.kysely, {
    ...{ brandId: river.id, vendorId: vendor.id, kind: 'rooms', now: clock.now() },
    answer: ANSWERS.rooms.show({ rooms }, 100_000n),
  });
await say(pokDeng, unknown);

test('a room is listed with the game it is opened with, and opens that game by its own id', async () => {
  const { vendors } = await listRooms(deps, reader);
  expect(vendors[0]?.entries).toMatchObject([
    { code: 'pd-10', gameId: game.id, minBet: '10.00', freeSeats: 6, tables: 1, leastBalance: '50.00' },
    { code: 'x-1', gameId: null, available: false },
  ]);
  expect((await listRoomsForPlayer(deps, reader, {})).list).toEqual([
    {
      ...{ roomId: 'pd-10', vassalage: vendor.code, gameId: game.id, gameName: 'Pok Deng', currency: 'THB' },
      ...{
        gameType: 'PVP',
        baseStake: '10.00',
        maxStake: '10.00',
        leastBalance: '50.00',
        seats: null,
        players: 3,
        freeSeats: 6,
        tables: 1,
        waiting: 2,
      },
      status: 'open',
    },
  ]);
  expect(await gameOfRoom(deps, reader, 'pd-10')).toBe(game.id);
});

test('a fishing hall is a room, and that of visitors is opened by no launch with money', async () => {
  const creek = { game_code: 'creek', min_bet: 10_000n, max_bet: 100_000n, least_balance: undefined };
  await say(said({ ...creek, room_code: 'creek' }), said({ ...creek, room_code: 'creek-demo', demo: true }));
  const { vendors } = await listRooms(deps, reader);
  expect(vendors[0]?.entries).toMatchObject([
    { code: 'creek', gameId: hall.id, gameType: 'FISH', minBet: '0.10', maxBet: '1.00', demoOnly: false },
    { code: 'creek-demo', gameId: hall.id, demoOnly: true },
  ]);
  const { list } = await listRoomsForPlayer(deps, reader, {});
  expect(list).toMatchObject([{ roomId: 'creek', baseStake: '0.10', maxStake: '1.00', gameType: 'FISH' }]);
  expect(await gameOfRoom(deps, reader, 'creek')).toBe(hall.id);
  expect(await gameOfRoom(deps, reader, 'creek-demo')).toBeUndefined();
  await say(pokDeng, unknown);
});

test('a room that no vendor names, of a game that is not carried, of another brand, or of long ago opens nothing', async () => {
  expect(await gameOfRoom(deps, reader, 'pd-500')).toBeUndefined();
  expect(await gameOfRoom(deps, reader, 'x-1')).toBeUndefined();
  expect(await gameOfRoom(deps, { ...reader, brand: hill }, 'pd-10')).toBeUndefined();
  clock.advance(31_000);
  expect(await gameOfRoom(deps, reader, 'pd-10')).toBeUndefined();
});
