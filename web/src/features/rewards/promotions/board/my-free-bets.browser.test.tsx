import { myFreeBets } from '@lanna/contract/money/vendor-wallet/free-bets';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../../api/session.ts';
import { show } from '../../../../testing/show.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { MyFreeBets } from './my-free-bets.tsx';

const { freeBets } = wordsOf('promotions');

test('a member sees how many free bets are left, worth what, and plays them from here', async () => {
  const portal = await standInPortal();
  portal.answer(myFreeBets, {
    freeBets: [
      {
        id: '01992d3a-0000-7000-8000-000000000001',
        vendor: 'LANNA',
        game: { id: '01992d3a-0000-7000-8000-000000000002', name: 'River Naga' },
        ...{ count: 5, left: 3, value: '10.00', currency: 'THB', endsAt: '2030-01-02T03:04:00.000Z' },
      },
      {
        id: '01992d3a-0000-7000-8000-000000000003',
        ...{ vendor: 'HUBX', game: null, count: 2, left: 2, value: '20.00', currency: 'THB' },
        endsAt: '2030-01-02T03:04:00.000Z',
      },
    ],
  });
  startSession('t', 0);
  await show(<MyFreeBets />);
  await expect.element(page.getByRole('heading', { name: freeBets.title })).toBeVisible();
  await expect
    .element(page.getByText(filled(freeBets.left, { left: '3', all: '5' }), { exact: false }))
    .toBeVisible();
  await expect.element(page.getByText(filled(freeBets.anyGame, { vendor: 'HUBX' }))).toBeVisible();
  const play = page.getByRole('link', { name: freeBets.play });
  await expect.element(play).toHaveAttribute('href', '/game?game=01992d3a-0000-7000-8000-000000000002');
  await expect.element(page.getByText('10.00', { exact: false }).first()).toBeVisible();
});

test('a member without free bets, and a visitor, see nothing of them', async () => {
  const portal = await standInPortal();
  portal.answer(myFreeBets, { freeBets: [] });
  await show(<MyFreeBets />);
  await expect.element(page.getByRole('heading', { name: freeBets.title })).not.toBeInTheDocument();
  expect(portal.sent(myFreeBets)).toEqual([]);
});
