import { freeBetGames, grantFreeBets } from '@lanna/contract/money/vendor-wallet/free-bets-ops';
import type { MemberPage } from '@lanna/contract/people/members/ops';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../testing/show-console.tsx';
import { type StandInPortal, standInPortal } from '../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../testing/words.ts';
import { FreeBetsDialog } from './free-bets-dialog.tsx';

const { freeBets } = wordsOf('members-console', 'en');
const MEMBER = {
  ...{ id: '01992d3a-0000-7000-8000-000000000001', username: 'somchai', brand: 'LANNA' },
  ...{ currency: 'THB', balance: '100.00' },
} as MemberPage;

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
});

test('free bets are granted for the chosen game, so many, worth so much, until a moment of the brand', async () => {
  portal.answer(freeBetGames, {
    vendors: [
      {
        code: 'LANNA',
        valueMax: '100.00',
        dayMax: '1000.00',
        games: [{ code: 'river-naga', name: 'River Naga' }],
      },
    ],
  });
  await showConsole(<FreeBetsDialog member={MEMBER} onClose={() => {}} />);
  const grant = page.getByRole('button', { name: freeBets.grant, exact: true });
  await grant.click();
  await expect.element(page.getByText(freeBets.chooseGame)).toBeVisible();
  expect(portal.sent(grantFreeBets)).toEqual([]);
  await page.getByLabelText(freeBets.where).selectOptions('LANNA river-naga');
  await page.getByLabelText(freeBets.count).fill('5');
  await page.getByLabelText(freeBets.value.replace('{{currency}}', 'THB')).fill('10');
  await page.getByLabelText(freeBets.endsAt).fill('2030-01-02T03:04');
  await page.getByLabelText(wordsOf('console', 'en').reason.label).fill('A gift that was promised');
  portal.refuse(grantFreeBets, 'free_bets_impossible');
  await grant.click();
  await expect
    .poll(() => portal.sent(grantFreeBets))
    .toMatchObject([{ vendor: 'LANNA', game: 'river-naga', count: 5, reason: 'A gift that was promised' }]);
});
