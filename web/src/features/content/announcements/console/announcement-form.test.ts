import { addAnnouncement } from '@lanna/contract/content/announcements/ops';
import { expect, test } from 'vitest';
import { bodyOf, type Draft, newDraft } from './announcement-form.ts';

const blank = newDraft('LANNA', '2026-11-22T10:00:00.000Z');
const titled: Draft = { ...blank, title: { TH: 'ตลาดเปิด' } };
const fieldErrorsIn = (draft: Draft) =>
  addAnnouncement.body.safeParse(bodyOf(draft)).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('a title in one language is all a notice needs', () => {
  expect(fieldErrorsIn(blank)).toEqual(['title']);
  expect(fieldErrorsIn(titled)).toEqual([]);
});

test('a banner needs a picture, a game announcement its vendor, an end its beginning before it', () => {
  expect(fieldErrorsIn({ ...titled, type: 'B' })).toEqual(['pictureId']);
  expect(fieldErrorsIn({ ...titled, type: 'GAME' })).toEqual(['about.vendor']);
  expect(fieldErrorsIn({ ...titled, endsAt: titled.startsAt })).toEqual(['endsAt']);
});

test.each(['javascript:alert(1)', '//evil.example', 'promotions', 'http://lanna.example'])(
  'the link %s is none',
  (link) => {
    expect(fieldErrorsIn({ ...titled, link })).toEqual(['link']);
  },
);

test('a reader who may not be a member has no rank, and what is to be known of a game is for everybody', () => {
  const audience: Draft['audience'] = { readers: 'members', ranks: [5], languages: [], newMemberDays: '7' };
  const draft = { ...titled, audience };
  const none = { ranks: [], newMemberDays: null };
  const visitors = { ...draft, audience: { ...audience, readers: 'visitors' as const } };
  expect(bodyOf(visitors).audience).toMatchObject({ readers: 'visitors', ...none });
  expect(bodyOf(draft).audience).toMatchObject({ readers: 'members', ranks: [5], newMemberDays: 7 });
  expect(bodyOf({ ...draft, type: 'GAME' }).audience).toMatchObject({ readers: 'everybody', ...none });
});

test('what was not written is not sent', () => {
  expect(bodyOf({ ...titled, link: '  ' })).toMatchObject({ summary: null, content: null, link: null });
});
