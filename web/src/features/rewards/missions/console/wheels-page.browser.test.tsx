import { listSpins, showWheels } from '@lanna/contract/rewards/missions/ops';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../testing/show-console.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../testing/words.ts';
import { WheelsPage } from './wheels-page.tsx';

const words = wordsOf('missions-console', 'en');
const MAY = { 'missions.read': ['LANNA'], 'missions.change': ['LANNA'] } as const;
const EMPTY = { name: { TH: 'ว่าง', EN: 'Nothing' }, prize: { kind: 'empty' as const }, weight: 15 };
const FIELDS = [
  { name: { TH: 'สิบบาท', EN: 'Ten baht' }, prize: { kind: 'cash' as const, amount: '10.00' }, weight: 25 },
  ...[EMPTY, EMPTY, EMPTY, EMPTY, EMPTY],
];

test('a wheel is seen as members see it, in both languages, and so is what is typed before two agree to it', async () => {
  const portal = await standInPortal();
  portal.answer(listSpins, { rows: [], next: null, total: { count: 0, atLeast: false } });
  portal.answer(showWheels, {
    wheels: [
      {
        ...{ brand: 'LANNA', currency: 'THB', state: 'published', version: 2, budget: '500.00', spent: '10.00', spins: 3 },
        ...{ fields: FIELDS, versions: [] },
      },
    ],
  });
  await showConsole(<WheelsPage />, { operator: { permissions: MAY as never }, address: '/wheels' });
  await page.getByRole('button', { name: words.preview.title }).click();
  const seen = page.getByRole('region', { name: words.preview.title }).first();
  const [th, en] = [wordsOf('missions', 'th').wheel, wordsOf('missions', 'en').wheel];
  await expect.element(seen.getByRole('img', { name: th.disc })).toBeVisible();
  await seen.getByText('English').click();
  await expect.element(seen.getByRole('heading', { name: en.chances })).toBeVisible();
  await expect.element(seen.getByText(/Ten baht · ฿10\.00/)).toBeVisible();
  await expect.element(seen.getByText('25.00%')).toBeVisible();

  await page.getByRole('button', { name: words.wheels.change }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText(words.form.nameTh).first().fill('ร้อยบาท');
  await dialog.getByLabelText(words.wheels.weight).first().fill('75');
  const typed = dialog.getByRole('region', { name: words.preview.title });
  await expect.element(typed.getByText(/^1ร้อยบาท/)).toBeInTheDocument();
  await expect.element(typed.getByText('50.00%')).toBeInTheDocument();
});
