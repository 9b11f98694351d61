import consoleWords from '../../../web/src/features/content/announcements/console/words/en.json' with {
  type: 'json',
};
import homeThai from '../../../web/src/features/play/home/words/th.json' with { type: 'json' };
import { ownBrand } from '../../brand-settings.ts';
import { operatorVisit } from '../../console/operator.ts';
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { filled } from '../../words.ts';

/** Seconds as a rule; a machine with other things to do may take its time. */
const SECONDS_MS = 30_000;

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
