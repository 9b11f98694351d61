import { balance, memberInfo } from '@lanna/contract/people/members/members';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { paths } from '../../../paths.ts';
import { BRAND } from '../../../testing/settings.ts';
import { show } from '../../../testing/show.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../testing/words.ts';
import { MemberControls } from './member-controls.tsx';

const shell = wordsOf('shell');

test('the top bar of a player leads to depositing, withdrawing and the betting record', async () => {
  const portal = await standInPortal();
  startSession('t', 0);
  portal.answer(balance, { sumBalance: '250.00', currency: 'THB' });
  portal.lose(memberInfo);
  await show(<MemberControls />, { device: 'desktop' });
  await expect.element(page.getByText('250.00', { exact: false })).toBeVisible();
  for (const [name, path] of [
    [shell.deposit, paths.memberCentre('depositv2')],
    [shell.withdraw, paths.memberCentre('withdraw')],
    [shell.bets, paths.memberCentre('personalHistoryCopy')],
  ] as const)
    await expect.element(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
});

test('cashback stands in the top bar where the brand has it, and nowhere else', async () => {
  const portal = await standInPortal();
  startSession('t', 0);
  portal.answer(balance, { sumBalance: '250.00', currency: 'THB' });
  portal.lose(memberInfo);
  const link = page.getByRole('link', { name: shell.cashback, exact: true });
  await show(<MemberControls />, { device: 'desktop' });
  await expect.element(page.getByText('250.00', { exact: false })).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
  await show(<MemberControls />, {
    device: 'desktop',
    brand: { menu: { ...BRAND.menu, manualRebate: true } },
  });
  await expect.element(link).toHaveAttribute('href', paths.memberCentre('manualRebate'));
});
