import { randomUUID } from 'node:crypto';
import { deposit } from '@lanna/contract/money/cashier/cashier';
import { expect, inject } from 'vitest';
import broadcasts from '../../../web/src/features/messaging/inbox/console/words/en.json' with {
  type: 'json',
};
import thai from '../../../web/src/features/messaging/inbox/words/th.json' with { type: 'json' };
import desk from '../../../web/src/features/money/cashier/console/words/en.json' with { type: 'json' };
import shell from '../../../web/src/sites/portal/shell/words/th.json' with { type: 'json' };
import { operatorVisit } from '../../console/operator.ts';
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { DIALOG, expectNoViolations } from '../../expect-no-violations.ts';
import { ask, newMember } from '../../player.ts';

/* Messages to members: of their money as it moves, and by the house. */

const portalUrl = inject('portalUrl');
const TITLE = 'ตลาดกลางคืนเปิดเร็วขึ้น';

test.concurrent.for([PHONE_THAI])(
  'a deposit is credited, its message is counted and read, and a message of the house arrives on the open page ($device, $language)',
  async (view, { come, onTestFinished }) => {
    const player = await newMember(portalUrl);
    const { page, at } = await come({ ...view, member: player });
    const bar = page.getByRole('navigation', { name: shell.tabBar });
    const request = { body: { methodCode: 'PROMPTPAY', amount: '300.00' } };
    const made = await ask(portalUrl, deposit, request, { ...player, idempotencyKey: randomUUID() });

    const finance = await operatorVisit(
      { role: 'finance', brand: 'LANNA', path: `/deposits?search=${made.reference}` },
      { onTestFinished },
    );
    await finance.page.getByRole('row').filter({ hasText: made.reference }).first().click();
    await finance.page.getByLabel(desk.decide.bankReference).fill(`KB-${made.reference}`);
    await finance.page.getByRole('button', { name: desk.move.confirm, exact: true }).click();
    await finance.page.getByText(desk.done.credited).first().waitFor();

    // The figure comes by push, without loading anew.
    await bar.getByText('1 ข้อความใหม่').waitFor({ state: 'attached' });
    await page.goto(at('/?centre=member'));
    await page.getByRole('dialog').getByRole('link', { name: thai.title }).click();
    await page.getByRole('button', { name: 'ฝากเงินสำเร็จ' }).click();
    await page.getByText('เราได้รับยอดฝาก ฿300.00 แล้ว เงินเข้ากระเป๋าแล้ว').waitFor();
    await expectNoViolations(page, DIALOG);
    await page.getByRole('button', { name: thai.back }).click();
    await expectNoViolations(page, DIALOG);
    await eventually(() => page.getByText(thai.new, { exact: true }).count()).toBe(0);

    const content = await operatorVisit(
      { role: 'content', brand: 'LANNA', path: '/new-broadcast' },
      { onTestFinished },
    );
    const editor = content.page;
    await editor.getByLabel(broadcasts.titleIn.replace('{{language}}', 'ไทย')).fill(TITLE);
    await editor.locator('[contenteditable=true]').fill('ตั้งแต่ห้าโมงเย็นทุกวัน');
    await editor.getByLabel(broadcasts.field.usernames).fill(player.username);
    await editor.getByText(broadcasts.readers_one.replace('{{shown}}', '1')).waitFor();
    await editor.getByRole('button', { name: broadcasts.saveDraft }).click();
    await editor.getByRole('button', { name: broadcasts.send, exact: true }).click();
    await editor.getByRole('dialog').getByRole('button', { name: broadcasts.sendNow }).click();

    await page.getByRole('button', { name: TITLE }).click();
    await page.getByRole('heading', { name: TITLE }).waitFor();
    await expectNoViolations(page, DIALOG);
    await eventually(() => editor.getByText(broadcasts.state.sent, { exact: true }).count()).toBeGreaterThan(
      0,
    );
    expect(await bar.getByText('ข้อความใหม่').count()).toBe(0);
  },
);
