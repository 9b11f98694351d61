import {
  addPointCodes,
  addPointGood,
  changePointGood,
  listPointGoods,
  publishPointGood,
} from '@lanna/contract/rewards/points/ops';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../testing/show-console.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { GoodsPage } from './goods-page.tsx';

const words = wordsOf('points-console', 'en');
const { reason } = wordsOf('console', 'en');
const ID = '01992d3a-0000-7000-8000-000000000001';
const ROW = {
  ...{
    id: ID,
    brand: 'LANNA',
    picture: null,
    taken: 2,
    left: 38,
    bonus: null,
    state: 'draft' as const,
    version: 4,
  },
  form: {
    ...{ title: { TH: 'หมวก', EN: 'Cap' }, text: { TH: 'หมวกผ้า', EN: 'A cotton cap' }, pictureId: null },
    ...{
      points: '500.00',
      worth: '90.00',
      stock: 40,
      raffleTickets: null,
      byCode: false,
      bonusOfferId: null,
    },
  },
  changedAt: '2026-11-21T03:00:00.000Z',
};
const MAY = { 'points.read': ['LANNA'], 'points.change': ['LANNA'] } as const;

test('a good is written as a draft once nothing is missing, and a draft is proposed by the version that was read', async () => {
  const portal = await standInPortal();
  portal.answer(listPointGoods, { rows: [ROW], next: null, total: { count: 1, atLeast: false } });
  portal.answer(addPointGood, { id: ID });
  portal.answer(publishPointGood, { proposal: ID });
  await showConsole(<GoodsPage />, {
    ...{ operator: { permissions: MAY as never }, address: `/point-goods?brand=LANNA&show=${ID}` },
  });
  await expect.element(page.getByText('หมวกผ้า')).toBeVisible();
  await page.getByRole('button', { name: words.goods.publish, exact: true }).click();
  const proposing = page.getByRole('dialog');
  await proposing.getByLabelText(reason.label).fill('As agreed with marketing');
  await proposing.getByRole('button', { name: words.goods.publish, exact: true }).click();
  await expect
    .poll(() => portal.sent(publishPointGood))
    .toEqual([{ version: 4, reason: 'As agreed with marketing' }]);
  await page.getByRole('button', { name: words.goods.make, exact: true }).click();
  const making = page.getByRole('dialog', { name: words.goods.make });
  await making.getByLabelText(words.form.titleTh).fill('แก้ว');
  await making.getByLabelText(words.form.titleEn).fill('Cup');
  await making.getByLabelText(words.form.textTh).fill('แก้วน้ำ');
  await making.getByLabelText(words.form.textEn).fill('For water');
  await making.getByLabelText(words.field.points).fill('300');
  await making.getByLabelText(words.field.worth).fill('50');
  const save = making.getByRole('button', { name: words.form.saveDraft });
  await save.click();
  await expect.element(making.getByText(words.form.numberNeeded)).toBeVisible();
  expect(portal.sent(addPointGood)).toEqual([]);
  await making.getByLabelText(words.form.stock).fill('12');
  await save.click();
  await expect
    .poll(() => portal.sent(addPointGood))
    .toEqual([
      {
        brand: 'LANNA',
        form: {
          ...{ title: { TH: 'แก้ว', EN: 'Cup' }, text: { TH: 'แก้วน้ำ', EN: 'For water' }, pictureId: null },
          ...{
            points: '300.00',
            worth: '50.00',
            stock: 12,
            raffleTickets: null,
            byCode: false,
            bonusOfferId: null,
          },
        },
      },
    ]);
});

test('codes are sent one a line under the version that was read, and are shown nowhere', async () => {
  const portal = await standInPortal();
  const codes = { ...ROW, form: { ...ROW.form, byCode: true, stock: 2 }, taken: 2 };
  portal.answer(listPointGoods, { rows: [codes], next: null, total: { count: 1, atLeast: false } });
  portal.answer(addPointCodes, { version: 5, added: 2 });
  await showConsole(<GoodsPage />, {
    ...{ operator: { permissions: MAY as never }, address: `/point-goods?show=${ID}` },
  });
  await page.getByRole('button', { name: words.codes.add, exact: true }).click();
  const adding = page.getByRole('dialog', { name: words.codes.add });
  await adding.getByLabelText(words.codes.list).fill('AAAA-1111\n\n  BBBB-2222 ');
  await adding.getByLabelText(reason.label).fill('As agreed with marketing');
  await adding.getByRole('button', { name: words.codes.add, exact: true }).click();
  await expect
    .poll(() => portal.sent(addPointCodes))
    .toEqual([{ version: 4, codes: ['AAAA-1111', 'BBBB-2222'], reason: 'As agreed with marketing' }]);
  await expect.element(page.getByText('AAAA-1111')).not.toBeInTheDocument();
});

test('a good that was stopped is changed with its stock under the version that was read, as it stands in the form', async () => {
  const portal = await standInPortal();
  const stopped = { ...ROW, state: 'stopped' as const };
  portal.answer(listPointGoods, { rows: [stopped], next: null, total: { count: 1, atLeast: false } });
  portal.answer(changePointGood, { version: 5 });
  await showConsole(<GoodsPage />, {
    ...{ operator: { permissions: MAY as never }, address: `/point-goods?show=${ID}` },
  });
  await page.getByRole('button', { name: words.goods.change, exact: true }).click();
  const changing = page.getByRole('dialog', { name: words.goods.change, exact: true });
  await changing.getByLabelText(words.form.stock).fill('60');
  await changing.getByRole('button', { name: words.form.saveDraft }).click();
  await expect
    .poll(() => portal.sent(changePointGood))
    .toEqual([{ version: 4, form: { ...ROW.form, stock: 60 } }]);
});

test('a draft is read as members will read it, in both languages: its card in the mall, and what its bonus asks for', async () => {
  const portal = await standInPortal();
  const bonus = {
    ...{ version: 1, amount: '100.00', required: '500.00', times: 5, days: 7, maxStake: '10.00' },
    ...{ convertedMost: null, rounds: null },
  };
  const good = { ...ROW, form: { ...ROW.form, bonusOfferId: ID }, left: 12, bonus };
  portal.answer(listPointGoods, { rows: [good], next: null, total: { count: 1, atLeast: false } });
  await showConsole(<GoodsPage />, {
    ...{ operator: { permissions: MAY as never }, address: `/point-goods?show=${ID}` },
  });
  const seen = page.getByRole('region', { name: words.preview.title });
  const [th, en] = [wordsOf('points', 'th'), wordsOf('points', 'en')];
  const card = seen.getByRole('article', { name: 'หมวก' });
  await expect.element(card.getByText(filled(th.amount, { points: '500.00' }))).toBeVisible();
  await expect.element(card.getByText(filled(th.mall.bonus, { amount: '100.00', times: '5' }))).toBeVisible();
  await seen.getByText('English').click();
  await expect
    .element(seen.getByRole('article', { name: 'Cap' }).getByText(filled(en.mall.left, { shown: '12' })))
    .toBeVisible();
  await expect.element(seen.getByText('A cotton cap')).toBeVisible();
  await expect.element(seen.getByText(en.redeem.bonus.required)).toBeVisible();
});
