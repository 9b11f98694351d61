import { expect, test } from 'vitest';
import en from '../../web/src/features/house/brands/console/words/en.json' with { type: 'json' };
import { ownBrand } from '../brand-settings.ts';
import { queryDatabase } from '../database-actions.ts';
import { eventually } from '../eventually.ts';
import { visit } from '../visit.ts';
import { operatorVisit } from './operator.ts';

const own = await ownBrand('shutting');
const { save, edit, set, history } = en;

/** Seconds as a rule; a machine with other things to do may take its time. */
const SECONDS_MS = 20_000;
const NOTICE = 'Repairing the pier, back at six';
const REASON = 'The pier is being repaired';

test('an operator closes the site, an open page says so within seconds with the notice, and one press opens it again with all as it was', async () => {
  const { page: player, problems, words } = await visit({ host: own.host, language: 'EN', path: '/rng' });
  problems.expect(/503/);
  const closed = player.getByRole('heading', { level: 1, name: words['site-states'].maintenance.title });
  await player.getByRole('article').first().waitFor();

  const { page } = await operatorVisit({ path: `/brands/${own.code}` });
  const row = page.locator('#setting-site_maintenance');
  await row.getByRole('heading', { name: set.site_maintenance.label }).waitFor();
  await row.getByText(edit.closed, { exact: true }).click();
  await page.getByText('1 change', { exact: false }).first().waitFor();
  // Without a notice no visitor can be shown why: the form refuses as the server would.
  expect(await page.getByRole('button', { name: save.review }).isDisabled()).toBe(true);
  await row.getByLabel('English').fill(NOTICE);
  await page.getByRole('button', { name: save.review }).click();
  const dialog = page.getByRole('dialog', { name: save.title });
  await dialog.getByText(NOTICE).waitFor();
  await dialog.getByRole('button', { name: save.go }).click();
  await dialog.getByRole('alert').first().waitFor();
  await dialog.locator('textarea').fill(REASON);
  await dialog.getByRole('button', { name: save.go }).click();
  await dialog.waitFor({ state: 'hidden' });

  await closed.waitFor({ timeout: SECONDS_MS });
  await player.getByText(NOTICE).waitFor();

  await page.getByRole('link', { name: save.undo }).click();
  await page.getByRole('button', { name: history.undo }).click();
  const undo = page.getByRole('dialog', { name: history.undoTitle });
  await undo.locator('textarea').fill('The pier is as good as new');
  await undo.getByRole('button', { name: history.undo }).click();
  await undo.waitFor({ state: 'hidden' });

  await closed.waitFor({ state: 'detached', timeout: SECONDS_MS });
  await player.getByRole('article').first().waitFor();
  const recorded = () =>
    queryDatabase<{ action: string; reason: string }>(
      'select action, reason from operators.action where subject_kind = $1 and subject_id = $2 order by number',
      ['brand', own.code],
    );
  await eventually(recorded).toEqual([
    { action: 'brands.change', reason: REASON },
    { action: 'brands.undo', reason: 'The pier is as good as new' },
  ]);
});

test('two operators on one brand: the second is notified, and nothing of the first is lost', async () => {
  const first = await operatorVisit({ path: `/brands/${own.code}` });
  const second = await operatorVisit({ path: `/brands/${own.code}` });
  const year = (page: typeof first.page) => page.locator('#setting-copyrightYear').getByRole('textbox');
  await year(first.page).fill('2027');
  await year(second.page).fill('2028');
  await first.page.getByRole('button', { name: save.review }).click();
  await first.page.getByRole('dialog').getByRole('button', { name: save.go }).click();
  await first.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await second.page.getByText(save.meanwhile).waitFor({ timeout: SECONDS_MS });
  expect(await year(second.page).inputValue()).toBe('2028');
  const [kept] = await queryDatabase<{ year: string }>(
    "select settings ->> 'copyrightYear' as year from brands.merchant where code = $1",
    [own.code],
  );
  expect(kept?.year).toBe('2027');
});

test('who keeps the words changes words, and reads the rest', async () => {
  const { page } = await operatorVisit({ role: 'content', brand: own.code, path: `/brands/${own.code}` });
  await page.locator('#setting-site_customerService_phone').getByRole('textbox').fill('02 000 0009');
  expect(await page.locator('#setting-copyrightYear').getByRole('textbox').isDisabled()).toBe(true);
  await page.getByRole('button', { name: save.review }).click();
  await page.getByRole('dialog').getByRole('button', { name: save.go }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByText(save.saved).first().waitFor();
});
