import { expect, test } from 'vitest';
import { onOtherKeyboard } from './other-keyboard.ts';

test.each([
  ['ืฟเฟ', 'naga'],
  ['ะรเำพ', 'tiger'],
  ['=hk', 'ช้า'],
  ['zh', 'ผ้'],
])('%s typed on the wrong keyboard was meant as %s', (typed, meant) => {
  expect(onOtherKeyboard(typed)).toBe(meant);
});

test('text with letters of both keyboards stays as it is', () => {
  expect(onOtherKeyboard('นาค naga')).toBe('นาค naga');
});
