import { FRAMES_KEPT } from '@lanna/contract/push';
import { expect, test } from 'vitest';
import { buildApp } from '../../../../platform/http/build-app.ts';
import { mountRoutes } from '../../../../platform/http/mount-routes.ts';
import { openLog } from '../../../../platform/process/log.ts';
import { postgresLine } from '../../../../platform/push/channels/frame-line.ts';
import { sweepFrames } from '../../../../platform/push/channels/kept-frames.ts';
import { openChannels } from '../../../../platform/push/channels/open-channels.ts';
import { bodyEncryption } from '../../../../platform/sealing/body-encryption.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { createBrand } from '../../brands/brand.factory.ts';
import { frameRoutes } from './routes.ts';

const { db, url } = await testDatabase();
const log = openLog('silent');
const river = await createBrand(db.kysely, { hosts: ['river.test'] });
const hill = await createBrand(db.kysely, { hosts: ['hill.test'] });
const channels = openChannels({ db, log, line: postgresLine({ url, log }) });
const rules = { readersMax: 10, framesPerSecondMax: 100_000 };
channels.declare([
  { pattern: 'board', mayRead: () => true, ...rules },
  { pattern: 'own:<id>', mayRead: async ({ caller, id }) => caller?.memberId === id, ...rules },
]);
const { publisher } = channels;
const app = await buildApp({ log, trustProxy: false, frameSources: [] });
mountRoutes(app, frameRoutes({ db, channels }), {
  pool: db.pool,
  publicUrl: 'http://localhost:3000',
  encryption: bodyEncryption({ db, clock: fixedClock(), secrets: testSecrets() }),
  resolveBrand: async (host) => (host === 'hill.test' ? hill : river),
  resolveSession: async (token) => ({
    memberId: token,
    sessionId: 's',
    type: 0,
    passwordChangeDue: token.startsWith('due'),
    termsDue: null,
  }),
  checkSite: async () => {},
});
await app.ready();
const MALEE = 'malee-with-a-long-name';

async function ask(channel: string, after: number | string, { host = 'river.test', token = '' } = {}) {
  const reply = await app.inject({
    url: '/wps/push/frames',
    query: { channel, after: String(after) },
    headers: { host, ...(token && { authorization: `Bearer ${token}` }) },
  });
  return reply.json();
}

test('a reader gets in one call what came after a number, with what was sent as it was sent', async () => {
  publisher.publish(river.id, 'board', { name: 'มาลี', at: [1, null] });
  publisher.reset(river.id, 'board');
  publisher.publish(river.id, 'board', null);
  await publisher.sent();
  expect(await ask('board', 0)).toMatchObject({
    success: true,
    value: {
      number: 3,
      reset: false,
      frames: [
        { number: 1, reset: false, data: { name: 'มาลี', at: [1, null] } },
        { number: 2, reset: true, data: null },
        { number: 3, reset: false, data: null },
      ],
    },
  });
  expect((await ask('board', 3)).value).toEqual({ number: 3, reset: false, frames: [] });
  expect((await ask('board', 2)).value.frames).toHaveLength(1);
});

test('what is of one brand is not answered at another', async () => {
  expect((await ask('board', 0, { host: 'hill.test' })).value).toEqual({
    number: 0,
    reset: false,
    frames: [],
  });
});

test('what may not be read on the socket is not answered here either, and not said to be there', async () => {
  publisher.publish(river.id, `own:${MALEE}`, 'hers');
  await publisher.sent();
  expect((await ask(`own:${MALEE}`, 0, { token: MALEE })).value.frames).toHaveLength(1);
  const refused = await ask(`own:${MALEE}`, 0);
  expect(refused).toMatchObject({ success: false, code: 'not_found' });
  for (const token of ['somchai-with-a-long-name', `due-${MALEE}`])
    expect(await ask(`own:${MALEE}`, 0, { token })).toEqual(refused);
  for (const channel of ['no-such-kind', 'board:1', 'own', '', "board'--"])
    expect(await ask(channel, 0)).toEqual(refused);
});

test.each(['-1', 'x', '1.5', '9'.repeat(30)])('a number that is none is refused: %s', async (after) => {
  expect(await ask('board', after)).toMatchObject({ success: false, code: 'invalid_input' });
});

test('a number of which not all is kept, and one that was never given, ask the reader to load anew', async () => {
  for (let n = 0; n <= FRAMES_KEPT; n += 100) {
    for (let m = 0; m < 100; m++) publisher.publish(river.id, 'board', n + m);
    await publisher.sent();
  }
  const { number } = (await ask('board', 1_000_000)).value;
  expect(await ask('board', 1_000_000)).toMatchObject({ value: { number, reset: true, frames: [] } });
  expect(await ask('board', number - FRAMES_KEPT - 1)).toMatchObject({ value: { reset: true } });
  expect((await ask('board', number - FRAMES_KEPT)).value.frames).toHaveLength(FRAMES_KEPT);
});

test('frames of a channel that has been silent for long are let go, and its numbers go on', async () => {
  const { number } = (await ask('board', 1_000_000)).value;
  const inDays = (days: number) => ({ now: () => new Date(Date.now() + days * 24 * 3_600_000) });
  await sweepFrames({ db, clock: inDays(7) });
  expect(await ask('board', number - 1)).toMatchObject({ value: { reset: false } });
  await sweepFrames({ db, clock: inDays(9) });
  expect(await ask('board', number - 1)).toMatchObject({ value: { number, reset: true } });
  expect(await ask('board', number)).toMatchObject({ value: { reset: false } });
  publisher.publish(river.id, 'board', 'again');
  await publisher.sent();
  expect(await ask('board', number)).toMatchObject({ value: { frames: [{ number: number + 1 }] } });
});
