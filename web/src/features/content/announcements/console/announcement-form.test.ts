import { expect, test } from 'vitest';
import { bodyOf, fieldErrorsIn, newDraft, withReaders, withType } from './announcement-form.ts';

const blank = newDraft('2026-11-22T10:00:00.000Z');
const titled = { ...blank, title: { TH: 'ตลาดเปิด' } };

test('a title in one language is all a notice needs', () => {
  expect(fieldErrorsIn(blank)).toEqual(['title']);
  expect(fieldErrorsIn(titled)).toEqual([]);
});

test('a banner needs a picture, a game announcement its vendor, an end its beginning before it', () => {
  expect(fieldErrorsIn({ ...titled, type: 'B' })).toEqual(['pictureId']);
  expect(fieldErrorsIn(withType(titled, 'GAME'))).toEqual(['about']);
  expect(fieldErrorsIn({ ...titled, endsAt: titled.startsAt })).toEqual(['endsAt']);
});

test.each(['javascript:alert(1)', '//evil.example', 'promotions', 'http://lanna.example'])(
  'the link %s is none',
  (link) => {
    expect(fieldErrorsIn({ ...titled, link })).toEqual(['link']);
  },
);

test('a reader who may not be a member has no rank, and what is to be known of a game is for everybody', () => {
  const aimed = {
    ...titled,
    audience: { readers: 'members', ranks: [5], languages: [], newMemberDays: 7 },
  } as const;
  const none = { ranks: [], newMemberDays: null };
  const draft = { ...aimed, audience: { ...aimed.audience, ranks: [5], languages: [] } };
  expect(withReaders(draft, 'visitors').audience).toMatchObject({ readers: 'visitors', ...none });
  expect(withReaders(draft, 'members').audience).toMatchObject({ ranks: [5], newMemberDays: 7 });
  expect(withType(draft, 'GAME').audience).toMatchObject({ readers: 'everybody', ...none });
});

test('what was not written is not sent', () => {
  expect(bodyOf({ ...titled, link: '  ' })).toMatchObject({ summary: null, content: null, link: null });
});
