import { type Draw, drawsOfGame, nearNumeros } from '@lanna/contract/lotteries/draws/draws';
import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import { useQueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../../testing/show.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { Stage } from './stage.tsx';
import { SUMS_ON_ROAD, SumRoad } from './sum-road.tsx';

const words = wordsOf('elott');
const shared = wordsOf('lotteries');

const at = (ms: number) => new Date(Date.now() + ms).toISOString();
const drawn = (numero: string, result: string): Draw => ({
  gameCode: 'K3_1M',
  numero,
  closesAt: at(-10_000),
  drawsAt: at(-5_000),
  state: 'settled',
  result,
  version: 1,
  drawnAt: at(-5_000),
});
const open = { gameCode: 'K3_1M', numero: '202611230803', closesAt: at(50_000), drawsAt: at(55_000) };
const near = (previous: Draw) => ({
  now: at(0),
  previous,
  pending: null,
  current: open,
  next: { ...open, numero: '202611230804', closesAt: at(110_000), drawsAt: at(115_000) },
});

const game: LotteryGame = {
  code: 'K3_1M',
  name: 'K3 1 นาที',
  type: 'K3',
  family: 'K3',
  prizeMode: 'Elott',
  source: 'house',
  page: '/elott',
  closed: null,
  current: open,
  last: null,
};

/** As push does when a draw has come. */
function Watched() {
  const queries = useQueryClient();
  return (
    <>
      <Stage game={game} />
      <button type="button" onClick={() => void queries.invalidateQueries({ queryKey: ['lotteries'] })}>
        push
      </button>
    </>
  );
}

function motionIs(request: 'reduce' | 'no-preference') {
  const ask = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('prefers-reduced-motion') ? ask(request === 'reduce' ? 'all' : 'not all') : ask(query),
  );
}

const said = () =>
  page
    .getByRole('status')
    .elements()
    .map((one) => one.textContent);

test('a result that stood there is shown and not said; one that comes unfolds on the stage, and is said once it is out', async () => {
  motionIs('no-preference');
  const portal = await standInPortal();
  const [first, second] = [drawn('202611230801', '126'), drawn('202611230802', '555')];
  portal.answer(nearNumeros, near(first));
  portal.answer(drawsOfGame, [first]);
  await show(<Watched />);
  await expect.element(page.getByText(filled(shared.card.lastResult, { numero: '0801' }))).toBeVisible();
  const sum = (total: number) => filled(words.stage.sum, { sum: total });
  await expect.element(page.getByText(sum(9), { exact: false })).toBeVisible();
  expect(said().join('')).not.toContain('126');

  portal.answer(nearNumeros, near(second));
  portal.answer(drawsOfGame, [second, first]);
  await page.getByRole('button', { name: 'push' }).click();
  await expect.element(page.getByText(filled(words.stage.unfolding, { numero: '0802' }))).toBeVisible();
  // Dice are still in the air.
  expect(document.querySelector('[data-phase]')?.getAttribute('data-phase')).toBe('unfolding');
  expect(said().join('')).not.toContain('5 5 5');
  await expect
    .poll(() => said().join(''), { timeout: 5000 })
    .toContain(`5 5 5 · ${sum(15)} · ${shared.plays.options.triple}`);
  expect(document.querySelector('[data-phase]')?.getAttribute('data-phase')).toBe('rest');
});

test('where motion is not wanted a result is there and said at once', async () => {
  motionIs('reduce');
  const portal = await standInPortal();
  const [first, second] = [drawn('202611230801', '126'), drawn('202611230802', '463')];
  portal.answer(nearNumeros, near(first));
  portal.answer(drawsOfGame, [first]);
  await show(<Watched />);
  await expect.element(page.getByText(filled(shared.card.lastResult, { numero: '0801' }))).toBeVisible();
  portal.answer(nearNumeros, near(second));
  await page.getByRole('button', { name: 'push' }).click();
  await expect.poll(() => said().join(''), { timeout: 1500 }).toContain('4 6 3');
  expect(document.querySelector('[data-phase]')?.getAttribute('data-phase')).toBe('rest');
});

test('the strip of sums, which scrolls on a phone, is reached and moved by the keyboard', async () => {
  const portal = await standInPortal();
  const draws = Array.from({ length: SUMS_ON_ROAD }, (_, at) => drawn(`20261123${1000 - at}`, '126'));
  portal.answer(nearNumeros, near(draws[0] as Draw));
  portal.answer(drawsOfGame, draws);
  await show(<SumRoad game={game} />);
  const strip = page.getByRole('region', { name: filled(words.stage.road, { draws: SUMS_ON_ROAD }) });
  await expect.element(strip.getByText('9', { exact: true }).first()).toBeVisible();
  await userEvent.tab();
  await expect.element(strip).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(() => strip.element().scrollLeft).toBeGreaterThan(0);
});
