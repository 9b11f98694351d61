import { shortNumber } from '@lanna/rules/short-number';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../../api/session.ts';
import { show } from '../../../../testing/show.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { boughtLine, slipSummary } from './bought-slip.fixture.ts';
import { paintSlip } from './paint-slip.ts';
import { SlipPicture } from './slip-picture.tsx';

const words = wordsOf('slips');

test('a slip becomes a picture that carries its number in its name and can be saved', async () => {
  await standInPortal();
  startSession('t', 0);
  const slip = slipSummary({ gameCode: 'THAI_30M', gameName: 'THAI', units: 2, stake: '20.00' });
  const lines = [
    boughtLine({
      numero: slip.firstNumero,
      play: 'top2',
      selection: '12,34',
      units: 2,
      stake: '20.00',
      prices: ['98.50'],
    }),
  ];
  await show(<SlipPicture found={{ slip, lines, cancellable: [] }} />);
  await page.getByRole('button', { name: words.picture.open }).click();
  const picture = page.getByRole('img', {
    name: filled(words.picture.alt, { number: shortNumber('S', slip.id) }),
  });
  await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBe(1440);
  await expect.element(page.getByRole('button', { name: words.picture.save })).toBeVisible();
});

test('a slip of more numbers than a picture holds says how many it leaves out', async () => {
  const rows = Array.from({ length: 400 }, (_, at) => [String(at), '1', '2'] as const);
  const notified: number[] = [];
  const blob = await paintSlip({
    brand: 'b',
    game: 'g',
    facts: [],
    groups: [{ title: 't', rows }],
    heads: ['a', 'b', 'c'],
    total: { name: 'n', value: 'v' },
    more: (count) => String(notified.push(count)),
  });
  expect(notified).toEqual([250]);
  expect(blob.type).toBe('image/png');
});
