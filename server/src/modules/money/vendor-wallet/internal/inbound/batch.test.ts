import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openLog } from '../../../../../platform/process/log.ts';
import { type BatchOptions, createBatcher } from './batch.ts';
import type { WalletCall, WalletOutcome } from './wallet-call.ts';

/** A call of player 1, on its own in everything a test does not name. */
function call(settings: Partial<WalletCall> = {}): WalletCall {
  return {
    kind: 'bet',
    vendorId: 'vendor',
    accountId: 1n,
    requestUuid: randomUUID(),
    transactionUuid: randomUUID(),
    referenceUuid: null,
    fingerprint: '00',
    round: randomUUID(),
    roundClosed: false,
    gameCode: 'game',
    currency: 'THB',
    amount: 1n,
    isFree: false,
    isPromo: false,
    more: null,
    tokenExpired: false,
    ...settings,
  };
}

/** A batcher over a database that answers when the test lets it; `sent` are the batches as it got them. */
function fixture(options: Partial<BatchOptions> = {}) {
  const sent: WalletCall[][] = [];
  const answers: PromiseWithResolvers<void>[] = [];
  const batcher = createBatcher({
    log: openLog('silent'),
    apply: async (calls) => {
      sent.push(calls);
      const answer = Promise.withResolvers<void>();
      answers.push(answer);
      await answer.promise;
      return calls.map((): WalletOutcome => ({ status: 'RS_OK', balance: 0n }));
    },
    ...options,
  });
  const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  return {
    batcher,
    sent,
    turn,
    /** Lets the oldest batch on its way come back. */
    answer: async (error?: Error) => {
      const oldest = answers.shift();
      if (error) oldest?.reject(error);
      else oldest?.resolve();
      await turn();
    },
  };
}

test('a lone call goes at once; what arrives meanwhile goes together', async () => {
  const { batcher, sent, turn, answer } = fixture();
  const first = batcher.apply(call({ accountId: 1n }));
  await turn();
  const rest = [2n, 3n, 4n].map((accountId) => batcher.apply(call({ accountId })));
  await turn();
  expect(sent.map((batch) => batch.length)).toEqual([1]);
  await answer();
  expect(sent.map((batch) => batch.length)).toEqual([1, 3]);
  await answer();
  expect(await Promise.all([first, ...rest])).toHaveLength(4);
});

test('a second batch leaves beside the first once it is worth its way', async () => {
  const { batcher, sent, turn } = fixture({ sideBatchSize: 3 });
  void batcher.apply(call({ accountId: 1n }));
  await turn();
  for (const accountId of [2n, 3n]) void batcher.apply(call({ accountId }));
  await turn();
  expect(sent).toHaveLength(1);
  void batcher.apply(call({ accountId: 4n }));
  await turn();
  expect(sent.map((batch) => batch.length)).toEqual([1, 3]);
});

test.each([
  ['request', { requestUuid: 'same' }, { requestUuid: 'same' }],
  ['transaction', { transactionUuid: 'same' }, { transactionUuid: 'same' }],
  ['bet and its outcome', { transactionUuid: 'same' }, { referenceUuid: 'same' }],
  ['outcomes of one bet', { referenceUuid: 'same' }, { referenceUuid: 'same' }],
  ['round', { round: 'same' }, { round: 'same' }],
])(
  'calls of the same %s never share a batch and are never on their way together',
  async (_what, one, other) => {
    const { batcher, sent, turn, answer } = fixture({ sideBatchSize: 1 });
    void batcher.apply(call(one));
    void batcher.apply(call(other));
    await turn();
    expect(sent.map((batch) => batch.length)).toEqual([1]);
    await answer();
    expect(sent.map((batch) => batch.length)).toEqual([1, 1]);
  },
);

test('a player’s calls are applied in their order: none overtakes one that has to wait', async () => {
  const { batcher, sent, turn, answer } = fixture({ sideBatchSize: 1 });
  const calls = [call({ round: 'a' }), call({ round: 'a' }), call({ round: 'b' }), call({ accountId: 2n })];
  for (const each of calls) void batcher.apply(each);
  await turn();
  expect(sent).toEqual([[calls[0], calls[3]]]);
  await answer();
  expect(sent[1]).toEqual([calls[1], calls[2]]);
});

