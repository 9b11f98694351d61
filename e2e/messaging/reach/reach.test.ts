import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import console from '../../../web/src/features/accounts/join/console/words/en.json' with { type: 'json' };
import joinEn from '../../../web/src/features/accounts/join/words/en.json' with { type: 'json' };
import joinTh from '../../../web/src/features/accounts/join/words/th.json' with { type: 'json' };
import downloadEn from '../../../web/src/features/house/download/words/en.json' with { type: 'json' };
import downloadTh from '../../../web/src/features/house/download/words/th.json' with { type: 'json' };
import { operatorVisit } from '../../console/operator.ts';
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { expectNoViolations, FRAME } from '../../expect-no-violations.ts';

/* How people are reached: the page to install from, and the form to become an agent. */

const DOWNLOAD = { TH: downloadTh, EN: downloadEn };
const JOIN = { TH: joinTh, EN: joinEn };

test.concurrent.for([PHONE_THAI])(
  'who opens /down sees the way of a device, gets the profile for iOS, and saves the code ($device, $language)',
  async (view, { come }) => {
    const words = DOWNLOAD[view.language];
    const { page, at } = await come({ ...view, path: '/download' });
    // What the server could not know shows once the page has been taken over.
    const machine = page.getByRole('radio', { name: words.platform.desktop });
    await eventually(() => machine.isChecked()).toBe(true);
    await page.getByRole('radio', { name: words.platform.ios }).check({ force: true });
    await page.getByText(words.steps.ios['1']).waitFor();
    const profile = await page.request.get(at('/install/ios.mobileconfig'));
    expect(profile.headers()['content-type']).toBe('application/x-apple-aspen-config');
    expect(await profile.text()).toContain(`<string>${new URL(at('/')).origin}/</string>`);
    await page.getByRole('radio', { name: words.platform.android }).check({ force: true });
    await page.getByText(words.steps.android['1']).waitFor();
    await expectNoViolations(page, { without: FRAME });

    await page.getByRole('button', { name: /QR/ }).first().click();
    const saving = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: words.qr.save }).click();
    const png = readFileSync(await (await saving).path());
    // A PNG says its width and height in the first chunk.
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'PNG',
      200,
      200,
    ]);
  },
);

test.for([PHONE_THAI])(
  'an application to become an agent is sent, and read in the console ($device, $language)',
  async (view, { come }) => {
    const words = JOIN[view.language];
    const { page } = await come({ ...view, path: '/join' });
    const send = page.getByRole('button', { name: words.form.send, exact: true });
    await expectNoViolations(page, { without: FRAME });
    const name = `นก ${Date.now()}`;
    await page.getByLabel(words.form.name, { exact: true }).fill(name);
    await page.getByLabel(words.way.line, { exact: true }).fill(`@nok${Date.now()}`);
    await page.getByLabel(words.form.players, { exact: true }).fill('กลุ่มไลน์ตลาดนัดริมน้ำ ราวสามร้อยคน');
    await send.click();
    await page.getByText(words.sent.title).waitFor();

    const operator = await operatorVisit({ path: '/join' });
    await operator.page.getByText(name).first().click();
    await operator.page.getByText(console.noMember).waitFor();
    await operator.page.getByRole('button', { name: console.markDone, exact: true }).click();
    await operator.page.getByText(console.saved).first().waitFor();
  },
);
