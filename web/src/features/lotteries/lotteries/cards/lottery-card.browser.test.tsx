import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { forgetServerClock, keepServerDate } from '../../../../api/server-clock.ts';
import { movableClock } from '../../../../testing/clock.ts';
import { show } from '../../../../testing/show.tsx';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { LotteryCard } from './lottery-card.tsx';

const words = wordsOf('lotteries');
const SECOND = 1000;

beforeEach(forgetServerClock);

function gameThatCloses(inMs: number, options: Partial<LotteryGame> = {}): LotteryGame {
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  return {
    code: 'SSC_1M',
    name: 'SSC 1 นาที',
    type: 'SSC',
    family: 'SSC',
    prizeMode: 'Elott',
    source: 'house',
    page: '/lottery',
    closed: null,
    current: { gameCode: 'SSC_1M', numero: '202611220418', closesAt: at(inMs), drawsAt: at(inMs + 5000) },
    last: {
      gameCode: 'SSC_1M',
      numero: '202611220417',
      closesAt: at(-60_000),
      drawsAt: at(-55_000),
      state: 'settled',
      result: '73853',
      version: 1,
      drawnAt: at(-55_000),
    },
    ...options,
  };
}

const open = (game: LotteryGame) => show(<LotteryCard game={game} now={new Date().toISOString()} />);
const timer = () => page.getByRole('timer');
const left = () => expect.poll(() => timer().query()?.textContent);

test('a card says which draw is next, how long it takes bets, who draws it and what came last, and leads to its table', async () => {
  const { pass } = movableClock();
  await open(gameThatCloses(65 * SECOND));
  await expect.element(page.getByText(filled(words.card.numero, { numero: '0418' }))).toBeVisible();
  await left().toMatch(/^01:0[45]$/);
  await pass(30 * SECOND);
  await left().toMatch(/^00:3[3-5]$/);
  await expect.element(page.getByText(filled(words.house.label, { brand: 'River' }))).toBeVisible();
  await expect.element(page.getByText('73853').first()).toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'SSC 1 นาที' }))
    .toHaveAttribute('href', '/lottery?gameCode=SSC_1M');
});

test('a countdown follows the server’s clock on a phone whose own is a minute slow', async () => {
  const ahead = 60 * SECOND;
  for (let back = 4000; back >= 0; back -= 310) {
    const sentAt = Date.now() - back;
    keepServerDate(new Date(sentAt + ahead + 10).toUTCString(), sentAt, sentAt + 20);
  }
  await open(gameThatCloses(90 * SECOND));
  await left().toMatch(/^00:(29|3[01])$/);
});

test('once its draw has closed a card waits for the result instead of counting below nought', async () => {
  const { pass } = movableClock();
  await open(gameThatCloses(3 * SECOND));
  await expect.element(timer()).toBeVisible();
  await pass(5 * SECOND);
  await expect.element(page.getByText(words.card.drawing)).toBeVisible();
  expect(timer().elements()).toEqual([]);
});

test.each(['switched_off', 'stopped', 'no_feed', 'no_draw'] as const)(
  'a lottery that is closed (%s) says why and shows no countdown',
  async (closed) => {
    await open(gameThatCloses(60 * SECOND, { closed, last: null }));
    await expect.element(page.getByText(words.closed[closed])).toBeVisible();
    await expect.element(page.getByText(words.card.noResultYet)).toBeVisible();
    expect(timer().elements()).toEqual([]);
  },
);

test('the draw of another house carries no label of ours', async () => {
  await open(gameThatCloses(60 * SECOND, { source: 'feed' }));
  await expect.element(timer()).toBeVisible();
  expect(page.getByText(filled(words.house.label, { brand: 'River' })).elements()).toEqual([]);
});
