import { expect, test } from 'vitest';
import { openingRound, readRound, readRoundLink, roundLink } from './round-link.ts';

const round = {
  rules: 'lanna-lanterns-1',
  stake: '5.00',
  serverSeed: 'ab'.repeat(32),
  clientSeed: 'โชคดี.9',
  nonce: '7',
};
const searchOf = (link: string) => Object.fromEntries(new URL(link, 'https://lanna.test').searchParams);

test('a round written into a link is read back unchanged', () => {
  expect(readRoundLink(searchOf(roundLink(round)))).toEqual(round);
  expect(readRound(round)).toMatchObject({ nonce: 7, stake: 500_000n, clientSeed: 'โชคดี.9' });
});

test('fields missing from the link are missing from the round', () => {
  expect(readRoundLink({ nonce: '3', centre: 'member' })).toEqual({ nonce: '3' });
});

test('every invalid field is reported, all at once', () => {
  const fieldErrors = (changed: Partial<typeof round>) => {
    const read = readRound({ ...round, ...changed });
    return 'faults' in read ? read.faults : [];
  };
  expect(fieldErrors({})).toEqual([]);
  expect(fieldErrors({ rules: 'roulette-1' })).toEqual(['rules', 'stake']);
  expect(fieldErrors({ stake: '3.00' })).toEqual(['stake']);
  expect(fieldErrors({ serverSeed: 'ab', clientSeed: ' ', nonce: '-1' })).toEqual([
    'serverSeed',
    'clientSeed',
    'nonce',
  ]);
});

test('a seed copied with spaces around it, or in capitals, is the same seed', () => {
  expect(readRound({ ...round, serverSeed: ` ${round.serverSeed.toUpperCase()}\n` })).toMatchObject({
    serverSeed: round.serverSeed,
  });
});

test('the form opens with a game and a stake that exist, whatever the link says', () => {
  expect(openingRound({})).toMatchObject({ rules: 'lanna-lanterns-1', stake: '5.00', nonce: '0' });
  expect(openingRound({ rules: 'nonsense', stake: '3' })).toMatchObject({ stake: '5.00' });
  expect(openingRound({ rules: 'river-naga-1', nonce: '4' })).toMatchObject({
    rules: 'river-naga-1',
    nonce: '4',
  });
});
