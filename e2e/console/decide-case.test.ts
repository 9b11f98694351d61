import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import operators from '../../web/src/features/people/operators/console/words/en.json' with { type: 'json' };
import bets from '../../web/src/features/play/bets/console/words/en.json' with { type: 'json' };
import { moneyIn } from '../actions.ts';
import { type OwnBrand, ownBrand } from '../brand-settings.ts';
import { queryDatabase } from '../database-actions.ts';
import { eventually } from '../eventually.ts';
import { gameIdOf, launch, newPlayer, type Player } from '../player.ts';
import { startTestVendor, type TestVendor } from '../test-vendor.ts';
import { visit } from '../visit.ts';
import { operatorVisit } from './operator.ts';

let own: OwnBrand;
let vendor: TestVendor;
beforeAll(async () => {
  own = await ownBrand('deciding');
  vendor = await startTestVendor(inject('databaseUrl'), 'ADRIFT', own.code);
});
afterAll(() => vendor.stop());

const { proposals } = operators;
const REASON = 'The provider confirms that its server lost the round';
/** 30.00 */
const STAKE = 3_000_000;

test('a round its vendor left open is voided by one operator, approved by another, and the member has the stake back', async () => {
  const player = await newPlayer(own.url, '80.00');
  const bet = await stake(player);
  await becomeCase(bet.round);
  const { page } = await visit({ device: 'phone', language: 'TH', host: own.host, member: player });
  const wallet = async () => moneyIn(await page.locator('header').first().textContent());
  await eventually(wallet).toBe('50.00');

  const { page: first, at } = await operatorVisit({
    role: 'risk',
    brand: own.code,
    path: `/cases?brand=${own.code}&state=open`,
  });
  const row = first.getByRole('row').filter({ hasText: player.username });
  await row.click();
  await first.getByRole('button', { name: bets.case.decision.void, exact: true }).click();
  const asking = first.getByRole('dialog').filter({ has: first.locator('textarea') });
  expect(moneyIn(await asking.textContent())).toBe('30.00');
  await asking.getByText(bets.case.second).waitFor();
  await asking.locator('textarea').fill(REASON);
  await asking.getByRole('button', { name: bets.case.propose, exact: true }).click();
  await first.getByText(bets.case.proposed).waitFor();
  await row.getByText(bets.case.state.proposed, { exact: true }).waitFor();
  expect(await wallet()).toBe('50.00');

  const { page: second, operator: approver } = await operatorVisit({
    role: 'risk',
    brand: own.code,
    path: `/proposals?brand=${own.code}&own=0&state=open`,
  });
  await second.getByText(operators.kind.correctRound).first().click();
  await second.getByRole('button', { name: proposals.approve }).click();
  await second.getByRole('dialog').getByRole('button', { name: proposals.approve }).click();
  await second.getByText(proposals.done.approve).waitFor();
  // Pushed: the page was not loaded anew.
  await eventually(wallet).toBe('80.00');

  await first.goto(at(`/cases?brand=${own.code}&state=decided`));
  await row.getByText(bets.case.state.voided, { exact: true }).waitFor();
  await row.click();
  await first.getByText(approver.name).waitFor();
  await first.getByText(REASON).waitFor();

  // What the vendor sends after all moves nothing any more.
  const win = {
    ...bet,
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: bet.transaction_uuid,
    round_closed: true,
  };
  const late = await vendor.callUntilDecided(inject('portalUrl'), '/transaction/win', win);
  expect(late).toMatchObject({ status: 'RS_ERROR_TRANSACTION_ROLLED_BACK' });
  expect(await wallet()).toBe('80.00');
});

/** One bet at the vendor, whose round nothing follows. */
async function stake(player: Player) {
  const gameId = await gameIdOf(own.url, vendor.gameCode);
  const token = vendor.tokenOf(await launch(own.url, player, gameId));
  const bet = {
    user: vendor.userOf(token),
    token,
    game_code: vendor.gameCode,
    currency: 'THB',
    is_free: false,
    transaction_uuid: randomUUID(),
    round: randomUUID(),
    round_closed: false,
    amount: STAKE,
  };
  expect(await vendor.callUntilDecided(inject('portalUrl'), '/transaction/bet', bet)).toMatchObject({
    status: 'RS_OK',
  });
  return bet;
}

/** What the hourly sweep does two days later, which is more than a journey can wait. */
async function becomeCase(round: string) {
  const made = await queryDatabase(
    `insert into vendor_wallet.reconciliation_case (bet_id, kind, merchant_id, vendor_id, opened_at)
     select id, 'left_open', merchant_id, source_id, now() from bets.placed_bet where reference = $1 returning id`,
    [round],
  );
  expect(made).toHaveLength(1);
}
