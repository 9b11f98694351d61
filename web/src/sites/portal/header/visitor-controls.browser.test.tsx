import { consolidatedSettings } from '@lanna/contract/house/brands/site';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../../paths.ts';
import { BRAND, SWITCHES } from '../../../testing/settings.ts';
import { show } from '../../../testing/show.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../testing/words.ts';
import { TabBar } from '../frame/tab-bar.tsx';
import { VisitorControls } from './visitor-controls.tsx';

const [shell, authentication] = [wordsOf('shell'), wordsOf('authentication')];

test('the bars show a visitor the ways in that the brand has, and no others', async () => {
  const portal = await standInPortal();
  const [register, trial, byCode] = [
    page.getByRole('link', { name: shell.register, exact: true }),
    page.getByRole('button', { name: shell.freeDemo }),
    page.getByRole('button', { name: authentication.tab.mobile }),
  ];
  portal.answer(consolidatedSettings, SWITCHES);
  await show(<VisitorControls />, { device: 'desktop' });
  await expect.element(register).toHaveAttribute('href', paths.registerDialog());
  await expect.element(trial).toBeVisible();
  await expect.element(byCode).toBeVisible();
  await show(<TabBar />);
  await expect.element(register).toHaveAttribute('href', paths.registerDialog());

  portal.answer(consolidatedSettings, { ...SWITCHES, smsLogin: false });
  const brand = { flags: { ...BRAND.flags, freePlay: false, directRegistration: false } };
  await show(<VisitorControls />, { device: 'desktop', brand });
  await expect.element(page.getByRole('form', { name: authentication.login.title })).toBeVisible();
  for (const way of [register, trial, byCode]) await expect.element(way).not.toBeInTheDocument();
  await show(<TabBar />, { brand });
  await expect.element(page.getByRole('link', { name: shell.login, exact: true })).toBeVisible();
  await expect.element(register).not.toBeInTheDocument();
});
