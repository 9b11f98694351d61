import { betRequest } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCall } from './parse-call.ts';

const GOOD: Record<string, string> = {
  user: '"player"',
  token: '"token-of-a-player"',
  request_uuid: '"01937d5e-0000-7000-8000-000000000001"',
  transaction_uuid: '"01937d5e-0000-7000-8000-000000000002"',
  round: '"round"',
  round_closed: 'false',
  game_code: '"game"',
  currency: '"THB"',
  amount: '100000',
  is_free: 'false',
};

/** A bet with these fields written as they are. What `more` says stands in front and is no field of the protocol. */
function parse(fields: Record<string, string>, more = '') {
  const written = Object.entries({ ...GOOD, ...fields }).map(([name, text]) => `"${name}":${text}`);
  return parseCall(betRequest, Buffer.from(`{${more}${written.join(',')}}`));
}

const FRAGMENTS = [
  '0',
  '-0',
  '-1',
  '1',
  '1.0',
  '1e3',
  '1E400',
  '-1.5e-7',
  '9007199254740991',
  '9007199254740992',
  '9007199254740993',
  '9223372036854775807',
  '9223372036854775808',
  '-9007199254740993',
  '"1"',
  '"1.5"',
  '"a:1.5"',
  '"[1e9"',
  '"ก"',
  '"\\u0000"',
  '"\\ud800"',
  '"\\ud83c\\udfb2"',
  '"🎲"',
  '"quoted \\" and \\\\"',
  'true',
  'false',
  'null',
  '[]',
  '[1.5]',
  '{}',
  '{"deep":[1,{"er":1e9}]}',
  '',
  '01',
  '1.',
];

test('the fast parser gives the same result as the exact one', () => {
  const field = fc.constantFrom(...Object.keys(GOOD), 'meta', 'reward_uuid', '__proto__', 'unknown');
  const fields = fc.dictionary(field, fc.constantFrom(...FRAGMENTS), { maxKeys: 3 });
  fc.assert(
    fc.property(fields, fc.constantFrom('', ' ', '\n\t'), (some, blank) => {
      const spaced = Object.fromEntries(
        Object.entries(some).map(([name, text]) => [name, `${blank}${text}${blank}`]),
      );
      // An object inside sends a body the careful way; the shape does not know the field.
      expect(parse(spaced)).toEqual(parse(spaced, '"other":{},'));
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['100000', 100_000n],
  ['-0', 0n],
  ['9007199254740991', 9_007_199_254_740_991n],
  ['9007199254740993', 9_007_199_254_740_993n],
  ['9223372036854775807', 9_223_372_036_854_775_807n],
  [' \n100000\t', 100_000n],
])('an amount written as %j is read to its last digit', (text, amount) => {
  expect(parse({ amount: text })).toMatchObject({ ok: true, request: { amount } });
});

test.each(['100000.0', '1e5', '1E5', '0.0', '9007199254740993.0', '-0.0'])(
  'an amount written as %s is no whole number, whatever its value',
  (amount) => {
    expect(parse({ amount })).toMatchObject({ ok: false, status: 'RS_ERROR_WRONG_TYPES' });
  },
);

test('of a field that comes twice the last one counts, and an earlier one does not change how it is read', () => {
  expect(parse({}, '"amount":1.5,')).toMatchObject({ ok: true, request: { amount: 100_000n } });
  expect(parse({ amount: '1,"amount":2.0' })).toMatchObject({ ok: false, status: 'RS_ERROR_WRONG_TYPES' });
});

test('a text inside that looks like a fraction harms nothing', () => {
  expect(parse({ round: '"at:1.5,2.5e9"' })).toMatchObject({ ok: true, request: { round: 'at:1.5,2.5e9' } });
});
