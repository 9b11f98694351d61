import type { Announcement, AnnouncementGroups } from '@lanna/contract/content/announcements/announcements';
import { expect, test } from 'vitest';
import { forReader, leadsTo } from '../../../api/content/announcements.ts';
import { readView, viewAddress } from './notice-address.ts';
import { findNotice, listedNotices, sheetOf } from './notice-list.ts';

const NONE: AnnouncementGroups = { player: [], banners: [], popup: [], promotion: [], hot: [] };

function notice(id: string, options: Partial<Announcement> = {}): Announcement {
  return {
    id,
    type: 'PL',
    title: id,
    summary: '',
    content: '',
    hasContent: false,
    date: 1000,
    picture: null,
    link: null,
    position: 100,
    language: 'EN',
    visitorsOnly: false,
    ...options,
  };
}
const many = (count: number) => Array.from({ length: count }, (_, at) => notice(`n${at}`));
const ids = (notices: readonly Announcement[]) => notices.map(({ id }) => id);

test('a sheet has nine notices, and the last one what is left', () => {
  expect(ids(sheetOf(many(20), 1).shown)).toHaveLength(9);
  expect(sheetOf(many(20), 3)).toMatchObject({ sheet: 3, sheets: 3, shown: [{ id: 'n18' }, { id: 'n19' }] });
  expect(sheetOf(many(9), 1).sheets).toBe(1);
});

test('past the end of the list its last sheet is shown', () => {
  expect(sheetOf(many(10), 99)).toMatchObject({ sheet: 2, sheets: 2, shown: [{ id: 'n9' }] });
  expect(sheetOf([], 5)).toEqual({ sheet: 1, sheets: 1, shown: [] });
});

test('news and promotions are listed together in their order, or each by itself; any other is found by its id', () => {
  const groups = {
    ...NONE,
    player: [notice('old', { date: 1 }), notice('new', { date: 9 })],
    promotion: [notice('sale', { type: 'PR', date: 5 })],
    popup: [notice('hello', { type: 'PU' })],
  };
  expect(ids(listedNotices(groups, 'all'))).toEqual(['new', 'sale', 'old']);
  expect(ids(listedNotices(groups, 'promotion'))).toEqual(['sale']);
  expect(findNotice(groups, 'hello')?.type).toBe('PU');
  expect(findNotice(groups, 'gone')).toBeUndefined();
});

test('a member reads their own among those of everybody, and nothing that is for visitors alone', () => {
  const shared = {
    ...NONE,
    player: [notice('visitors', { visitorsOnly: true }), notice('all', { position: 5 })],
  };
  const own = { ...NONE, player: [notice('ranks', { position: 2 })] };
  expect(ids(forReader(shared, { isMember: true, own }).player)).toEqual(['ranks', 'all']);
  expect(ids(forReader(shared, { isMember: false, own: undefined }).player)).toEqual(['all', 'visitors']);
});

test('it leads where its link says, else to its words, else nowhere', () => {
  expect(leadsTo(notice('a', { link: '/promotions', hasContent: true }))).toBe('/promotions');
  expect(leadsTo(notice('a', { hasContent: true }))).toBe('?dialog=notice&about=a');
  expect(leadsTo(notice('a'))).toBeUndefined();
});

test.each([
  [{}, '/noticePage'],
  [{ kind: 'promotion', sheet: '2' }, '/noticePage?kind=promotion&sheet=2'],
  [{ notice: 'a', sheet: '1' }, '/noticePage?notice=a'],
  [{ kind: 'gossip', sheet: '-3' }, '/noticePage'],
  [{ sheet: 'last' }, '/noticePage'],
])('the address %j is read and written as %s', (search, address) => {
  expect(viewAddress(readView(search))).toBe(address);
});
