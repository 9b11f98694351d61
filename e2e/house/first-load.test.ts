import { expect, inject } from 'vitest';
import { PHONE_THAI, test } from '../device-matrix.ts';
import { newPlayer } from '../player.ts';
import { bytesOf, watchScripts } from '../script-until-answers.ts';
import { DOORSTEP } from '../visit.ts';
import { words } from '../words.ts';

/** Of home, which most visitors see first; the others start with it and their own. */
const BUDGET_BYTES = 150_000;
const BUDGETS_BYTES = [
  ['/rng', 215_000],
  ['/sealottery', 245_000],
  ['/promotions', 235_000],
] as const;

test.concurrent.for(['a visitor', 'a member'] as const)(
  'home answers a press of %s on a phone before 150 kB of script were fetched',
  async (who, { come }) => {
    const member = who === 'a member' && { member: await newPlayer(inject('portalUrl')) };
    const { page, at } = await come({ ...PHONE_THAI, ...member, path: DOORSTEP });
    const fetched = watchScripts(page);
    await page.goto(at('/'), { waitUntil: 'commit' });
    await page.getByRole('button', { name: words.shell.menu }).click();
    await page.getByRole('dialog').getByRole('link', { name: words.shell.fairness }).waitFor();
    const scripts = await fetched();
    expect(bytesOf(scripts), JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(BUDGET_BYTES);
    // Nothing seen would also be within any budget.
    expect(bytesOf(scripts)).toBeGreaterThan(100_000);
  },
);

test.concurrent.for(BUDGETS_BYTES)(
  '%s answers a press before %i bytes of script were fetched',
  async ([path, budget], { come }) => {
    const { page, at } = await come({ ...PHONE_THAI, path: DOORSTEP });
    const fetched = watchScripts(page);
    await page.goto(at(path), { waitUntil: 'commit' });
    const scripts = await fetched();
    expect(bytesOf(scripts), JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(budget);
    expect(bytesOf(scripts)).toBeGreaterThan(BUDGET_BYTES);
  },
);
