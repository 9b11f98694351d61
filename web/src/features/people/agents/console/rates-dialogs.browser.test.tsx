import { giveRates } from '@lanna/contract/people/agents/ops';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../testing/show-console.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { type Rates, RatesDialog } from './rates-dialogs.tsx';

const { rates: words, category } = wordsOf('agents-console', 'en');
const row = { today: 500, tomorrow: 500, given: 500, most: 700 };
const SHOWN: Rates = {
  isAgent: true,
  fromDay: '2026-11-20',
  history: [],
  rates: [
    { category: 'RNG', ...row },
    { category: 'LIVE', ...row },
  ],
};

test('a rate above the most is shown at its field and not sent; only what was typed anew is', async () => {
  const portal = await standInPortal();
  portal.answer(giveRates, { fromDay: '2026-11-20', changes: [], proposal: null });
  const onClose = vi.fn();
  await showConsole(
    <RatesDialog id="01992d3a-0000-7000-8000-000000000001" shown={SHOWN} onClose={onClose} />,
  );
  const field = page.getByLabelText(category.RNG, { exact: true });
  const give = page.getByRole('button', { name: words.give, exact: true });
  await page.getByLabelText(wordsOf('console', 'en').reason.label).fill('As agreed by letter');
  await field.fill('0.8');
  await give.click();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText(filled(words.atMost, { rate: '0.7' })).first()).toBeVisible();
  expect(portal.sent(giveRates)).toEqual([]);

  await field.fill('0.6');
  await give.click();
  await expect
    .poll(() => portal.sent(giveRates))
    .toEqual([{ rates: { RNG: 600 }, reason: 'As agreed by letter' }]);
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});
