import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { FISHING_PATHS, type FishingFrame, type FishingRequest } from '../../fishing-api.ts';
import { openTestStudio } from '../test/test-studio.ts';
import { type Angler, angler, dueNow, START } from './fishing.fixture.ts';
import { finishPackets } from './packets/finish-packets.ts';

/* Pages of a hall over their own sockets, and what programs send in their place. */

const studio = await openTestStudio();
studio.startBackgroundWork();
await studio.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = studio.app.server.address() as AddressInfo;
const WAIT = { timeout: 20_000, interval: 25 };
const NOT_ALLOWED = 1008;

test('what a page does reaches the others in lists, five times a second at the most', async () => {
  const [one, other] = [await page(await angler(studio)), await page(await angler(studio))];
  await untilOpen(one);
  const before = other.messages();
  const beganMs = performance.now();
  await expect
    .poll(
      () => {
        one.fire();
        return other.frames('shot').length;
      },
      { ...WAIT, interval: 60 },
    )
    .toBeGreaterThan(8);
  const fifths = (performance.now() - beganMs) / 200;
  expect(other.messages() - before).toBeLessThanOrEqual(fifths + 2);
});

test('ten thousand shots in a second are dropped, then the line is cut, and money is exact', async () => {
  const player = await angler(studio);
  const one = await page(player);
  await untilOpen(one);
  for (let n = 0; n < 10_000; n += 1) one.fire();
  await expect.poll(one.closedWith, WAIT).toBe(NOT_ALLOWED);
  // Forty at once are received, of which a cannon fires two and then one each eighth of a second.
  await expectExact(player, 20);
});

test('who leaves and comes back ten times a second is told to wait, and loses nothing that flew', async () => {
  const player = await angler(studio);
  const one = await page(player);
  await untilOpen(one);
  for (let go = 0; go < 10; go += 1) {
    one.fire();
    one.send({ t: 'leave' });
    one.send({ t: 'join', session: player.player.url.split('#s=')[1] ?? '' });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(one.frames('refused').map(({ code }) => code)).toContain('too_soon');
  one.send({ t: 'leave' });
  await expectExact(player, 100);
});

/** What the wallet has lost or won is what its rows of hits say. */
async function expectExact({ session, wallet }: Angler, shotsMost: number): Promise<void> {
  await expect.poll(async () => (await packetsOf(session.playerId)).open, WAIT).toBe(0);
  await dueNow(studio);
  await finishPackets(studio.studio);
  const { moved, shots } = await packetsOf(session.playerId);
  expect(shots).toBeLessThanOrEqual(shotsMost);
  await expect.poll(wallet, WAIT).toBe(START + moved);
}

async function packetsOf(playerId: string): Promise<{ open: number; moved: bigint; shots: number }> {
  const { rows } = await studio.studio.db.pool.query<{ open: number; moved: bigint; shots: number }>(
    `select count(*) filter (where state in ('placing', 'open'))::integer as open, coalesce(sum(payout - spent), 0)::bigint as moved, coalesce(sum(shots), 0)::integer as shots
     from studio.fishing_packet where player_id = $1`,
    [playerId],
  );
  return rows[0] ?? { open: 0, moved: 0n, shots: 0 };
}

async function page({ player }: Angler) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${FISHING_PATHS.socket}`);
  onTestFinished(() => socket.close());
  const frames: FishingFrame[] = [];
  let [messages, n] = [0, 0];
  let code: number | undefined;
  socket.on('message', (data) => {
    const said = JSON.parse(String(data)) as FishingFrame | FishingFrame[];
    messages += 1;
    frames.push(...(Array.isArray(said) ? said : [said]));
  });
  socket.on('close', (why) => {
    code = why;
  });
  const send = (request: FishingRequest) => socket.send(JSON.stringify(request));
  const of = <T extends FishingFrame['t']>(kind: T) =>
    frames.filter((frame): frame is Extract<FishingFrame, { t: T }> => frame.t === kind);
  await new Promise((resolve) => socket.once('open', resolve));
  send({ t: 'join', session: player.url.split('#s=')[1] ?? '' });
  await expect.poll(() => of('hall').length, WAIT).toBe(1);
  return {
    ...{ send, frames: of, messages: () => messages, closedWith: () => code },
    fire() {
      n += 1;
      send({ t: 'fire', n, at: 0, angle: -1.3, bet: '1.00', weapon: 'cannon' });
    },
  };
}

async function untilOpen(one: Awaited<ReturnType<typeof page>>): Promise<void> {
  await expect
    .poll(
      () => {
        if (one.frames('packet').length === 0) one.fire();
        return one.frames('packet').length;
      },
      { ...WAIT, interval: 150 },
    )
    .toBeGreaterThan(0);
}
