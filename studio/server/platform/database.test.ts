import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { openAs } from '../test/player.ts';
import { demoMessage, launchMessage, newDatabase, openTestStudio } from '../test/test-studio.ts';

/** A stopped database, as the studio sees it: a proxy to the real one that can refuse connections. */
const target = new URL(await newDatabase());
const sockets = new Set<Socket>();
let door = await openDoor(0);
const doorPort = portOf(door);
afterAll(shut);

const through = new URL(target);
through.hostname = '127.0.0.1';
through.port = String(doorPort);
const studio = await openTestStudio({ databaseUrl: through.href });

test('while the database is away calls are refused with 503, and work again by themselves when it is back', async () => {
  const demo = await openAs(studio, 'visitor', demoMessage());
  await demo.open();
  await shut();

  expect(await demo.refusedOpen()).toMatchObject({ status: 503, value: { retryAfterSeconds: 2 } });
  expect(await demo.refusedSpin()).toMatchObject({ status: 503 });
  expect(await studio.vendorCall('/launch', launchMessage())).toEqual({
    status: 503,
    body: { status: 'RS_ERROR_TIMEOUT' },
  });
  expect((await studio.app.inject('/readyz')).statusCode).toBe(503);
  expect((await studio.app.inject('/healthz')).statusCode).toBe(200);

  door = await openDoor(doorPort);
  expect((await studio.app.inject('/readyz')).statusCode).toBe(200);
  await demo.spin();
});

async function openDoor(port: number): Promise<Server> {
  const server = createServer((socket) => {
    const behind = connect(Number(target.port), target.hostname);
    for (const end of [socket, behind]) {
      sockets.add(end);
      end.on('error', () => end.destroy()).on('close', () => sockets.delete(end));
    }
    socket.pipe(behind).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function shut(): Promise<void> {
  const closed = new Promise((resolve) => door.close(resolve));
  for (const socket of sockets) socket.destroy();
  await closed;
}
