import { expect, test } from 'vitest';
import { callersInTurn } from './test-callers-in-turn.ts';

const CALLS = ['GET a', 'GET b', 'GET c', 'PUT a', 'PUT b', 'PUT money'];
const CALLERS = ['visitor', 'member', 'agent', 'stranger'];
const turns = (seed: number) =>
  callersInTurn(
    CALLS,
    { kindOf: (call) => call.slice(0, 3), always: (call) => call.endsWith('money') },
    seed,
  );

test.each([0, 1, 7, 2 ** 31 - 1])(
  'with seed %i each call meets one, and one call of each kind all',
  (seed) => {
    const met = CALLS.map((call) => turns(seed).metBy(call, CALLERS).length);
    expect(met.every((length) => length === 1 || length === CALLERS.length)).toBe(true);
    for (const kind of ['GET', 'PUT'])
      expect(
        CALLS.filter((call) => call.startsWith(kind) && turns(seed).meetsAll(call)).length,
      ).toBeGreaterThan(0);
  },
);

test('a call that is always met by all is, whatever the seed', () => {
  for (let seed = 0; seed < 20; seed += 1)
    expect(turns(seed).metBy('PUT money', CALLERS), `seed ${seed}`).toEqual(CALLERS);
});

test('after as many seeds as there are callers each call has met each of them', () => {
  const from = 12_345;
  for (const call of CALLS) {
    const met = CALLERS.flatMap((_, at) => turns(from + at).oneFor(call, CALLERS));
    expect(met.toSorted(), call).toEqual(CALLERS.toSorted());
  }
});

test('where none is to be met, none is', () => {
  expect(turns(3).oneFor('GET a', [])).toEqual([]);
});
