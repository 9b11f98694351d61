import { LANGUAGES } from '@lanna/rules/local-text';
import { expect, test } from 'vitest';
import { TEMPLATES, type TemplateName } from '../broadcasts/templates.ts';
import { putIntoWords } from './put-into-words.ts';
import { deviceWords, inboxWords } from './words.ts';

const NAMES = Object.keys(TEMPLATES) as TemplateName[];
const placesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

/** Something of each kind that can be recognised in a sentence. */
const FACTS = {
  amount: '1234.50',
  points: '120.00',
  before: '900.00',
  limitAmount: '5000.00',
  limit: 'deposit',
  period: 'week',
  at: '2026-11-22T17:05:00.000Z',
  until: '2026-12-01T17:00:00.000Z',
  effectiveAt: '2026-11-23T17:05:00.000Z',
  device: 'Chrome · Android',
  promotion: { EN: 'Lantern week', TH: 'สัปดาห์โคม' },
  rank: { EN: 'Silver', TH: 'เงิน' },
  vendor: 'HUBX',
  withdrawalNumber: 'W2345ABCDEF',
  game: { EN: 'SSC 1 min', TH: 'SSC 1 นาที' },
  numero: '202611220007',
  member: 'so***ai',
  link: 'LINE group',
  count: 3,
  contract: 'daily_salary',
  day: '2026-11-24',
  reason: 'owes for last week',
};
const reader = { currencySymbol: '฿', timeZone: 'Asia/Bangkok', defaultLanguage: 'TH' } as const;

test('each language says all facts of each template, and none that others beside the screen might read', () => {
  for (const language of LANGUAGES)
    for (const name of NAMES) {
      const { title, text = '', more } = inboxWords(language).templates[name];
      const facts = [...TEMPLATES[name].facts].sort();
      expect([language, name, placesIn(text)]).toEqual([language, name, facts]);
      expect([language, name, placesIn(title + more)]).toEqual([language, name, []]);
    }
  expect(deviceWords('deposit_credited')).toMatchObject({ title: { TH: 'ฝากเงินสำเร็จ' } });
});

test('nothing is left unsaid when a message is put into words', () => {
  for (const language of LANGUAGES)
    for (const template of NAMES) {
      const shown = putIntoWords({ template, facts: FACTS, path: null }, { ...reader, language });
      expect(shown.text).not.toMatch(/[{}]|undefined|null/);
      expect(shown.path).toMatch(/^\//);
    }
});

test('amounts carry the brand’s symbol and times go by the brand’s clock, in the reader’s language', () => {
  const shown = (template: TemplateName, language: 'EN' | 'TH') =>
    putIntoWords({ template, facts: FACTS, path: null }, { ...reader, language }).text;
  expect(shown('deposit_credited', 'TH')).toContain('฿1,234.50');
  expect(shown('new_device', 'EN')).toContain('from Chrome · Android at 2026-11-23 00:05');
  expect(shown('promotion_joined', 'EN')).toContain('“Lantern week”');
  expect(shown('promotion_joined', 'TH')).toContain('“สัปดาห์โคม”');
  expect(shown('limit_raise_waiting', 'EN')).toContain('your deposit limit per week to ฿5,000.00');
});

test('a withdrawal is named by its number, and a message of before numbers were kept reads as it did', () => {
  const shown = (facts: object) =>
    putIntoWords({ template: 'withdrawal_approved', facts, path: null }, { ...reader, language: 'EN' })
      .excerpt;
  expect(shown(FACTS)).toBe('Your withdrawal of ฿1,234.50 (no. W2345ABCDEF) is approved.');
  expect(shown({ amount: '5.00' })).toBe('Your withdrawal of ฿5.00 is approved.');
});

test('a limit taken away is said in words', () => {
  const facts = { limit: 'loss', period: 'day', limitAmount: null };
  const { text } = putIntoWords(
    { template: 'limit_raised', facts, path: null },
    { ...reader, language: 'EN' },
  );
  expect(text).toContain('Your loss limit per day is now none.');
});
