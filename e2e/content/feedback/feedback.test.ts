import { sendFeedback } from '@lanna/contract/content/feedback/feedback';
import { expect, inject } from 'vitest';
import english from '../../../web/src/features/content/feedback/words/en.json' with { type: 'json' };
import thai from '../../../web/src/features/content/feedback/words/th.json' with { type: 'json' };
import { PHONE_ENGLISH, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { newMember } from '../../player.ts';
import type { Visit } from '../../visit.ts';
import { filled } from '../../words.ts';

/* What a member wants to say to the house (section 5 of the specification: PUT /wps/feedback). */

const portalUrl = inject('portalUrl');
const WORDS = { TH: thai, EN: english };
const BOUNDS = { min: 10, max: 140 };
const FEEDBACK = '/?centre=member&page=feedback';
const TEXT = 'ขอให้มีเกมสล็อตใหม่ทุกสัปดาห์';

test.concurrent.for([PHONE_ENGLISH])(
  'a member says something, and is shown what is missing, that it came, and when again ($device, $language)',
  async (view, { come }) => {
    const words = WORDS[view.language];
    const visitor = await come({ ...view, member: await newMember(portalUrl), path: FEEDBACK });
    const { page } = visitor;
    const { centre, area, send } = await atFeedback(visitor, words);

    await send.click();
    await centre.getByText(words.fault.empty).waitFor();
    await area.fill('สั้นไป');
    await centre.getByText(filled(words.fault.short, BOUNDS)).waitFor();
    await area.fill(TEXT);
    await eventually(() => centre.getByRole('alert').count()).toBe(0);
    await send.click();
    await centre.getByText(words.sent.title).waitFor();

    await centre.getByRole('button', { name: words.sent.another }).click();
    await area.fill(`${TEXT} อีกครั้ง`);
    await send.click();
    await centre
      .getByText(words.soon.split('{{')[0] ?? '')
      .first()
      .waitFor();
    await centre.getByText(words.kept).waitFor();
    expect(await area.inputValue()).toBe(`${TEXT} อีกครั้ง`);
    visitor.problems.expect(/429/);
    expect(new URL(page.url()).search).toBe('?centre=member&page=feedback');
  },
);

test.concurrent('without a line the text stays, and is sent when there is one again', async ({ come }) => {
  const visitor = await come({ member: await newMember(portalUrl), path: FEEDBACK });
  const { page } = visitor;
  const { centre, area, send } = await atFeedback(visitor, thai);
  await page.route(`**${sendFeedback.path}`, (route) => route.abort());
  await area.fill(TEXT);
  await send.click();
  await centre.getByText(visitor.words.refusals.network).waitFor();
  expect(await area.inputValue()).toBe(TEXT);
  await page.unroute(`**${sendFeedback.path}`);
  await send.click();
  await centre.getByText(thai.sent.title).waitFor();
  visitor.problems.expect(/ERR_FAILED/);
});

async function atFeedback({ page }: Visit, words: typeof thai) {
  const centre = page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: words.title }) });
  const area = centre.getByLabel(words.label, { exact: true });
  await area.waitFor();
  return { centre, area, send: centre.getByRole('button', { name: words.send, exact: true }) };
}
