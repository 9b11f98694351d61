import { randomUUID } from 'node:crypto';
import { balance } from '@lanna/contract/people/members/members';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import securityThai from '../../../web/src/features/accounts/security/words/th.json' with { type: 'json' };
import en from '../../../web/src/features/money/withdrawals/console/words/en.json' with { type: 'json' };
import thai from '../../../web/src/features/money/withdrawals/words/th.json' with { type: 'json' };
import shellThai from '../../../web/src/sites/portal/shell/words/th.json' with { type: 'json' };
import { type OwnBrand, ownBrand } from '../../brand-settings.ts';
import { operatorVisit } from '../../console/operator.ts';
import { queryDatabase } from '../../database-actions.ts';
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { DIALOG, expectNoViolations } from '../../expect-no-violations.ts';
import { ask, gameIdOf, launch, newPlayer, PASSWORD, type Player } from '../../player.ts';
import { startTestVendor, type TestVendor } from '../../test-vendor.ts';
import { filled } from '../../words.ts';

/* Money out (sections 2 and 4 of the specification: withdraw, withdrawal receipt): from what stays for turnover to the receipt. */

let own: OwnBrand;
let vendor: TestVendor;
beforeAll(async () => {
  own = await ownBrand('payingout');
  vendor = await startTestVendor(inject('databaseUrl'), 'FERRY', own.code);
  // Paid by hand at the desk; the sandbox, which every brand has, would confirm itself.
  await queryDatabase(
    `insert into payments.channel (merchant_id, way, code, kind, name, currency, min, max, position, expires_after_minutes, promised_minutes)
     select id, 'out', 'BANK', 'bank', '{"TH":"โอนเข้าบัญชี","EN":"Bank transfer"}', currency, 10000000, 10000000000, 0, 1440, 30
     from brands.merchant where code = $1`,
    [own.code],
  );
});
afterAll(() => vendor.stop());

const SECRET = '482913';
const REFERENCE = `FT${randomUUID().slice(0, 10).toUpperCase()}`;
/** 200.00 and 300.00 */
const [STAKE, PAYOUT] = [20_000_000, 30_000_000];

test.for([PHONE_THAI])(
  'a player reads why nothing can be withdrawn yet, plays the turnover, withdraws, follows it through the desk and says it has arrived ($device, $language)',
  async (view, { come, onTestFinished }) => {
    const player = await newPlayer(own.url, '200.00');
    const { page } = await come({ ...view, host: own.host, member: player });
    await page.getByRole('button', { name: shellThai.menu, exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: shellThai.withdraw, exact: true }).click();
    await page.getByText(thai.line.turnover).click();
    await page.getByText(thai.turnover.counts).waitFor();
    await expectNoViolations(page, DIALOG);

    await playTurnover(player);
    const withdrawable = () => page.getByRole('status', { name: thai.split.title }).textContent();
    await eventually(withdrawable).toContain('300.00');

    await setWithdrawalPassword(page);
    await addAccount(page);
    await page.getByLabel(thai.form.channel).selectOption({ label: 'โอนเข้าบัญชี' });
    await page.getByRole('button', { name: thai.form.all, exact: true }).click();
    await page.getByLabel(thai.form.password, { exact: true }).fill(SECRET);
    await expectNoViolations(page, DIALOG);
    await page.getByRole('button', { name: filled(thai.form.submitAmount, { amount: '฿300.00' }) }).click();
    const tracker = page.getByRole('article').filter({ hasText: '300.00' });
    await tracker.getByText(thai.has.waiting).waitFor();
    await eventually(withdrawable).toContain('0.00');
    await expectNoViolations(page, DIALOG);

    const { page: desk } = await operatorVisit(
      { role: 'finance', brand: own.code, path: `/withdrawals?brand=${own.code}&state=undecided` },
      { onTestFinished },
    );
    await desk.getByRole('row').filter({ hasText: player.username }).click();
    await desk.getByRole('region', { name: en.reasons.title }).getByText(en.risk.name.new_account).waitFor();
    await desk.getByRole('button', { name: en.move.take, exact: true }).click();
    await tracker.getByText(thai.has.reviewing).waitFor();
    await expectNoViolations(desk);
    await desk.getByRole('button', { name: en.move.approve, exact: true }).click();
    await tracker.getByText(thai.has.paying).waitFor();

    await desk.getByRole('button', { name: en.payoutMove.sendByHand }).click();
    await desk.getByLabel(en.settle.reference).fill(REFERENCE);
    await desk.getByRole('button', { name: en.payoutMove.settle }).click();
    await desk.getByText(en.receipt.awaited).first().waitFor();

    const receipt = page.getByRole('region', { name: thai.receipt.question });
    await receipt.getByText('300.00').waitFor();
    await expectNoViolations(page, DIALOG);
    await receipt.getByRole('button', { name: thai.receipt.yes }).click();
    await receipt.waitFor({ state: 'detached' });
    await page.getByText(thai.state.paid).first().waitFor();
    await desk.getByText(en.receipt.received, { exact: true }).first().waitFor();
    expect((await ask(own.url, balance, {}, player)).sumBalance).toBe('0.00');
  },
);

/** One bet of all there is, won: turnover enough for the deposit. */
async function playTurnover(player: Player) {
  const token = vendor.tokenOf(await launch(own.url, player, await gameIdOf(own.url, vendor.gameCode)));
  const common = { user: vendor.userOf(token), token, game_code: vendor.gameCode };
  const money = { currency: 'THB', is_free: false, round: randomUUID() };
  const bet = randomUUID();
  const portalUrl = inject('portalUrl');
  const staked = await vendor.callUntilDecided(portalUrl, '/transaction/bet', {
    ...common,
    ...money,
    transaction_uuid: bet,
    round_closed: false,
    amount: STAKE,
  });
  const won = await vendor.callUntilDecided(portalUrl, '/transaction/win', {
    ...common,
    ...money,
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: bet,
    round_closed: true,
    amount: PAYOUT,
  });
  expect([staked.status, won.status]).toEqual(['RS_OK', 'RS_OK']);
}

async function setWithdrawalPassword(page: Page) {
  const { payment, prove } = securityThai;
  await page.getByRole('button', { name: thai.steps.password.action }).click();
  const dialog = page.getByRole('dialog', { name: payment.set });
  await dialog.getByLabel(payment.new, { exact: true }).fill(SECRET);
  await dialog.getByLabel(payment.again, { exact: true }).fill(SECRET);
  await dialog.getByLabel(prove.password, { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: payment.save }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function addAccount(page: Page) {
  const { account, form } = thai;
  await page.getByRole('button', { name: thai.steps.account.action }).click();
  const dialog = page.getByRole('dialog', { name: account.add });
  await dialog.getByLabel(account.search).fill('กสิกร');
  await dialog.getByRole('button', { name: 'ธนาคารกสิกรไทย' }).click();
  await dialog.getByLabel(account.number).fill('123-4-56789-0');
  await dialog.getByLabel(account.holder).fill('สมชาย ใจดี');
  await dialog.getByLabel(form.password, { exact: true }).fill(SECRET);
  await dialog.getByRole('button', { name: account.save }).click();
  await dialog.waitFor({ state: 'detached' });
}
