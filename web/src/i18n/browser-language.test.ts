import { expect, test } from 'vitest';
import { browserLanguage } from './browser-language.ts';

test('the first of the browser’s languages that is offered counts, wherever it is spoken', () => {
  expect(browserLanguage(['EN', 'TH'], ['de-DE', 'th-TH', 'en'])).toBe('TH');
  expect(browserLanguage(['EN', 'TH'], ['en-AU', 'th'])).toBe('EN');
  expect(browserLanguage(['EN', 'TH'], ['de', 'thx'])).toBeUndefined();
});
