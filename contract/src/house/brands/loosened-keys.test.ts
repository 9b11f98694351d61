import { expect, test } from 'vitest';
import { loosenedKeys } from './loosened-keys.ts';
import { SETTING_KEYS } from './setting-keys.ts';

test.each([
  ['maxStake', '50000.00', '50000.01'],
  ['minimumAge', 20, 18],
  ['deposits.turnoverBasisPoints', 10_000, 9_999],
  ['login.thirdParty', null, { audience: 'mine', jwksUrl: 'https://mine.test' }],
  ['login.thirdParty', { audience: 'ours' }, { audience: 'mine' }],
  ['transfers.upline', false, true],
  ['transfers.downDay', '200000.00', '200000.01'],
  ['envelopes.on', false, true],
  ['yeekee.leastShots', 20, 1],
  ['rooms.onePersonATable', true, false],
  ['protection.lossDay', '500.00', '501.00'],
  ['protection.lossDay', '500.00', null],
  ['protection.playMinutes', 60, null],
  ['protection.coolingHours', 48, 24],
] as [string, unknown, unknown][])(
  '%s loosens from %j to %j, and not the other way',
  (key, before, after) => {
    expect(SETTING_KEYS).toContain(key);
    expect(loosenedKeys({ [key]: before }, { [key]: after })).toEqual([key]);
    if (key !== 'login.thirdParty') expect(loosenedKeys({ [key]: after }, { [key]: before })).toEqual([]);
  },
);

test('what looks or says something loosens nothing', () => {
  expect(
    loosenedKeys(
      { name: 'Lanna', 'login.thirdParty': { audience: 'ours' } },
      { name: 'River', 'login.thirdParty': null },
    ),
  ).toEqual([]);
});
