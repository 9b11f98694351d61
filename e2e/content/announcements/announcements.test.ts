import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import consoleWords from '../../../web/src/features/content/announcements/console/words/en.json' with {
  type: 'json',
};
import english from '../../../web/src/features/content/announcements/words/en.json' with { type: 'json' };
import thai from '../../../web/src/features/content/announcements/words/th.json' with { type: 'json' };
import homeThai from '../../../web/src/features/play/home/words/th.json' with { type: 'json' };
import { ownBrand } from '../../brand-settings.ts';
import { operatorVisit } from '../../console/operator.ts';
import { queryDatabase } from '../../database-actions.ts';
import { DESKTOP_ENGLISH, PHONE_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { newMember } from '../../player.ts';
import { filled } from '../../words.ts';

/** Seconds as a rule; a machine with other things to do may take its time. */
const SECONDS_MS = 30_000;

/** As an operator would have written it; announced to no page, so before the first visit. */
async function announce(brand: string, type: string, title: string, hoursAgo = 1) {
  await queryDatabase(
    `insert into announcements.announcement (id, merchant_id, type, title, content, position, enabled, starts_at, readers, changed_at, changed_by)
     select uuidv7(), id, $2, jsonb_build_object('TH', $3::text, 'EN', $3::text),
       jsonb_build_object('EN', '<h3>All of it</h3><p>Word for word.</p>'), 100, true, now() - make_interval(hours => $4), 'everybody', now(), 'Nok'
     from brands.merchant where code = $1`,
    [brand, type, title, hoursAgo],
  );
}

test.concurrent.for([PHONE_THAI])(
  'what an operator publishes stands on an open home page without reloading it, and goes when it is switched off ($device, $language)',
  async (view, { come, onTestFinished }) => {
    const own = await ownBrand('heralds');
    const { page: home } = await come({ ...view, host: own.host });
    const hero = home.getByRole('region', { name: homeThai.hero.label });
    await hero.waitFor();

    const { page } = await operatorVisit({ path: `/new-announcement?brand=${own.code}` }, { onTestFinished });
    await page.getByLabel(consoleWords.field.type).selectOption('B');
    await page
      .getByLabel(filled(consoleWords.titleIn, { language: 'ไทย' }), { exact: true })
      .fill('แห่เรือคืนนี้');
    await page.getByRole('button', { name: consoleWords.publish }).click();
    // A banner is its picture: without one nothing is sent.
    await page.getByText(consoleWords.fault.pictureId).waitFor();
    await page
      .locator('input[type=file]')
      // The first one is the text's.
      .last()
      .setInputFiles({ name: 'boats.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await page.locator('img[src^="/files/"]').first().waitFor();
    await page.getByRole('button', { name: consoleWords.publish }).click();
    await page.getByRole('heading', { level: 1, name: 'แห่เรือคืนนี้' }).waitFor();

    const banner = hero.getByRole('heading', { name: 'แห่เรือคืนนี้', includeHidden: true });
    await banner.waitFor({ state: 'attached', timeout: SECONDS_MS });
    await page.getByRole('button', { name: consoleWords.switchOff, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: consoleWords.switchOff, exact: true }).click();
    await page.getByText(consoleWords.state.off, { exact: true }).first().waitFor();
    await banner.waitFor({ state: 'detached', timeout: SECONDS_MS });
  },
);

test.concurrent.for([DESKTOP_ENGLISH])(
  'a pop-up opens once for a visitor and once for a member on all their devices, never over a dialog ($device, $language)',
  async (view, { come }) => {
    const own = await ownBrand('nobody');
    await announce(own.code, 'PU', 'Mind the steps');
    const shown = (page: Page) => page.getByRole('dialog', { name: 'Mind the steps' });

    const visitor = await come({ ...view, host: own.host, path: '/?dialog=notice' });
    const list = visitor.page.getByRole('dialog', { name: english.title });
    await list.waitFor();
    await visitor.page.waitForTimeout(4000);
    expect(await shown(visitor.page).count()).toBe(0);
    await visitor.page.keyboard.press('Escape');
    await shown(visitor.page).waitFor({ timeout: SECONDS_MS });
    await visitor.page.getByRole('button', { name: english.close, exact: true }).last().click();
    await shown(visitor.page).waitFor({ state: 'detached' });
    await visitor.page.reload();
    await visitor.page.waitForTimeout(4000);
    expect(await shown(visitor.page).count()).toBe(0);

    const member = await newMember(own.url);
    const first = await come({ ...view, host: own.host, path: '/?dialog=notice', member });
    await first.page.getByRole('dialog', { name: english.title }).waitFor();
    await first.page.keyboard.press('Escape');
    await shown(first.page).waitFor({ timeout: SECONDS_MS });
    await eventually(() =>
      queryDatabase(
        'select 1 from announcements.seen s join members.member m on m.id = s.member_id where m.username = $1',
        [member.username],
      ),
    ).toHaveLength(1);
    const second = await come({ ...view, host: own.host, member, path: '/noticePage' });
    await second.page.waitForTimeout(4000);
    expect(await shown(second.page).count()).toBe(0);
  },
);

test.concurrent.for([PHONE_THAI])(
  'notices come nine to a page, and the chosen one says all of it ($device, $language)',
  async (view, { come }) => {
    const own = await ownBrand('criers');
    for (let at = 1; at <= 11; at++) await announce(own.code, 'PL', `ข่าวที่ ${at}`, at);
    const { page } = await come({ ...view, host: own.host });
    await page.getByRole('link', { name: homeThai.news.all }).click();
    const dialog = page.getByRole('dialog');
    await eventually(() => dialog.getByRole('listitem').count()).toBe(9);
    await dialog.getByRole('button', { name: /ถัดไป/ }).click();
    await eventually(() => dialog.getByRole('listitem').count()).toBe(2);
    await dialog.getByRole('link', { name: 'ข่าวที่ 11' }).click();
    await dialog.getByRole('heading', { name: 'ข่าวที่ 11' }).waitFor();
    await dialog.getByText('Word for word.').waitFor();
    await dialog.getByText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/).waitFor();
    await dialog.getByRole('link', { name: thai.all }).click();
    await eventually(() => dialog.getByRole('listitem').count()).toBe(2);
    await page.goBack();
    await page.goto(new URL('/noticePage?sheet=99', page.url()).href);
    await eventually(() => page.locator('main').getByRole('link', { name: /ข่าวที่/ }).count()).toBe(2);
  },
);
