import { DESK_CHECKS } from '@lanna/contract/accounts/kyc/ops';
import { setPaymentPassword } from '@lanna/contract/accounts/security/security';
import { addBankAccount } from '@lanna/contract/money/withdrawals/bank-accounts';
import { RISK_KINDS } from '@lanna/rules/money/withdrawals/risk-rules';
import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import en from '../../../web/src/features/accounts/kyc/console/words/en.json' with { type: 'json' };
import thai from '../../../web/src/features/accounts/kyc/words/th.json' with { type: 'json' };
import withdrawals from '../../../web/src/features/money/withdrawals/words/th.json' with { type: 'json' };
import shellThai from '../../../web/src/sites/portal/shell/words/th.json' with { type: 'json' };
import { type OwnBrand, ownBrand } from '../../brand-settings.ts';
import { operatorVisit } from '../../console/operator.ts';
import { queryDatabase } from '../../database-actions.ts';
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { DIALOG, expectNoViolations } from '../../expect-no-violations.ts';
import { ask, newPlayer, PASSWORD, type Player } from '../../player.ts';
import { filled } from '../../words.ts';

/* A member's identity is proved before money leaves: from what waits for it to the withdrawal that goes through. */

let own: OwnBrand;
beforeAll(async () => {
  own = await ownBrand('knowing');
  await queryDatabase(
    `insert into kyc.setting (merchant_id, withdrawals, kinds, address_proof, tries_a_day, kept_days, version, changed_at, changed_by)
     select id, 'all', '{thai_id,passport}', 'none', 3, 90, 1, now(), 'test' from brands.merchant where code = $1`,
    [own.code],
  );
  // Nothing but the identity makes the withdrawal wait.
  await queryDatabase(
    `insert into withdrawals.risk_rule (merchant_id, kind, version, enabled, thresholds, changed_at, changed_by, reason)
     select id, kind, 1, false, '{}', now(), 'test', 'for the test' from brands.merchant, unnest($2::text[]) kind where code = $1`,
    [own.code, RISK_KINDS],
  );
});

const SECRET = '482913';

test.for([PHONE_THAI])(
  'a withdrawal waits for the identity; the documents are sent by phone, the desk approves them, and the withdrawal goes through ($device, $language)',
  async (view, { come, onTestFinished }) => {
    const player = await newPlayer(own.url, '200.00');
    // As if it had been played.
    await queryDatabase(
      'update cashier.deposit set turnover_required = 0 where merchant_id = (select id from brands.merchant where code = $1)',
      [own.code],
    );
    const { page } = await come({ ...view, host: own.host, member: player });
    await page.getByRole('button', { name: shellThai.menu, exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: shellThai.withdraw, exact: true }).click();
    await page.getByRole('heading', { name: withdrawals.identity.title }).waitFor();
    await page.getByRole('link', { name: withdrawals.identity.action }).click();
    await page.getByRole('button', { name: thai.intro.start }).waitFor();
    await expectNoViolations(page, DIALOG);

    await page.getByRole('button', { name: thai.intro.start }).click();
    await page.getByText(thai.kind.passport, { exact: true }).click();
    await next(page);
    await page.getByLabel(thai.field.name).fill('Somchai Jaidee');
    await page.getByLabel(thai.field.number.passport).fill('AA1234567');
    await page.getByLabel(thai.field.birthday).fill('1990-04-13');
    await page.getByLabel(thai.field.validUntil).fill('2035-01-01');
    await next(page);
    await take(page, thai.part.front.passport, 300);
    await take(page, thai.part.face.name, 400);
    await expectNoViolations(page, DIALOG);
    await next(page);
    await page.getByText('AA1234567').waitFor();
    await page.getByRole('button', { name: thai.send.submit }).click();
    await page.getByRole('heading', { name: thai.standing.submitted }).waitFor();
    await expectNoViolations(page, DIALOG);

    const { page: desk } = await operatorVisit(
      { role: 'risk', brand: own.code, path: `/identity-checks?brand=${own.code}&state=undecided` },
      { onTestFinished },
    );
    await desk.getByRole('row').filter({ hasText: player.username }).click();
    await desk.getByRole('button', { name: en.move.take, exact: true }).click();
    await page.getByRole('heading', { name: thai.standing.reviewing }).waitFor();
    await desk.getByRole('button', { name: filled(en.pictures.look, { part: en.part.front }) }).click();
    await desk.getByRole('img', { name: en.part.front }).waitFor();
    for (const check of DESK_CHECKS) await desk.getByLabel(en.look[check]).check();
    await expectNoViolations(desk);
    await desk.getByRole('button', { name: en.move.approve, exact: true }).click();

    await page.getByRole('heading', { name: thai.standing.approved }).waitFor();
    await expectNoViolations(page, DIALOG);
    await prepareWithdrawal(player);
    await page.getByRole('link', { name: thai.standing.toWithdraw }).click();
    await page.getByRole('button', { name: withdrawals.form.all, exact: true }).click();
    await page.getByLabel(withdrawals.form.password, { exact: true }).fill(SECRET);
    await page
      .getByRole('button', { name: filled(withdrawals.form.submitAmount, { amount: '฿200.00' }) })
      .click();
    await page.getByRole('region', { name: withdrawals.receipt.question }).waitFor();
  },
);

async function next(page: Page) {
  await page.getByRole('button', { name: thai.send.next, exact: true }).click();
}

/** A picture like no other: of another part of the page. */
async function take(page: Page, part: string, height: number) {
  const slot = page.getByRole('group', { name: part });
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 390, height } });
  await slot
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'document.png', mimeType: 'image/png', buffer });
  await slot.getByText(thai.send.pictures.kept, { exact: true }).waitFor();
}

/** A withdrawal password and a bank account. */
async function prepareWithdrawal(player: Player) {
  const secret = { newPaymentPassword: SECRET, confirmPaymentPassword: SECRET };
  await ask(own.url, setPaymentPassword, { body: { password: PASSWORD, ...secret } }, player);
  const account = { bankCode: 'KBANK', accountNumber: '123-4-56789-0', holderName: 'สมชาย ใจดี' };
  await ask(own.url, addBankAccount, { body: { ...account, paymentPassword: SECRET } }, player);
}
