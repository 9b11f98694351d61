import { makeOffer, roundGames } from '@lanna/contract/rewards/bonuses/ops';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../testing/show-console.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { OfferDialog } from './offer-dialog.tsx';

const words = wordsOf('bonuses-console', 'en');

test('an offer of free rounds names game, count and stake, asks for no turnover, and says nothing of other kinds', async () => {
  const portal = await standInPortal();
  const games = [{ code: 'elephant', name: 'Elephant' }];
  portal.answer(roundGames, {
    vendors: [{ code: 'LANNA', worthMax: '20.00', dayMax: '5000.00', games }],
  });
  portal.answer(makeOffer, { id: '01992d3a-0000-7000-8000-000000000001' });
  const onClose = vi.fn();
  await showConsole(<OfferDialog onClose={onClose} />, { address: '/bonus-offers?brand=LANNA' });
  await page.getByLabelText(words.field.kind, { exact: true }).selectOptions(words.kind.free_rounds);
  await expect.element(page.getByLabelText(words.form.times, { exact: true })).not.toBeInTheDocument();
  await page.getByLabelText(words.form.nameTh).fill('รอบฟรี');
  await page.getByLabelText(words.form.nameEn).fill('Free rounds');
  await page.getByLabelText(words.field.budget, { exact: true }).fill('1000');
  await page.getByLabelText(wordsOf('console', 'en').reason.label).fill('As agreed with finance');
  const save = page.getByRole('button', { name: words.form.save, exact: true });
  await save.click();
  await expect.element(page.getByText(words.rounds.choose)).toBeVisible();
  await page.getByLabelText(words.rounds.where, { exact: true }).selectOptions('LANNA · Elephant');
  await page.getByLabelText(words.rounds.worth, { exact: true }).fill('2');
  const most = filled(words.rounds.worthMost, { most: '20.00' });
  await expect.element(page.getByText(most)).toBeVisible();
  await save.click();
  await expect
    .poll(() => portal.sent(makeOffer))
    .toMatchObject([
      {
        terms: {
          ...{ kind: 'free_rounds', amount: null, match: null, loss: null, contributions: {} },
          wagering: { times: 0, of: 'bonus' },
          rounds: {
            vendor: 'LANNA',
            game: 'elephant',
            count: 10,
            worth: '2.00',
            wins: 'cash',
            deposit: null,
          },
          onlyAsReward: false,
        },
      },
    ]);
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('free rounds for a deposit whose wins are a bonus say the deposit and how that bonus is played, and are no reward', async () => {
  const portal = await standInPortal();
  const games = [{ code: 'elephant', name: 'Elephant' }];
  portal.answer(roundGames, { vendors: [{ code: 'LANNA', worthMax: '20.00', dayMax: '5000.00', games }] });
  portal.answer(makeOffer, { id: '01992d3a-0000-7000-8000-000000000001' });
  await showConsole(<OfferDialog onClose={vi.fn()} />, { address: '/bonus-offers?brand=LANNA' });
  await page.getByLabelText(words.field.kind, { exact: true }).selectOptions(words.kind.free_rounds);
  await page.getByLabelText(words.form.nameTh).fill('รอบฟรี');
  await page.getByLabelText(words.form.nameEn).fill('Free rounds');
  await page.getByLabelText(words.rounds.where, { exact: true }).selectOptions('LANNA · Elephant');
  await page.getByLabelText(words.rounds.worth, { exact: true }).fill('2');
  await page.getByLabelText(words.form.takenBy, { exact: true }).selectOptions(words.takenBy.reward);
  await page.getByLabelText(words.rounds.wins, { exact: true }).selectOptions(words.rounds.winsAs.bonus);
  await page.getByLabelText(words.rounds.earnedBy, { exact: true }).selectOptions(words.occasion.any);
  await expect.element(page.getByLabelText(words.form.takenBy, { exact: true })).not.toBeInTheDocument();
  await page.getByLabelText(words.rounds.leastDeposit, { exact: true }).fill('300');
  await page.getByLabelText(words.form.times, { exact: true }).fill('5');
  await page.getByLabelText(words.field.budget, { exact: true }).fill('1000');
  await page.getByLabelText(wordsOf('console', 'en').reason.label).fill('As agreed with finance');
  await page.getByRole('button', { name: words.form.save, exact: true }).click();
  await expect
    .poll(() => portal.sent(makeOffer))
    .toMatchObject([
      {
        terms: {
          ...{ kind: 'free_rounds', amount: null, once: 'person', onlyAsReward: false },
          ...{ wagering: { times: 5, of: 'bonus' }, contributions: { RNG: 100 } },
          rounds: { wins: 'bonus', deposit: { least: '300.00', occasion: 'any' } },
        },
      },
    ]);
});
