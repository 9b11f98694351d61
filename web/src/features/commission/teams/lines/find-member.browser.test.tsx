import { findInTeam } from '@lanna/contract/commission/teams/team';
import { type DownlineMember, downline } from '@lanna/contract/people/agents/agents';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../../api/session.ts';
import { show } from '../../../../testing/show.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../testing/words.ts';
import { FindMember } from './find-member.tsx';

const words = wordsOf('teams');

beforeEach(() => startSession('t', 1));

/** What a search by a part of a name finds. */
function below(...found: { account: string; level: number }[]) {
  const list = found.map(({ account, level }) => ({ id: account, account, level, remark: null }));
  return { path: [], list: list as DownlineMember[], pageNum: 1, totalPages: 1, total: list.length };
}

async function search(account: string) {
  await page.getByRole('searchbox', { name: words.find.label }).fill(account);
  await page.getByRole('button', { name: words.find.go, exact: true }).click();
}

test('a part of a name that several direct members have asks which of them, and the chosen one is found by the whole name', async () => {
  const portal = await standInPortal();
  portal.refuse(findInTeam, 'team_branch_unknown');
  portal.answer(downline, below({ account: 'somchai1', level: 1 }, { account: 'somchai2', level: 1 }));
  const onFound = vi.fn();
  await show(<FindMember days={{ from: '2026-11-23', to: '2026-11-23' }} onFound={onFound} />);
  await search('chai');
  await expect.element(page.getByRole('group', { name: words.find.choose })).toBeVisible();
  expect(onFound).not.toHaveBeenCalled();
  portal.answer(findInTeam, { path: [{ id: 'b', account: 'somchai2', agent: false }] } as never);
  await page.getByRole('button', { name: 'somchai2' }).click();
  await expect.poll(() => onFound.mock.calls).toEqual([['b']]);
});

test('a part that no direct member has finds no member, also where it is the whole name of an account further down now', async () => {
  const portal = await standInPortal();
  portal.refuse(findInTeam, 'team_branch_unknown');
  portal.answer(downline, below({ account: 'so***i1', level: 2 }));
  const onFound = vi.fn();
  await show(<FindMember days={{ from: '2026-11-23', to: '2026-11-23' }} onFound={onFound} />);
  await search('somchai1');
  await expect.element(page.getByText(words.find.none)).toBeVisible();
  expect(onFound).not.toHaveBeenCalled();
});
