import { expect, test } from 'vitest';
import { isDatabaseUnreachable, retryConflicts } from './database-errors.ts';

const failed = (facts: object, message = 'failed') => Object.assign(new Error(message), facts);

test.each([
  ['a deadlock', '40P01', 3],
  ['a serialization failure', '40001', 3],
  ['a broken rule of a table', '23505', 1],
])('%s is tried as often as it can help', async (_, code, times) => {
  let tried = 0;
  const run = () => {
    tried += 1;
    return Promise.reject(failed({ code }));
  };
  await expect(retryConflicts(run)).rejects.toMatchObject({ code });
  expect(tried).toBe(times);
});

test('what is undone by another in passing comes to its end', async () => {
  let tried = 0;
  const run = async () => {
    tried += 1;
    if (tried < 3) throw failed({ code: '40P01' });
    return 'done';
  };
  expect(await retryConflicts(run)).toBe('done');
});

test.each([
  ['a refused connection', failed({ code: 'ECONNREFUSED' }), true],
  ['a server that is shutting down', failed({ code: '57P01' }), true],
  ['a socket that is not there', failed({ code: 'ENOENT', syscall: 'connect' }), true],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), true],
  ['one behind another error', new Error('no answer', { cause: failed({ code: 'ECONNRESET' }) }), true],
  ['one among several addresses', new AggregateError([failed({ code: 'ECONNREFUSED' })]), true],
  ['a file that is not there', failed({ code: 'ENOENT', syscall: 'open' }), false],
  ['a statement that was refused', failed({ code: '42601' }), false],
  ['what is no error', 'ECONNREFUSED', false],
])('%s: unreachable or not', (_, error, isUnreachable) => {
  expect(isDatabaseUnreachable(error)).toBe(isUnreachable);
});
