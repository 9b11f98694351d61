import { randomUUID } from 'node:crypto';
import { launchChat } from '@lanna/contract/content/chat/rooms';
import { writeChat } from '@lanna/contract/content/chat/writing';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import desk from '../../../web/src/features/content/chat/console/words/en.json' with { type: 'json' };
import thai from '../../../web/src/features/content/chat/words/th.json' with { type: 'json' };
import bets from '../../../web/src/features/play/bets/words/th.json' with { type: 'json' };
import { ownBrand } from '../../brand-settings.ts';
import { operatorVisit } from '../../console/operator.ts';
import { queryDatabase } from '../../database-actions.ts';
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { DIALOG, expectNoViolations } from '../../expect-no-violations.ts';
import { ask, gameIdOf, launch, newPlayer, type Player } from '../../player.ts';
import { startTestVendor, type TestVendor } from '../../test-vendor.ts';
import { filled } from '../../words.ts';

/* The rooms of members on a phone, and the desk that looks at what was held. */

const own = await ownBrand('rooms');
const UNIT = 100_000;
let vendor: TestVendor;

beforeAll(async () => {
  vendor = await startTestVendor(inject('databaseUrl'), 'ROOMS', own.code);
  await queryDatabase(
    `insert into chat.setting (merchant_id, version, settings)
     select id, 1, '{"mustBeProved": false, "ageHours": 0}' from brands.merchant where code = $1`,
    [own.code],
  );
});
afterAll(() => vendor.stop());

/** Another member, who writes without a browser. */
async function writeAs(player: Player, text: string) {
  const { room } = await ask(own.url, launchChat, { body: {} }, player);
  return ask(own.url, writeChat, { body: { room: room.id, clientId: randomUUID(), text } }, player);
}

async function settleBet(player: Player) {
  const token = vendor.tokenOf(await launch(own.url, player, await gameIdOf(own.url, vendor.gameCode)));
  const { status } = await vendor.callUntilDecided(inject('portalUrl'), '/transaction/bet', {
    ...{ user: vendor.userOf(token), token, game_code: vendor.gameCode, currency: 'THB', is_free: false },
    ...{ transaction_uuid: randomUUID(), round: randomUUID(), round_closed: true, amount: 10 * UNIT },
  });
  expect(status).toBe('RS_OK');
}

test.concurrent.for([PHONE_THAI])(
  'a member reads what comes by push, answers it, shares a settled bet and reports a message; what is held is removed with a mute by one key, and its writer reads why ($device, $language)',
  async (view, { come, onTestFinished }) => {
    const [player, other] = await Promise.all([newPlayer(own.url), newPlayer(own.url)]);
    await settleBet(player);
    const { page } = await come({ ...view, host: own.host, member: player, path: '/?dialog=rooms' });
    const log = page.getByRole('list', { name: thai.log });
    const field = page.getByLabel(thai.write.label, { exact: true });
    await field.waitFor();
    await expectNoViolations(page, DIALOG);

    await writeAs(other, 'คืนนี้ใครแตกบ้าง');
    // An answer quotes it.
    const line = log
      .getByRole('listitem')
      .filter({ hasText: 'คืนนี้ใครแตกบ้าง', hasNot: page.getByRole('blockquote') })
      .last();
    await line.waitFor();
    await line.getByRole('button', { name: thai.act.more }).click();
    await page.getByRole('menuitem', { name: thai.act.reply }).click();
    await field.fill('ผมเพิ่งแตกครับ');
    await page.getByRole('button', { name: thai.write.send, exact: true }).click();
    await log.getByRole('blockquote').filter({ hasText: 'คืนนี้ใครแตกบ้าง' }).waitFor();

    await page.getByRole('button', { name: thai.write.bet }).click();
    const settled = page.getByRole('dialog', { name: thai.bet.title });
    await settled.getByRole('button', { name: thai.bet.share }).first().waitFor();
    await settled.getByRole('checkbox', { name: thai.bet.hide }).uncheck();
    // One message a second.
    await page.waitForTimeout(1100);
    await settled.getByRole('button', { name: thai.bet.share }).first().click();
    const card = log.getByRole('figure').filter({ hasText: thai.bet.lost });
    // What decided it, for all who read the card; the test's vendor keeps nothing of it.
    await card.getByRole('button', { name: thai.bet.receipt }).click();
    const receipt = page.getByRole('dialog', { name: thai.bet.receiptTitle });
    await receipt.getByText(bets.receipt.notProvable).waitFor();
    await page.keyboard.press('Escape');
    await receipt.waitFor({ state: 'detached' });

    await line.getByRole('button', { name: thai.act.more }).click();
    await page.getByRole('menuitem', { name: thai.act.report }).click();
    await page.getByRole('button', { name: thai.report.spam }).click();
    await line.waitFor({ state: 'detached' });
    await expectNoViolations(page, DIALOG);

    const bait = `แอดไลน์ slot${player.username}`;
    await page.waitForTimeout(1100);
    await field.fill(bait);
    await page.getByRole('button', { name: thai.write.send, exact: true }).click();
    await page.getByText(thai.outcome.held).waitFor();
    const operator = await operatorVisit(
      { role: 'support', brand: own.code, path: '/chat-desk?view=queue' },
      { onTestFinished },
    );
    await operator.page.getByText(bait).first().click();
    await operator.page
      .getByRole('button', { name: filled(desk.decide.removeAndMute, { length: desk.length['3600'] }) })
      .waitFor();
    await expectNoViolations(operator.page);
    await operator.page.keyboard.press('2');
    await operator.page.getByText(desk.done.removed).first().waitFor();
    await page.getByText(thai.outcome.removed).waitFor();
    await page.getByText(thai.reason.contact).waitFor();
  },
);
