import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { wordsOf } from '../../../testing/words.ts';
import { ResultBalls } from './balls/result-balls.tsx';

const { plays } = wordsOf('lotteries');

test.each([
  ['HANOI', '56789|43210', '789', '10', '56789'],
  ['LAO', '1234', '234', '12', '1234'],
  ['MALAYSIA', '1234|5678', '234', '78', '5678'],
])(
  '%s shows three on top and two below, and the prizes behind them where there is room',
  async (family, result, top, bottom, prize) => {
    await show(<ResultBalls family={family} result={result} brief />);
    await expect.element(page.getByText(plays.names.top3)).toBeVisible();
    await expect.element(page.getByText(top, { exact: true })).toBeVisible();
    await expect.element(page.getByText(bottom, { exact: true })).toBeVisible();
    expect(document.querySelectorAll('[aria-hidden] .figures')).toHaveLength(2);
    await show(<ResultBalls family={family} result={result} />);
    await expect.element(page.getByText(prize, { exact: true }).last()).toBeVisible();
  },
);
