import { expect, inject } from 'vitest';
import findingEn from '../../web/src/sites/portal/finding/words/en.json' with { type: 'json' };
import findingTh from '../../web/src/sites/portal/finding/words/th.json' with { type: 'json' };
import { DESKTOP_ENGLISH, PHONE_THAI, test } from '../device-matrix.ts';
import { eventually } from '../eventually.ts';
import { DIALOG, expectNoViolations } from '../expect-no-violations.ts';
import { newPlayer } from '../player.ts';
import { filled } from '../words.ts';

test.concurrent.for([PHONE_THAI])(
  'one field finds a game with the keyboard left in English, and opens it to be played ($device, $language)',
  async (view, { come }) => {
    const member = await newPlayer(inject('portalUrl'));
    const { page, words } = await come({ ...view, member });
    const finding = findingTh;
    const { shell } = words;
    await page.getByRole('link', { name: shell.search, exact: true }).click();
    const field = page.getByRole('combobox', { name: finding.field });
    await eventually(() => field.evaluate((input) => input.matches(':focus'))).toBe(true);
    // แสงดาว on the same keys.
    await field.fill("cl'fk;");
    const first = page.getByRole('option').first();
    await eventually(() => first.textContent()).toContain('แสงดาว');
    await expectNoViolations(page, DIALOG);
    await first.click();
    await eventually(() => new URL(page.url()).pathname).toBe('/game');
  },
);

test.concurrent.for([DESKTOP_ENGLISH])(
  'the search opens by its keys, arrows choose, and back leads past it; what is not found says so ($device, $language)',
  async (view, { come }) => {
    const { page } = await come({ ...view, path: '/rng' });
    const finding = findingEn;
    await page.getByRole('article').first().waitFor();
    const field = page.getByRole('combobox', { name: finding.field });
    // A key pressed before the page is taken over has no one to answer it.
    await eventually(async () => {
      if (!(await field.isVisible())) await page.keyboard.press('Control+K');
      return field.isVisible();
    }).toBe(true);
    await field.fill('promotion');
    const pages = page.getByRole('group', { name: finding.kinds.pages });
    await pages.getByRole('option').first().waitFor();
    await field.press('ArrowDown');
    await field.press('ArrowUp');
    const chosen = await field.getAttribute('aria-activedescendant');
    expect(await page.locator(`[id="${chosen}"]`).getAttribute('aria-selected')).toBe('true');
    await field.fill('zzqqxx');
    const nothing = filled(finding.nothing, { text: 'zzqqxx' });
    await page.getByRole('paragraph').filter({ hasText: nothing }).first().waitFor();
    await expectNoViolations(page, DIALOG);
    await field.fill('promotion');
    await pages.getByRole('option').first().click();
    await eventually(() => new URL(page.url()).pathname).toBe('/promotions');
    await page.goBack();
    await eventually(() => new URL(page.url()).pathname).toBe('/rng');
  },
);
