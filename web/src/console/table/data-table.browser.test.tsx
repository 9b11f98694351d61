import { list } from '@lanna/contract/ops-list';
import type { MemberRow } from '@lanna/contract/people/members/ops';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { type ConsoleOptions, showConsole } from '../../testing/show-console.tsx';
import { wordsOf } from '../../testing/words.ts';
import { notifyOpsNotice } from '../calls/ops-notices.ts';
import { ConsolePage } from '../console-page.tsx';
import { filtersOf } from '../lists/filters-of.ts';
import { useListFilter } from '../lists/use-list-filter.ts';
import { columnsOf } from './columns-of.tsx';
import { DataTable } from './data-table.tsx';

const words = wordsOf('console', 'en');
const ALL = Array.from({ length: 250 }, (_, at) => member(at + 1));

function member(nth: number): MemberRow {
  return {
    id: `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`,
    brand: nth % 3 === 0 ? 'CHAO' : 'LANNA',
    username: `somchai${nth}`,
    nickname: `Somchai ${nth}`,
    type: 0,
    status: nth % 7 === 0 ? 'disabled' : 'active',
    mobileMasked: '+66 ••• ••• 412',
    emailMasked: null,
    agent: null,
    rankLevel: 1,
    labels: [],
    demoPlayer: false,
    registeredAt: new Date(Date.UTC(2026, 10, 22) - nth * 3_600_000).toISOString(),
    seenAt: new Date(Date.UTC(2026, 10, 22) - nth * 60_000).toISOString(),
    balance: `${nth * 137}.50`,
    currency: 'THB',
  };
}

/** What the list's call is asked, and a portal that answers pages of a hundred. */
function portal(rows: readonly MemberRow[] = ALL) {
  const asked: URL[] = [];
  const state = { rows, isAway: false };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(String(input), location.href);
    asked.push(url);
    if (state.isAway) throw new TypeError('Failed to fetch');
    const search = url.searchParams.get('search') ?? '';
    const found = state.rows.filter(({ username }) => username.includes(search));
    const from = Number(url.searchParams.get('after') ?? 0);
    const next = from + 100 < found.length ? String(from + 100) : null;
    return Response.json({
      success: true,
      value: {
        rows: found.slice(from, from + 100),
        next,
        total: { count: found.length, atLeast: false },
      },
    });
  });
  return { asked, state };
}

const listPeople = list({
  path: '/ops/members',
  access: 'members.read',
  summary: 'test',
  row: z.custom<MemberRow>(),
  choices: { status: ['active', 'disabled'] },
  filters: { balanceMin: z.string(), balanceMax: z.string() },
  search: true,
  days: true,
  sorts: ['registered', 'name'],
  file: 'test',
});
const by = filtersOf(listPeople);
const column = columnsOf(listPeople);
const TONES = { active: 'success', disabled: 'danger', self_excluded: 'danger', closed: 'quiet' } as const;

function Members() {
  const filter = useListFilter([
    by.search('Search'),
    by.choice('status', 'Status', (status) => (status === 'active' ? 'Active' : 'Locked')),
    by.days('registered', 'Registered', '30'),
    { name: 'balance', kind: 'amount', label: 'Balance' },
  ]);
  return (
    <ConsolePage fill title="Members" description="Everybody with an account.">
      <DataTable
        name="members"
        caption="Members"
        list={listPeople}
        filter={filter}
        notice="members_changed"
        columns={[
          column.text('username', 'Username', { sort: 'name', width: 180 }),
          column.badge('status', 'Status', TONES, (status) => status),
          column.text('mobileMasked', 'Mobile', { id: 'mobile' }),
          column.money('balance', 'Balance'),
          column.moment('registeredAt', 'Registered', { id: 'registered', sort: 'registered' }),
          column.text('nickname', 'Nickname', { hidden: true }),
        ]}
        panel={{ title: (_, row) => row?.username ?? '', body: (_, row) => <p>about {row?.nickname}</p> }}
        empty={{ title: 'No member has registered yet' }}
      />
    </ConsolePage>
  );
}

const show = (options: ConsoleOptions = {}) => showConsole(<Members />, { address: '/members', ...options });
const grid = () => document.querySelector<HTMLElement>('[role="grid"]');

