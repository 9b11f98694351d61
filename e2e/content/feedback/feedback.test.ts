import { inject } from 'vitest';
import words from '../../../web/src/features/content/feedback/words/en.json' with { type: 'json' };
import { PHONE_ENGLISH, test } from '../../device-matrix.ts';
import { newMember } from '../../player.ts';

/* What a member wants to say to the house (section 5 of the specification: PUT /wps/feedback). */

const portalUrl = inject('portalUrl');

test.concurrent.for([PHONE_ENGLISH])(
  'a member says something to the house, and is shown that it came ($device, $language)',
  async (view, { come }) => {
    const member = await newMember(portalUrl);
    const { page } = await come({ ...view, member, path: '/?centre=member&page=feedback' });
    await page.getByLabel(words.label, { exact: true }).fill('ขอให้มีเกมสล็อตใหม่ทุกสัปดาห์');
    await page.getByRole('button', { name: words.send, exact: true }).click();
    await page.getByText(words.sent.title).waitFor();
  },
);
