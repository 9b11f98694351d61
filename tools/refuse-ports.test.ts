import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { CLOSED_TO_BROWSERS, refusePorts } from './refuse-ports.ts';

const HOST = '127.0.0.1';

function listening(): Promise<number> {
  const server = createServer();
  onTestFinished(() => void server.close());
  return new Promise((done) => {
    server.listen(0, HOST, () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

test('a port that browsers open no page on is refused in words, whichever program was to listen there', async () => {
  await expect(refusePorts(HOST, [{ setting: 'PORT', port: 4190 }])).rejects.toThrow(
    'Browsers open no page on port 4190. Set PORT to another one.',
  );
  await expect(refusePorts(HOST, [{ setting: 'STUDIO_PORT', port: 6000 }])).rejects.toThrow(
    'Browsers open no page on port 6000. Set STUDIO_PORT to another one.',
  );
});

test('what is refused as closed to browsers is what fetch refuses to ask', async () => {
  const causes = await Promise.all(
    [...CLOSED_TO_BROWSERS].map((port) =>
      fetch(`http://${HOST}:${port}/`).catch(({ cause }) => cause.message),
    ),
  );
  expect(new Set(causes)).toEqual(new Set(['bad port']));
});

test('a port in use is refused in words, a free one is left free', async () => {
  const port = await listening();
  await expect(refusePorts(HOST, [{ setting: 'PORT', port }])).rejects.toThrow(
    `Port ${port} on ${HOST} is in use by another program`,
  );
  // Zero is any free port.
  await refusePorts(HOST, [{ setting: 'PORT', port: 0 }]);
});
