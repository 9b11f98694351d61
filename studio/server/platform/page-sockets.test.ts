import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { gatheringWriter } from './page-sockets.ts';

test('frames of one flush go out as one message, in their order; a single one alone, and none where nothing was written', () => {
  const sent: string[] = [];
  const socket = { readyState: 1, OPEN: 1, bufferedAmount: 0, send: (text: string) => sent.push(text) };
  const { write, flush } = gatheringWriter<{ n: number }>(socket as unknown as WebSocket);
  flush();
  write({ n: 1 });
  flush();
  write({ n: 2 }, '{"n":2}');
  write({ n: 3 });
  expect(sent).toHaveLength(1);
  flush();
  flush();
  expect(sent.map((text) => JSON.parse(text))).toEqual([{ n: 1 }, [{ n: 2 }, { n: 3 }]]);
});

test('what is a page’s own goes out with everything before it; what others did waits for its turn', () => {
  const sent: string[] = [];
  const socket = { readyState: 1, OPEN: 1, bufferedAmount: 0, send: (text: string) => sent.push(text) };
  const page = gatheringWriter<{ n: number }>(socket as unknown as WebSocket);
  const shared = (n: number) => page.write({ n }, `{"n":${n}}`);
  shared(1);
  page.flush('own');
  expect(sent).toEqual([]);
  page.write({ n: 2 });
  page.flush('own');
  expect(sent).toEqual(['[{"n":1},{"n":2}]']);
  shared(3);
  page.flush('own');
  page.flush();
  expect(sent.slice(1)).toEqual(['{"n":3}']);
});