test('a call that has waited too long is given up, not begun', async () => {
  const { batcher, sent, turn, answer } = fixture({ waitMs: 20 });
  const first = batcher.apply(call());
  await turn();
  const second = batcher.apply(call());
  await new Promise((resolve) => setTimeout(resolve, 40));
  await answer();
  expect(await second).toEqual({ status: 'RS_ERROR_TIMEOUT', balance: null });
  expect((await first).status).toBe('RS_OK');
  expect(sent).toHaveLength(1);
});

test('a queue that is full takes no more', async () => {
  const { batcher, turn } = fixture({ queueSize: 2 });
  void batcher.apply(call());
  await turn();
  void batcher.apply(call());
  void batcher.apply(call());
  expect((await batcher.apply(call())).status).toBe('RS_ERROR_TIMEOUT');
});

test('calls of a batch wait in a lane of their own, beside single calls a part at a time and one part after another', async () => {
  const { batcher, sent, turn, answer } = fixture({ laneBatchSize: 2, sideBatchSize: 1 });
  void batcher.apply(call({ accountId: 9n }));
  await turn();
  for (const accountId of [1n, 2n, 3n]) void batcher.apply(call({ accountId }), 'batch');
  await turn();
  expect(sent.map((batch) => batch.length)).toEqual([1, 2]);
  void batcher.apply(call({ accountId: 8n }));
  await turn();
  expect(sent.map((batch) => batch.length)).toEqual([1, 2, 1]);
  await answer();
  expect(sent).toHaveLength(3);
  await answer();
  expect(sent.map((batch) => batch.length)).toEqual([1, 2, 1, 1]);
});

test('where there is no single call, calls of batches go as single calls would; one that comes goes at once', async () => {
  const { batcher, sent, turn, answer } = fixture({ laneBatchSize: 1, batchSize: 2, sideBatchSize: 1 });
  for (const accountId of [1n, 2n, 3n, 4n, 5n, 6n, 7n]) void batcher.apply(call({ accountId }), 'batch');
  await turn();
  await turn();
  expect(sent.map((batch) => batch.length)).toEqual([2, 2]);
  void batcher.apply(call({ accountId: 9n }));
  await turn();
  expect(sent.map((batch) => batch.length)).toEqual([2, 2, 1]);
  await answer();
  // Beside the single call the lane is narrow again.
  expect(sent).toHaveLength(3);
  await answer();
  expect(sent.map((batch) => batch.length)).toEqual([2, 2, 1, 1]);
});

test('a single call of a player whose call of a batch is on its way waits for that one', async () => {
  const { batcher, sent, turn, answer } = fixture();
  void batcher.apply(call({ accountId: 1n }), 'batch');
  await turn();
  void batcher.apply(call({ accountId: 1n }));
  await turn();
  expect(sent).toHaveLength(1);
  await answer();
  expect(sent).toHaveLength(2);
});

test('a batch that was lost with its connection is UNKNOWN, and not tried again', async () => {
  const { batcher, sent, turn, answer } = fixture();
  const lost = [batcher.apply(call()), batcher.apply(call())];
  await turn();
  await answer(new Error('Connection terminated unexpectedly'));
  expect((await Promise.all(lost)).map(({ status }) => status)).toEqual([
    'RS_ERROR_UNKNOWN',
    'RS_ERROR_UNKNOWN',
  ]);
  expect(sent).toHaveLength(1);
});

test('idle is when nothing waits and nothing is on its way', async () => {
  const { batcher, turn, answer } = fixture();
  let isIdle = false;
  void batcher.apply(call({ round: 'a' }));
  void batcher.apply(call({ round: 'a' }));
  await turn();
  void batcher.idle().then(() => {
    isIdle = true;
  });
  await answer();
  expect(isIdle).toBe(false);
  await answer();
  expect(isIdle).toBe(true);
});
