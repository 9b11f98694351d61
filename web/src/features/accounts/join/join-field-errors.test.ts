import { expect, test } from 'vitest';
import { Refusal } from '../../../api/calls/refusal.ts';
import { joinFieldErrors, refusedFields } from './join-field-errors.ts';

const TYPED = {
  name: 'Nok',
  line: '',
  phone: '',
  email: '',
  telegram: '',
  players: 'The morning market',
  remark: '',
};

test('one way to be reached is enough', () => {
  expect(joinFieldErrors({ ...TYPED, telegram: '@nok_market' })).toEqual({});
  expect(joinFieldErrors(TYPED)).toEqual({ line: 'contact' });
});

test('each contact that is given must be one', () => {
  const typed = { ...TYPED, phone: 'call me', email: 'nok@', line: 'nok.market' };
  expect(joinFieldErrors(typed)).toEqual({ phone: 'phone', email: 'email' });
});

test('what was written is short enough, without tags and without what no reader sees', () => {
  const typed = { ...TYPED, line: 'nok', name: 'N', players: '<b>the market</b>', remark: 'x\u200b' };
  expect(joinFieldErrors(typed)).toEqual({ name: 'short', players: 'markup', remark: 'unseen' });
});

test('what the server did not take is found among the fields', () => {
  const fields = [{ field: 'contacts.phone' }, { field: 'players' }, { field: 'another' }];
  expect(refusedFields(new Refusal('invalid_input', { fields }))).toEqual(['phone', 'players']);
  expect(refusedFields(new Refusal('network'))).toEqual([]);
});
