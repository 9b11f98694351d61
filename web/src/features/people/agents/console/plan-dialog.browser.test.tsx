import { changePlan, type Plan } from '@lanna/contract/people/agents/plans';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../testing/show-console.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { PlanDialog } from './plan-dialog.tsx';

const { plans: words, category } = wordsOf('agents-console', 'en');
const PLAN: Plan = {
  id: '01992d3a-0000-7000-8000-000000000002',
  brand: 'LANNA',
  name: 'Standard',
  rates: { RNG: 500 },
  modes: { Lott: 1950 },
  isDefault: false,
  version: 4,
  changedAt: '2026-11-18T00:00:00.000Z',
  given: 2,
};

test('what a plan cannot be is shown at its field; what is left empty is left out', async () => {
  const portal = await standInPortal();
  portal.refuse(changePlan, 'plan_name_taken');
  await showConsole(<PlanDialog plan={PLAN} brand="LANNA" onClose={() => undefined} />);
  const name = page.getByLabelText(words.name, { exact: true });
  const mode = page.getByLabelText(filled(words.mode, { mode: 'Lott' }));
  const rate = page.getByLabelText(category.LIVE, { exact: true });
  const save = page.getByRole('button', { name: words.save, exact: true });
  await page.getByLabelText(wordsOf('console', 'en').reason.label).fill('New terms of spring');
  await name.fill('');
  await mode.fill('20x01');
  await rate.fill('11');
  await save.click();
  await expect.element(page.getByText(words.nameMissing)).toBeVisible();
  await expect
    .element(page.getByText(filled(wordsOf('forms', 'en').rule.tooLarge, { max: 2000 })))
    .toBeVisible();
  await expect.element(rate).toHaveAttribute('aria-invalid', 'true');
  expect(portal.sent(changePlan)).toEqual([]);

  await name.fill('Spring');
  await mode.fill('');
  await rate.fill('0.7');
  await save.click();
  await expect
    .poll(() => portal.sent(changePlan))
    .toEqual([
      {
        name: 'Spring',
        rates: { RNG: 500, LIVE: 700 },
        modes: {},
        isDefault: false,
        closed: false,
        version: 4,
        reason: 'New terms of spring',
      },
    ]);
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
});