test('the list asks as the address says, and for the next page before the end is reached', async () => {
  const { asked } = portal();
  await show({ address: '/members?brand=LANNA&status=active&sort=name&registered=all&balance=100..' });
  await expect.element(page.getByText('somchai1', { exact: true })).toBeVisible();
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    brand: 'LANNA',
    status: 'active',
    sort: 'name',
    balanceMin: '100',
  });
  grid()?.focus();
  await userEvent.keyboard('{End}');
  await vi.waitFor(() => expect(asked.at(-1)?.searchParams.get('after')).toBe('100'));
});

test('what is typed into the search narrows the list and stands in the address; clearing brings all back', async () => {
  portal();
  const router = await show();
  await page.getByRole('searchbox', { name: 'Search' }).fill('somchai24');
  await expect.element(page.getByText('11 rows')).toBeVisible();
  expect(router.history.location.search).toBe('?search=somchai24');
  await page.getByRole('searchbox', { name: 'Search' }).fill('unknown');
  await expect.element(page.getByText(words.table.nothingFound)).toBeVisible();
  await page.getByRole('button', { name: words.filter.clear }).click();
  await expect.element(page.getByText('250 rows')).toBeVisible();
});

test('a chosen filter has a chip that takes it away', async () => {
  const { asked } = portal();
  await show({ address: '/members?status=disabled' });
  await page.getByRole('button', { name: /^Remove filter Status/ }).click();
  await vi.waitFor(() => expect(asked.at(-1)?.searchParams.has('status')).toBe(false));
});

test('the file is asked for with the same filter, sort and scope', async () => {
  portal();
  await show({ address: '/members?brand=CHAO&search=som&sort=name&registered=all' });
  await expect
    .element(page.getByRole('link', { name: words.table.csv }))
    .toHaveAttribute('href', '/ops/members.csv?search=som&brand=CHAO&sort=name');
});

test('Enter opens what the row is about, Esc closes it, and the focus is back in the table', async () => {
  portal();
  const router = await show();
  await expect.element(page.getByText('somchai1', { exact: true })).toBeVisible();
  grid()?.focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByText('about Somchai 2')).toBeVisible();
  expect(router.history.location.search).toContain('show=');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('about Somchai 2')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(grid());
});

test('rows that come meanwhile are counted and not put in until they are asked for', async () => {
  const { state } = portal();
  await show();
  await expect.element(page.getByText('somchai1', { exact: true })).toBeVisible();
  state.rows = [
    member(1001),
    member(1002),
    member(1003),
    { ...member(1), status: 'closed' },
    ...ALL.slice(1),
  ];
  notifyOpsNotice('members_changed');
  await expect.element(page.getByText('closed')).toBeVisible();
  await expect.element(page.getByText('somchai1001')).not.toBeInTheDocument();
  await page.getByRole('button', { name: '3 new rows' }).click();
  await expect.element(page.getByText('somchai1001')).toBeVisible();
});

test('a column is taken away and stays away', async () => {
  portal();
  await show();
  await page.getByRole('button', { name: words.table.columns }).click();
  await page.getByRole('checkbox', { name: 'Mobile' }).click();
  await expect.element(page.getByRole('columnheader', { name: 'Mobile' })).not.toBeInTheDocument();
  expect(localStorage.getItem('console.columns.members')).toBe('{"mobile":false}');
});

test('a list that fails says so and is tried again', async () => {
  const { state } = portal();
  state.isAway = true;
  await show();
  await expect.element(page.getByText(words.table.failed)).toBeVisible();
  state.isAway = false;
  await page.getByRole('button', { name: wordsOf('ui', 'en').retry }).click();
  await expect.element(page.getByText('250 rows')).toBeVisible();
});

test('where there is nothing at all, the page’s own words say it', async () => {
  portal([]);
  await show();
  await expect.element(page.getByText('No member has registered yet')).toBeVisible();
});

test('on a phone every row is a card that opens over the list', async () => {
  portal();
  await show({ device: 'phone' });
  await expect.element(page.getByRole('button', { name: 'somchai1', exact: true })).toBeVisible();
  expect(document.querySelectorAll('li').length).toBeLessThan(40);
  await page.getByRole('button', { name: 'somchai1', exact: true }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});
