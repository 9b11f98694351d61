import { expect } from 'vitest';
import consoleWords from '../../../web/src/features/content/help/console/words/en.json' with { type: 'json' };
import words from '../../../web/src/features/content/help/words/en.json' with { type: 'json' };
import { operatorVisit } from '../../console/operator.ts';
import { queryDatabase } from '../../database-actions.ts';
import { DESKTOP_ENGLISH, test } from '../../device-matrix.ts';

/* The help centre and the pages about the house (section 2 of the specification: /help). */

const SECONDS_MS = 20_000;
const RENAMED = 'The password has slipped my mind';

test.concurrent.for([DESKTOP_ENGLISH])(
  'a visitor searches, reads an article and the terms, and sees a change without reload ($device, $language)',
  async (view, { come, onTestFinished }) => {
    const { page, at } = await come({ ...view, path: '/help' });
    await page.getByRole('heading', { level: 1, name: words.hero.title }).waitFor();

    await page.getByLabel(words.search.label).fill('forgott pasword');
    await page.getByText(words.search.nearest.split('“')[0] ?? '', { exact: false }).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^I forgot my password/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'I forgot my password' }).waitFor();
    expect(new URL(page.url()).search).toBe('?article=forgot-password');
    await page.getByRole('button', { name: words.helpful.yes, exact: true }).click();
    await page.getByText(words.helpful.thanks).waitFor();

    const [article] = await queryDatabase<{ id: string }>(
      `select a.id from help.article a join brands.merchant m on m.id = a.merchant_id
        where a.slug = 'forgot-password' and m.code = 'LANNA'`,
    );
    const { page: desk } = await operatorVisit(
      { path: `/help-articles/article/${article?.id}` },
      { onTestFinished },
    );
    await desk.getByText('English', { exact: true }).first().click();
    await desk.getByLabel(consoleWords.field.title, { exact: true }).fill(RENAMED);
    await desk.getByRole('button', { name: consoleWords.save, exact: true }).click();
    await desk.getByText(consoleWords.article.saved).waitFor();
    await page.getByRole('heading', { level: 1, name: RENAMED }).waitFor({ timeout: SECONDS_MS });

    await page.goto(at('/help?page=terms'));
    await page.getByRole('heading', { level: 1, name: 'General Terms and Conditions' }).waitFor();
    await page.getByRole('navigation', { name: words.contents }).getByRole('link', { name: /^11\./ }).click();
    expect(new URL(page.url()).search).toBe('?page=terms');
  },
);
