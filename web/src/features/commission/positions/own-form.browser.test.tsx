import { choosePositions, type ownPositions } from '@lanna/contract/commission/positions/positions';
import type { Value } from '@lanna/contract/endpoint';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { show } from '../../../testing/show.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../testing/words.ts';
import { OwnForm } from './own-form.tsx';

const row = { today: 5000, tomorrow: 5000, least: 5000, most: 25_000, chosen: null };
const OWN: Value<typeof ownPositions> = {
  reckoned: { period: 'day', fromDay: '2026-11-20' },
  nextDay: '2026-11-30',
  above: 'agent',
  positions: [
    { category: 'LIVE', ...row },
    { category: 'RNG', ...row },
  ],
  history: [],
};

beforeEach(() => startSession('t', 0));

test('a share outside the bounds is said at its field and not sent; only what was typed anew is', async () => {
  const { own, category } = wordsOf('positions');
  const portal = await standInPortal();
  portal.answer(choosePositions, { fromDay: '2026-11-30', changed: ['LIVE'] });
  await show(<OwnForm own={OWN} />);
  const field = page.getByLabelText(category.LIVE, { exact: true });
  const save = page.getByRole('button', { name: own.save, exact: true });
  await save.click();
  await expect.element(page.getByText(own.nothing)).toBeVisible();
  await field.fill('30');
  await save.click();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText(filled(own.within, { least: '5', most: '25' })).first()).toBeVisible();
  expect(portal.sent(choosePositions)).toEqual([]);

  await field.fill('12.5');
  await save.click();
  await expect.poll(() => portal.sent(choosePositions)).toEqual([{ shares: { LIVE: 12_500 } }]);
});
