import { expect, test } from 'vitest';
import { ageOn } from './age.ts';
import {
  isDocumentNumber,
  maskDocumentNumber,
  readDocumentNumber,
  requiredParts,
} from './identity-documents.ts';

test('a Thai identity number is thirteen digits whose last follows from the others', () => {
  expect(isDocumentNumber('thai_id', readDocumentNumber('1-1037-02071-81-1'))).toBe(true);
  expect(isDocumentNumber('thai_id', '1103702071812')).toBe(false);
  expect(isDocumentNumber('thai_id', '110370207181')).toBe(false);
  // Thai digits typed on a Thai keyboard are no other number, and no number we can read.
  expect(isDocumentNumber('thai_id', '๑๑๐๓๗๐๒๐๗๑๘๑๑')).toBe(false);
});

test('a number is compared without case, spaces and dashes, and shown by its end', () => {
  expect(readDocumentNumber(' aa 123-4567 ')).toBe('AA1234567');
  expect(maskDocumentNumber('AA1234567')).toBe('•••••4567');
  expect(maskDocumentNumber('AB1234')).toBe('••••34');
});

test('a card has two sides, a passport one page', () => {
  expect(requiredParts('thai_id', 'none')).toEqual(['front', 'back', 'face']);
  expect(requiredParts('passport', 'required')).toEqual(['front', 'face', 'address']);
});

test('an age is whole years on the day, and one born on 29 February is older on 1 March', () => {
  expect(ageOn('2006-11-22', '2026-11-22')).toBe(20);
  expect(ageOn('2006-11-23', '2026-11-22')).toBe(19);
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
});
