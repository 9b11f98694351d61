import { expect, test } from 'vitest';
import { checkCharacters } from './check-characters.ts';
import { findInvitation, findLinks } from './find-links.ts';
import { findNumber } from './find-numbers.ts';
import { messageLength, shapeErrorOf } from './message-shape.ts';
import { moderate } from './moderate.ts';
import { joinSpelled, normalise, unleet } from './normalise.ts';
import { wordList } from './word-list.ts';

const ZERO_WIDTH = '\u200B';

test.each([
  ['ＬＩＮＥ ๐๘๑ ①②', 'line 081 12'],
  ['lіnе сaѕinо', 'line casino'],
  ['🅛🅘🅝🅔 🇱🇮🇳🇪', 'line line'],
  ['0️⃣8️⃣', '08'],
  ['café', 'cafe'],
  ['ทํา เเอด', 'ทำ แอด'],
  [`li${ZERO_WIDTH}ne`, 'line'],
])('%s is compared as %s', (typed, form) => expect(normalise(typed)).toBe(form));

test('spelled-out words are joined, numbers and sentences are not', () => {
  expect(joinSpelled('l i n e')).toBe('line');
  expect(joinSpelled('ไ ล น์')).toBe('ไลน์');
  expect(joinSpelled('1 2 3')).toBe('1 2 3');
  expect(joinSpelled('it is a dog')).toBe('it is a dog');
  expect(unleet('l1n3 100 @joker')).toBe('line 100 @joker');
});

test('links of the house are taken, with a path or without, and lookalikes of it are not', () => {
  const own = ['lanna.test'];
  expect(findLinks(normalise('https://lanna.test/promotions และ www.lanna.test'), own)).toEqual([]);
  expect(findLinks(normalise('https://m.lanna.test/x'), own)).toEqual([]);
  expect(findLinks(normalise('https://lanna.test.evil.com'), own)).not.toEqual([]);
  expect(findLinks(normalise('notlanna.com'), own)).toEqual(['notlanna.com']);
});

test('an invitation of the house is refused unless the room takes invitations', () => {
  const text = 'https://lanna.test/register?affiliateCode=AB12';
  expect(findInvitation(normalise(text))).toBe(true);
  const rules = { words: wordList([]), ownHosts: ['lanna.test'] };
  expect(moderate(text, { ...rules, invitationsAllowed: false })).toMatchObject({ rule: 'invitation' });
  expect(moderate(text, { ...rules, invitationsAllowed: true })).toEqual({ verdict: 'accept' });
});

test.each([
  ['081-234-5678', 'phone'],
  ['กสิกร 123-4-56789-0', 'bank'],
  ['ถอน 10,000,000 บาท', undefined],
  ['28/11/2026 18:30 น.', undefined],
  ['12 34 56 78 90', undefined],
  ['08 12 34 56 78', 'phone'],
  ['123 456 789', undefined],
])('%s is %s', (text, rule) => expect(findNumber(normalise(text))).toBe(rule));

test.each([
  ['ก่็้', 'marks'],
  ['ที่นี่ น้ำ กู้', undefined],
  ['t̵̸̴e', 'marks'],
  [`a${ZERO_WIDTH}b`, 'unseen'],
  ['‮abc', 'unseen'],
  ['👨‍👩‍👧 1️⃣', undefined],
  ['<img src=x>', 'markup'],
  ['[a](http://b)', 'markup'],
  ['1 < 2 and 3 > 2', undefined],
])('%j has %s', (text, rule) => expect(checkCharacters(text)).toBe(rule));

test('a word is found however it is drawn out, and not within an innocent one', () => {
  const words = wordList([
    { word: 'fool', weight: 'mask' },
    { word: 'หี', weight: 'mask', except: ['หีบ'] },
    { word: 'quick loan', weight: 'hold' },
  ]);
  const found = (text: string) => words.find(text).map(({ word }) => word);
  expect(found('you f00l')).toEqual(['fool']);
  expect(found('F O O L')).toEqual(['fool']);
  expect(found('fooooools')).toEqual(['fool']);
  expect(found('foolproof')).toEqual([]);
  expect(found('เปิดหีบ')).toEqual([]);
  expect(found('quickloan now')).toEqual(['quick loan']);
});

test('stars stand for the word alone, and the rest stays as typed', () => {
  const words = wordList([{ word: 'fool', weight: 'mask' }]);
  expect(words.mask('You FOOL, hello')).toBe('You ***, hello');
  expect(words.mask('f00l!')).toBe('***!');
  expect(words.mask('hello')).toBe('hello');
});

test('a list of words that an operator has typed carelessly finds nothing it does not name', () => {
  const words = wordList([
    { word: ' ', weight: 'refuse' },
    { word: '.*', weight: 'refuse' },
    { word: '(a', weight: 'refuse' },
  ]);
  expect(words.find('hello there')).toEqual([]);
});

test('length is counted in code points, and lines are bounded', () => {
  expect(messageLength('👏🏽ก้')).toBe(4);
  expect(shapeErrorOf('ก'.repeat(300))).toBeUndefined();
  expect(shapeErrorOf('ก'.repeat(301))).toBe('long');
  expect(shapeErrorOf('1\n2\n3\n4\n5\n6')).toBe('lines');
  expect(shapeErrorOf(' \n ')).toBe('empty');
});

test('no pattern goes back over a long message again and again', () => {
  const words = wordList([{ word: 'fool', weight: 'mask' }]);
  const text = 'a 1 ไ . '.repeat(37).slice(0, 300);
  const rules = { words, ownHosts: ['lanna.test'], invitationsAllowed: false };
  for (let n = 0; n < 50; n++) moderate(text, rules);
  const begun = performance.now();
  for (let n = 0; n < 50; n++) moderate(text, rules);
  // Ten times what one may cost: the machine may be busy, and such a pattern is far beyond it.
  expect((performance.now() - begun) / 50).toBeLessThan(10);
});
