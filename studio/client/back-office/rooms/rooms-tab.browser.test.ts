import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { type OfficeRoomSetting, ROOM_OFFICE_PATHS as PATHS } from '../../../room-office-api.ts';
import { axeFinds } from '../../shared/axe.fixture.ts';
import { wear } from '../../shared/wear.fixture.ts';
import css from '../office.css?inline';
import type { Office } from '../office-api.ts';
import { OFFICE_WORDS } from '../words.ts';
import { roomsTab } from './rooms-tab.ts';

async function show(permissions: string[]) {
  await page.viewport(1280, 900);
  const sent: { path: string; body: object }[] = [];
  let setting: OfficeRoomSetting = { version: 0, opensLate: false, otherTables: 0, lastSet: null };
  const office: Office = {
    get: async <T>(path: string) => (path === PATHS.setting ? setting : []) as T,
    post: async <T>(path: string, body: object) => {
      sent.push({ path, body });
      const lastSet = { at: '2026-11-29T10:00:00.000Z', by: 'Naree', reason: 'as players have asked' };
      setting = { version: 1, opensLate: true, otherTables: 2, lastSet };
      return setting as T;
    },
  };
  wear(css);
  const host = document.createElement('main');
  document.body.append(host);
  onTestFinished(() => host.remove());
  const entered = { token: '', vendor: 'Wong Cards', brand: 'LANNA', person: 'Naree', kinds: ['rooms'] };
  host.append(
    await roomsTab({
      ...{ office, words: OFFICE_WORDS.EN },
      entered: { ...entered, language: 'EN', permissions },
    }),
  );
  return sent;
}

test('who may configure has receipts opened a day later, with a reason, told what it means and which tables stay as they were', async () => {
  const sent = await show(['read', 'configure']);
  await expect.element(page.getByText(/all that was dealt and drawn at the end of the hand/)).toBeVisible();
  expect(await axeFinds('main')).toEqual([]);
  await page.getByRole('button', { name: 'Change: When receipts are opened' }).click();
  await expect.element(page.getByText(/At tables of LANNA that are opened from now on/)).toBeVisible();
  await page.getByRole('textbox').fill('as players have asked');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect.element(page.getByText('Open tables that stay as they were: 2')).toBeVisible();
  await expect.element(page.getByText(/a day after the hand/)).toBeVisible();
  expect(sent).toEqual([
    { path: PATHS.setting, body: { version: 0, opensLate: true, reason: 'as players have asked' } },
  ]);
});

test('who may not configure sees how it is, and no button', async () => {
  await show(['read']);
  await expect.element(page.getByText('Your permissions do not let you change this.')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});
