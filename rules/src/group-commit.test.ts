import { expect, test, vi } from 'vitest';
import { groupCommit, type Outcome } from './group-commit.ts';

interface Call {
  owner: string;
  name: string;
}

/** Batches as they left, each answered when it is let go. */
function started(
  options: { outcome?: (call: Call, waits: boolean) => Outcome<string>; queueSize?: number } = {},
) {
  const batches: { names: string; waits: boolean; letGo(error?: unknown): void }[] = [];
  const warn = vi.fn();
  const group = groupCommit<Call, string>({
    apply: (calls, { waits }) =>
      new Promise((done, failed) =>
        batches.push({
          names: calls.map(({ name }) => name).join(''),
          waits,
          letGo: (error) =>
            error
              ? failed(error)
              : done(calls.map((call) => options.outcome?.(call, waits) ?? { answer: call.name })),
        }),
      ),
    ownerOf: ({ owner }) => owner,
    log: { warn },
    overfull: () => new Error('too many wait'),
    sideBatchSize: 3,
    batchWeight: 4,
    ...(options.queueSize !== undefined && { queueSize: options.queueSize }),
  });
  const ask = (owner: string, name: string) => group.apply({ owner, name });
  const left = () => batches.map(({ names }) => names);
  return { batches, group, ask, left, warn };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('what arrives in one turn leaves together, and what arrives meanwhile goes with the next', async () => {
  const { batches, ask, left } = started();
  const answers = [ask('a', '1'), ask('b', '2')];
  await turn();
  answers.push(ask('c', '3'), ask('d', '4'));
  await turn();
  expect(left()).toEqual(['12']);
  batches[0]?.letGo();
  await turn();
  await turn();
  expect(left()).toEqual(['12', '34']);
  batches[1]?.letGo();
  expect(await Promise.all(answers)).toEqual(['1', '2', '3', '4']);
});

test('an owner has one call on the way, and the later ones follow in their order', async () => {
  const { batches, ask, left } = started();
  const answers = [ask('a', '1'), ask('a', '2'), ask('b', '3'), ask('a', '4')];
  for (let at = 0; at < 3; at++) {
    await turn();
    await turn();
    batches[at]?.letGo();
  }
  expect(await Promise.all(answers)).toEqual(['1', '2', '3', '4']);
  expect(left()).toEqual(['13', '2', '4']);
});

test('a batch is no heavier than it may be, and a second leaves beside it only where enough wait', async () => {
  const { batches, ask, left } = started();
  const answers = Array.from({ length: 8 }, (_, at) => ask(`o${at}`, String(at)));
  await turn();
  expect(left()).toEqual(['0123', '4567']);
  for (const batch of batches) batch.letGo();
  await Promise.all(answers);
});

test('what cannot go with the others is tried alone, and then it waits', async () => {
  const { batches, ask } = started({
    outcome: ({ name }, waits) => (name === '2' && !waits ? 'alone' : { answer: name }),
  });
  const answers = [ask('a', '1'), ask('b', '2')];
  await turn();
  batches[0]?.letGo();
  expect(await answers[0]).toBe('1');
  await turn();
  expect(batches[1]).toMatchObject({ names: '2', waits: true });
  batches[1]?.letGo();
  expect(await answers[1]).toBe('2');
});

test('a batch that fails is tried call by call, and each fails by itself', async () => {
  const refused = new Error('refused');
  const { batches, ask, left, warn } = started({
    outcome: ({ name }) => (name === '2' ? { error: refused } : { answer: name }),
  });
  const answers = Promise.allSettled([ask('a', '1'), ask('b', '2'), ask('c', '3')]);
  await turn();
  batches[0]?.letGo(new Error('unforeseen'));
  await turn();
  expect(left()).toEqual(['123', '1', '2', '3']);
  batches[1]?.letGo();
  batches[2]?.letGo();
  batches[3]?.letGo(new Error('of its own'));
  expect(await answers).toMatchObject([
    { status: 'fulfilled', value: '1' },
    { status: 'rejected', reason: refused },
    { status: 'rejected', reason: { message: 'of its own' } },
  ]);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a database that is away fails the batch at once, and nothing is tried again', async () => {
  const { batches, ask, left } = started();
  const answers = Promise.allSettled([ask('a', '1'), ask('b', '2')]);
  await turn();
  batches[0]?.letGo(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(left()).toEqual(['12']);
});

test('more than may wait is refused, and idle resolves when the last has been answered', async () => {
  const { batches, group, ask } = started({ queueSize: 1 });
  const first = ask('a', '1');
  await expect(ask('b', '2')).rejects.toThrow('too many wait');
  const idle = group.idle().then(() => 'idle');
  await turn();
  expect(await Promise.race([idle, turn().then(() => 'at work')])).toBe('at work');
  batches[0]?.letGo();
  expect(await first).toBe('1');
  expect(await idle).toBe('idle');
});
