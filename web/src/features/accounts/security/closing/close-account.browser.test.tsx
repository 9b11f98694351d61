import { accountClosing, closeAccount, securityOverview } from '@lanna/contract/accounts/security/security';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../../api/session.ts';
import { paths } from '../../../../paths.ts';
import { show } from '../../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../testing/words.ts';
import { CloseAccount } from './close-account.tsx';

const [{ close, prove }, refusals] = [wordsOf('security'), wordsOf('refusals')];

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  startSession('t', 0);
  portal.answer(securityOverview, { hasPassword: true, totp: false, passkeys: [] } as never);
});

test('what must be done first is said with its amount and the way to it, and nothing can be closed before', async () => {
  portal.answer(accountClosing, { obstacles: [{ kind: 'balance', amount: '100.00', count: null }] });
  await show(<CloseAccount onBack={() => {}} />);
  await expect.element(page.getByText(close.obstacle.balance, { exact: false }).first()).toBeVisible();
  await expect.element(page.getByText('100.00', { exact: false }).first()).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: close.go.withdraw }))
    .toHaveAttribute('href', paths.memberCentre('withdraw'));
  await expect.element(page.getByRole('button', { name: close.submit })).not.toBeInTheDocument();
  portal.answer(accountClosing, { obstacles: [] });
  await page.getByRole('button', { name: close.again }).click();
  await expect.element(page.getByText(close.ready)).toBeVisible();
});

test('closing wants a yes and the password; a wrong one is said, and the account and its session stay', async () => {
  portal.answer(accountClosing, { obstacles: [] });
  await show(<CloseAccount onBack={() => {}} />);
  const submit = page.getByRole('button', { name: close.submit });
  await submit.click();
  await expect.element(page.getByText(close.sureMissing)).toBeVisible();
  expect(portal.sent(closeAccount)).toEqual([]);
  await page.getByText(close.sure).click();
  await page.getByLabelText(prove.password, { exact: true }).fill('a guess of mine');
  portal.refuse(closeAccount, 'password_wrong');
  await submit.click();
  await expect.element(page.getByText(refusals.password_wrong)).toBeVisible();
  expect(portal.sent(closeAccount)).toMatchObject([{ password: 'a guess of mine' }]);
  expect(sessionStorage.getItem('token')).toBe('t');
});
