import { expect, test } from 'vitest';
import { isEasySecret } from './easy-secret.ts';

test.each([
  ...['000000', '999999', '1111', '11111111'],
  ...['121212', '123123', '909090', '12341234', 'ababab'],
  ...['123456', '234567', '567890', '890123', '654321', '987654', '321098', '210987', 'abcdef', 'FEDCBA'],
  ...['112233', '998877', '111222', '222111', '11223344'],
  ...['123321', '147258', '159753', '246810', '520131', 'Password', 'qwerty'],
])('%s is easy for every person', (secret) => {
  expect(isEasySecret(secret)).toBe(true);
});

test.each(['', '482913', '482615', '730194', '135924', '100001', '998800', 'x7-Kq!', '112244'])(
  '%s is not easy while nothing is known of the person',
  (secret) => {
    expect(isEasySecret(secret)).toBe(false);
  },
);

test.each([
  // The seventh of March 1994, or 2537 of the Buddhist era.
  ...[
    '070394',
    '030794',
    '940307',
    '940703',
    '07031994',
    '19940307',
    '03071994',
    '731994',
    '031994',
    '199403',
  ],
  ...['070337', '370307', '07032537', '25370307', '732537', '032537', '253703'],
  ...['0703', '0307', '1994', '2537', 'a070394'],
])('%s is easy for a person born on 7 March 1994, and for no other', (secret) => {
  expect(isEasySecret(secret, { birthday: '1994-03-07' })).toBe(true);
  expect(isEasySecret(secret, { birthday: '1988-11-29' })).toBe(false);
  expect(isEasySecret(secret)).toBe(false);
});

test.each(['829461', '9461', '0815829', '081582', '82946'])(
  '%s is easy for who has the number +66 81 582 9461',
  (secret) => {
    for (const mobile of ['+66815829461', '0815829461', '081-582-9461'])
      expect(isEasySecret(secret, { mobile })).toBe(true);
    expect(isEasySecret(secret, { mobile: '+66891730264' })).toBe(false);
  },
);

test.each([null, undefined, '', '07/03/1994', 'x'])(
  'a birthday or number that is %j makes nothing easy',
  (unknown) => {
    expect(isEasySecret('482913', { birthday: unknown, mobile: unknown })).toBe(false);
  },
);
