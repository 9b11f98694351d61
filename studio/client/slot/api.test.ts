import { expect, test } from 'vitest';
import { connectStudio, NoConnection, Refused } from './api.ts';
import { answerOf, baseStep, roundOf, sessionOf } from './test-rounds.ts';

type Reply = { status?: number; body: unknown } | 'lost';
const ok = (value: unknown): Reply => ({ body: { success: true, value } });
const no = (code: string, status = 409, value = {}): Reply => ({
  status,
  body: { success: false, code, message: '', value },
});
const answer = answerOf(roundOf([baseStep('0.00')]), '90.00', '90.00');

/** A server that gives these replies in order and remembers what it was asked. */
function studioThatSays(...replies: Reply[]) {
  const asked: { path: string; method: string | undefined; body: unknown; authorization: string | null }[] =
    [];
  const waits: number[] = [];
  const losses: boolean[] = [];
  const studio = connectStudio({
    token: 'secret',
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      asked.push({
        path: String(input),
        method: init?.method,
        body,
        authorization: headers.get('authorization'),
      });
      const reply = replies.shift() ?? 'lost';
      if (reply === 'lost') throw new TypeError('network');
      return Response.json(reply.body, { status: reply.status ?? 200 });
    },
    wait: async (ms) => {
      waits.push(ms);
    },
    onConnectionLost: (lost) => losses.push(lost),
  });
  return { studio, asked, waits, losses };
}

test('the session travels in a header, never in an address', async () => {
  const { studio, asked } = studioThatSays(ok(sessionOf()));
  expect((await studio.loadSession()).gameCode).toBe('lanna-lanterns');
  expect(asked[0]).toMatchObject({ path: '/play-api/session', authorization: 'Bearer secret' });
});

test('a spin whose answer was lost is sent again with the same key', async () => {
  const { studio, asked, losses } = studioThatSays('lost', { status: 502, body: 'bad gateway' }, ok(answer));
  expect(await studio.spin('10.00', 'the-key')).toEqual(answer);
  expect(asked.map(({ body }) => body)).toEqual(Array(3).fill({ stake: '10.00', idempotencyKey: 'the-key' }));
  expect(losses).toEqual([true, true, false]);
});

test('a spin that is never answered ends as no connection, after a bounded number of tries', async () => {
  const { studio, asked } = studioThatSays();
  await expect(studio.spin('10.00', 'the-key')).rejects.toThrow(NoConnection);
  expect(asked).toHaveLength(6);
});

test('a server error is not treated as a refusal', async () => {
  const { studio } = studioThatSays(no('unknown_error', 500), ok(answer));
  expect(await studio.spin('10.00', 'the-key')).toEqual(answer);
});

test('a known refusal is final at once', async () => {
  const { studio, asked } = studioThatSays(no('not_enough_money'), ok(answer));
  await expect(studio.spin('10.00', 'the-key')).rejects.toMatchObject({ code: 'not_enough_money' });
  expect(asked).toHaveLength(1);
});

test('a spin slightly too early waits and is sent again without a message to the player', async () => {
  const { studio, losses, waits } = studioThatSays(no('too_soon', 429, { retryAfterMs: 140 }), ok(answer));
  expect(await studio.spin('10.00', 'the-key')).toEqual(answer);
  expect(losses).toEqual([false]);
  expect(waits).toEqual([140]);
});

test('a round still being settled is asked about with the same key until it is decided', async () => {
  const open = no('outcome_uncertain', 409, { retryAfterSeconds: 1 });
  const { studio, asked } = studioThatSays(open, open, ok(answer));
  expect(await studio.spin('10.00', 'the-key')).toEqual(answer);
  expect(new Set(asked.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test('a returned stake is reported as returned, not as uncertain', async () => {
  const { studio } = studioThatSays(no('outcome_uncertain', 409, { stakeReturned: true }));
  await expect(studio.spin('10.00', 'the-key')).rejects.toMatchObject({ code: 'stake_returned' });
});

test('a spin waits until the last round has been reported as shown', async () => {
  const { studio, asked } = studioThatSays('lost', ok({}), ok(answer));
  studio.reportProgress('round-0', 1);
  await studio.spin('10.00', 'the-key');
  expect(asked.map(({ path }) => path)).toEqual([
    '/play-api/rounds/progress',
    '/play-api/rounds/progress',
    '/play-api/spin',
  ]);
});

test('an answer of another shape is a bug, not a result', async () => {
  const { studio } = studioThatSays(ok({ ...answer, balance: 12.5 }));
  await expect(studio.spin('10.00', 'the-key')).rejects.not.toThrow(Refused);
});

test('earlier rounds are fetched by the id of the last round known', async () => {
  const { studio, asked } = studioThatSays(ok({ rounds: [], more: false }));
  await studio.loadHistory('round 9');
  expect(asked[0]?.path).toBe('/play-api/history?before=round%209');
});
