import { expect, test } from 'vitest';
import { ownSearch, sameSearch } from './location.ts';

test('an overlay is no part of the address of the page below it', () => {
  expect(ownSearch({ q: 'naga', page: 'LANNA', dialog: 'login' })).toEqual({ q: 'naga', page: 'LANNA' });
});

test('under a centre, "page" is the centre\'s', () => {
  expect(ownSearch({ q: 'naga', centre: 'member', page: 'transferFund' })).toEqual({ q: 'naga' });
});

test('two addresses say the same when they name the same things, in whichever order', () => {
  expect(sameSearch({ q: 'naga', sort: 'name' }, { sort: 'name', q: 'naga' })).toBe(true);
  expect(sameSearch({ q: 'naga' }, {})).toBe(false);
  expect(sameSearch({ q: 'naga' }, { page: 'naga' })).toBe(false);
});
