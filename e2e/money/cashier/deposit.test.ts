import { balance } from '@lanna/contract/people/members/members';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import desk from '../../../web/src/features/money/cashier/console/words/en.json' with { type: 'json' };
import thai from '../../../web/src/features/money/cashier/words/th.json' with { type: 'json' };
import overviewWords from '../../../web/src/features/oversight/reports/console/words/en.json' with {
  type: 'json',
};
import identityThai from '../../../web/src/features/people/identity/words/th.json' with { type: 'json' };
import { depositPlayMoney } from '../../actions.ts';
import { operatorVisit } from '../../console/operator.ts';
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { DIALOG, expectNoViolations } from '../../expect-no-violations.ts';
import { ask, newMember } from '../../player.ts';
import { filled } from '../../words.ts';

/* Paying money in, by each way the demo brands have, with the desk in a browser of its own. */

const portalUrl = inject('portalUrl');
const OPEN = '/?centre=member&page=depositv2';

test.concurrent.for([PHONE_THAI])(
  'a member pays in by play money, by PromptPay and by a bank transfer with its slip, and sees each arrive ($device, $language)',
  async (view, { come, onTestFinished }) => {
    const player = await newMember(portalUrl);
    const { page } = await come({ ...view, member: player, path: OPEN });
    await depositPlayMoney(page, '100');
    await expectNoViolations(page, DIALOG);

    const operator = await operatorVisit(
      { role: 'finance', brand: 'LANNA', path: '/deposits' },
      { onTestFinished },
    );

    await make(page, /^พร้อมเพย์/, '250');
    await page.getByRole('img', { name: filled(thai.pay.codeLabel, { amount: '฿250.00' }) }).waitFor();
    await expectNoViolations(page, DIALOG);
    const promptpay = await reference(page);
    // Loading anew comes back to the deposit that waits.
    await page.reload();
    await page.getByText(promptpay).first().waitFor();
    const overview = await operatorVisit({ role: 'finance', brand: 'LANNA' }, { onTestFinished });
    const before = await saidPaid(overview.page);
    await page.getByRole('button', { name: thai.pay.paid, exact: true }).click();
    await page.getByText(thai.pay.looking).waitFor();
    // Another operator, who has pressed nothing, sees it come.
    await eventually(() => saidPaid(overview.page)).toBeGreaterThan(before);
    await eventually(() => overview.page.title()).toMatch(/^\(\d+\) /);
    await confirm(operator.page, promptpay, `KB-${promptpay}`);
    await page.getByText(thai.deposit.done).waitFor();
    await page.getByRole('button', { name: thai.one.new }).click();

    await make(page, /^โอนผ่านธนาคาร/, '400');
    const transfer = await reference(page);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await page.getByText(thai.outcome.slip.title).waitFor();
    expect(await page.getByText(identityThai.pictures.retry).count()).toBe(0);
    await expectNoViolations(page, DIALOG);
    await check(operator.page, transfer);
    await operator.page.getByRole('button', { name: desk.slip.look }).click();
    await operator.page.getByRole('img', { name: desk.slip.picture }).waitFor();
    await decide(operator.page, `SCB-${transfer}`);
    await page.getByText(thai.deposit.done).waitFor();

    await eventually(async () => (await ask(portalUrl, balance, {}, player)).sumBalance).toBe('750.00');
    await page.getByRole('button', { name: thai.one.back }).click();
    await eventually(() => page.getByText(thai.state.credited, { exact: true }).count()).toBe(3);
    await expectNoViolations(page, DIALOG);
  },
);

/** How many deposits said to be paid the overview says are waiting. */
async function saidPaid(page: Page): Promise<number> {
  await page.getByRole('heading', { name: overviewWords.work.title }).waitFor();
  const line = page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: overviewWords.work.kinds['paid-deposits'] });
  return (await line.count()) === 0 ? 0 : Number.parseInt((await line.textContent()) ?? '', 10);
}

async function make(page: Page, method: RegExp, amount: string) {
  const card = page.getByRole('radio', { name: method });
  await page.locator('label').filter({ has: card }).click();
  await eventually(() => card.isChecked()).toBe(true);
  await page.getByLabel(thai.deposit.amount, { exact: true }).fill(amount);
  await page.getByRole('button', { name: thai.deposit.submit, exact: true }).click();
  await page.getByText(thai.pay.until).waitFor();
}

/** What the payer writes into the transfer. */
async function reference(page: Page): Promise<string> {
  const shown = page.getByText(/^D[2-9A-Z]{10}$/).first();
  await shown.waitFor();
  return (await shown.textContent()) ?? '';
}

async function check(page: Page, searched: string) {
  await page.goto(new URL(`/deposits?search=${searched}`, page.url()).href);
  await page.getByRole('row').filter({ hasText: searched }).first().click();
}

async function confirm(page: Page, searched: string, bankReference: string) {
  await check(page, searched);
  await decide(page, bankReference);
}

async function decide(page: Page, bankReference: string) {
  await page.getByLabel(desk.decide.bankReference).fill(bankReference);
  await page.getByRole('button', { name: desk.move.confirm, exact: true }).click();
  await page.getByText(desk.done.credited).first().waitFor();
}
