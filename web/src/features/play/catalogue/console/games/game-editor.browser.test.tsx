import { changeGame, type GamePage } from '@lanna/contract/play/catalogue/ops';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../../testing/show-console.tsx';
import { type StandInPortal, standInPortal } from '../../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../../testing/words.ts';
import { GameEditor } from './game-editor.tsx';

const [words, refusals] = [wordsOf('catalogue-console', 'en'), wordsOf('refusals', 'en')];
const GAME: GamePage = {
  ...{ id: 'g', code: 'naga', name: 'Naga', vendor: 'RIVER', vendorName: 'River', category: 'RNG' },
  ...{ rtp: 96.5, minBet: '1.00', maxBet: null, popularity: 3, demo: true, enabled: true, stopped: false },
  ...{ brands: [], names: { EN: 'Naga', TH: 'นาคา' }, volatility: 'high', lines: 20, features: ['wild'] },
  ...{ liveClass: null, lotteryKind: null, vendorCategories: ['RNG', 'LIVE'], byHand: [], ownPicture: null },
  ...{ version: 4, createdAt: '2026-11-20T16:30:00.000Z' },
};

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  await showConsole(<GameEditor game={GAME} />, { operator: { house: ['catalogue.change'] } });
  await page.getByRole('button', { name: words.games.edit }).click();
});

test('a game keeps what is not touched, and a name that is emptied is none', async () => {
  await name('TH').fill('');
  await page.getByLabelText(words.field.category).selectOptions('LIVE');
  await page.getByLabelText(words.field.liveClass).selectOptions('baccarat');
  await page.getByLabelText(words.field.features).fill('wild, respin');
  portal.refuse(changeGame, 'category_not_of_vendor');
  await save();
  await expect.element(page.getByText(refusals.category_not_of_vendor)).toBeVisible();
  await expect.element(page.getByLabelText(words.field.category)).toHaveAttribute('aria-invalid', 'true');
  expect(portal.sent(changeGame)).toEqual([
    {
      ...{ name: { EN: 'Naga' }, category: 'LIVE', volatility: 'high', features: ['wild', 'respin'] },
      ...{ liveClass: 'baccarat', lotteryKind: null, demo: true, version: 4 },
    },
  ]);
});

test('a game without a name in any language is not saved', async () => {
  await name('TH').fill('');
  await name('EN').fill(' ');
  await save();
  await expect.element(name('EN')).toHaveAttribute('aria-invalid', 'true');
  expect(portal.sent(changeGame)).toEqual([]);
});

function name(language: 'TH' | 'EN') {
  return page.getByLabelText(words.games.nameIn.replace('{{language}}', words.language[language]), {
    exact: true,
  });
}

async function save() {
  await page.getByRole('button', { name: words.save, exact: true }).click();
}
