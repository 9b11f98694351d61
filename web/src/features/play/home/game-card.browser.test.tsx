import type { Game } from '@lanna/contract/play/catalogue/catalogue';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { paths } from '../../../paths.ts';
import { BRAND } from '../../../testing/settings.ts';
import { show } from '../../../testing/show.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../testing/words.ts';
import { GameCard } from './game-card.tsx';

const words = wordsOf('home');
const ID = '0190b0b2-0000-7000-8000-000000000001';
const GAME = {
  ...{ gameId: ID, gameCode: 'river-naga', gameName: 'River Naga', gameType: 'RNG', vassalage: 'LANNA' },
  ...{ vendorName: 'Lanna Studio', picture: null, isHot: false, demo: true, available: true, page: null },
} as unknown as Game;

test('a card offers its demo where the brand has free play, and nowhere else', async () => {
  await standInPortal();
  const name = filled(words.tryGame, { game: 'River Naga' });
  const trial = page.getByRole('link', { name });
  const card = page.getByRole('link', { name: 'River Naga' }).first();
  await show(<GameCard game={GAME} />);
  await expect.element(trial).toHaveAttribute('href', paths.game({ id: ID, demo: true }));
  await show(<GameCard game={{ ...GAME, demo: false }} />);
  await expect.element(card).toBeVisible();
  await expect.element(trial).not.toBeInTheDocument();
  await show(<GameCard game={GAME} />, { brand: { flags: { ...BRAND.flags, freePlay: false } } });
  await expect.element(card).toBeVisible();
  await expect.element(trial).not.toBeInTheDocument();
  // A member plays for money.
  startSession('t', 0);
  await show(<GameCard game={GAME} />);
  await expect.element(card).toBeVisible();
  await expect.element(trial).not.toBeInTheDocument();
});
