import { listMembers } from '@lanna/contract/people/members/ops';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showConsole } from '../../testing/show-console.tsx';
import { standInPortal } from '../../testing/stand-in-portal.ts';
import { MemberPicker } from './member-picker.tsx';

const row = (username: string, type: number) =>
  ({ id: `id-of-${username}`, username, nickname: username, brand: 'LANNA', type }) as never;
const FOUND = {
  rows: [row('somchai', 0), row('somsak', 1)],
  next: null,
  total: { count: 2, atLeast: false },
};
const MAY = { operator: { permissions: { 'members.read': ['LANNA', 'CHAO'] } } };

function Kept({ agents }: { agents?: boolean }) {
  const [value, setValue] = useState('nongfah');
  return (
    <>
      <MemberPicker
        label="Agent"
        brand="LANNA"
        by="username"
        {...(agents ? { agents } : {})}
        value={value}
        onChange={setValue}
      />
      <output>{`kept: ${value}`}</output>
    </>
  );
}

test('what is typed only searches; what is chosen is kept, and an emptied field keeps no member', async () => {
  const portal = await standInPortal();
  portal.answer(listMembers, FOUND);
  await showConsole(<Kept />, MAY);
  const field = page.getByRole('combobox', { name: 'Agent' });
  await expect.element(field).toHaveValue('nongfah');
  await field.fill('som');
  await expect.element(page.getByText('kept: nongfah')).toBeVisible();
  await page.getByRole('option', { name: /somsak/ }).click();
  await expect.element(page.getByText('kept: somsak')).toBeVisible();
  await expect.element(field).toHaveValue('somsak');
  await field.fill('somc');
  await expect.element(page.getByRole('option', { name: /somchai/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('somsak');
  await field.fill('');
  await expect.element(page.getByText('kept:', { exact: true })).toBeVisible();
});

test('of those who are found only agents are offered where an agent is asked for', async () => {
  const portal = await standInPortal();
  portal.answer(listMembers, FOUND);
  await showConsole(<Kept agents />, MAY);
  await page.getByRole('combobox', { name: 'Agent' }).fill('som');
  await expect.element(page.getByRole('option', { name: /somsak/ })).toBeVisible();
  await expect.element(page.getByRole('option', { name: /somchai/ })).not.toBeInTheDocument();
});

test('an operator who may not read members types the name', async () => {
  await standInPortal();
  await showConsole(<Kept />);
  await page.getByRole('textbox', { name: 'Agent' }).fill('somsak');
  await expect.element(page.getByText('kept: somsak')).toBeVisible();
});
