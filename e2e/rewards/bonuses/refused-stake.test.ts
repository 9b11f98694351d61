import { randomUUID } from 'node:crypto';
import { deposit } from '@lanna/contract/money/cashier/cashier';
import { myBonuses, takeBonus } from '@lanna/contract/rewards/bonuses/bonuses';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import thai from '../../../web/src/features/rewards/bonuses/words/th.json' with { type: 'json' };
import { openedGame } from '../../actions.ts';
import { ownBrand } from '../../brand-settings.ts';
import { queryDatabase } from '../../database-actions.ts';
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { DIALOG, expectNoViolations } from '../../expect-no-violations.ts';
import { ask, gameIdOf, launch, newMember, type Player } from '../../player.ts';
import { startTestVendor, type TestVendor } from '../../test-vendor.ts';
import { visitsGoTo } from '../../visit.ts';
import { filled } from '../../words.ts';
import { publishOffer } from './publish-offer.ts';

/* A stake above what a bonus allows, over the game it was placed in: what rule, what would be taken, and both ways out. */

const own = await ownBrand('refusesstakes');
visitsGoTo(own.host);
const UNIT = 100_000;
const NAME = 'โบนัสเครดิตฟรี';
let vendor: TestVendor;

beforeAll(async () => {
  vendor = await startTestVendor(inject('databaseUrl'), 'STAKES', own.code);
  await offerCredit();
});
afterAll(() => vendor.stop());

test.for([PHONE_THAI])(
  'a stake above the largest of a bonus is refused over the game: cash goes on alone, the bonus is given up, and its bets open ($device, $language)',
  async (view, { come }) => {
    const player = await playerWithBonus();
    // What counts towards it: a bet of cash alone.
    await bet(player, 1);
    const game = `/game?game=${await gameIdOf(own.url, 'lanna-lanterns')}`;
    const { page, at, problems } = await come({ ...view, path: game, member: player });
    problems.expect(/spin 409|status of 409/);
    const { frame } = await openedGame(page);
    await frame.locator('button.spin').click();

    const refused = page.getByRole('dialog', { name: thai.refused.title });
    await refused.getByText(filled(thai.refused.rule.stake, { most: '฿0.80' })).waitFor();
    await refused.getByText(filled(thai.refused.allowed, { cash: '฿0.50' })).waitFor();
    await refused.getByText(thai.refused.nothing).waitFor();
    await expectNoViolations(page, DIALOG);
    await refused.getByRole('button', { name: thai.refused.cash, exact: true }).click();
    await refused.waitFor({ state: 'detached' });
    expect(await moneyOf(player)).toEqual({ state: 'active', cash: '50000', bonus: '8000000' });

    // The game has its own words for it.
    await frame.locator('dialog[open] button.primary').click();
    await frame.locator('button.spin').click();
    await refused.getByRole('button', { name: thai.refused.giveUp, exact: true }).click();
    const giveUp = page.getByRole('dialog', { name: thai.giveUp.title });
    await giveUp.getByText(filled(thai.giveUp.lost, { amount: '฿80.00' })).waitFor();
    await giveUp.getByText(filled(thai.giveUp.progress, { done: '฿1.00', required: '฿160.00' })).waitFor();
    await expectNoViolations(page, DIALOG);
    await giveUp.getByRole('button', { name: thai.giveUp.yes, exact: true }).click();
    await giveUp.waitFor({ state: 'detached' });
    await eventually(() => moneyOf(player)).toEqual({ state: 'forfeited', cash: '50000', bonus: '0' });

    await page.goto(at('/?centre=member&page=bonusDetails'));
    const past = page.getByRole('region', { name: thai.past.title });
    await past.getByText(NAME).click();
    await past.getByRole('button', { name: thai.bets.open, exact: true }).click();
    const bets = page.getByRole('dialog', { name: thai.bets.title });
    await bets.getByText('River Dice').waitFor();
    await bets.getByText(filled(thai.bets.cash, { stake: '฿1.00', payout: '฿0.00' })).waitFor();
    await expectNoViolations(page, DIALOG);
  },
);

/** Cash of 1.50, and 80.00 of bonus money of which a bet takes at most 0.80: less than the game's cheapest stake. */
async function playerWithBonus(): Promise<Player> {
  const player = await newMember(own.url);
  await ask(
    own.url,
    deposit,
    { body: { methodCode: 'SANDBOX', amount: '1.50' } },
    { ...player, idempotencyKey: randomUUID() },
  );
  const { offers } = await ask(own.url, myBonuses, {}, player);
  const [offer] = offers;
  if (!offer) throw new Error('nothing is on offer');
  const { id, version } = offer;
  await ask(own.url, takeBonus, { body: { offer: { id, version } } }, player);
  await eventually(() => moneyOf(player)).toEqual({ state: 'active', cash: '150000', bonus: '8000000' });
  return player;
}

/** Taken, lost, and counted. */
async function bet(player: Player, stake: number) {
  const token = vendor.tokenOf(await launch(own.url, player, await gameIdOf(own.url, vendor.gameCode)));
  const { status } = await vendor.callUntilDecided(inject('portalUrl'), '/transaction/bet', {
    ...{ user: vendor.userOf(token), token, game_code: vendor.gameCode, currency: 'THB', is_free: false },
    ...{ transaction_uuid: randomUUID(), round: randomUUID(), round_closed: true, amount: stake * UNIT },
  });
  expect(status).toBe('RS_OK');
  await eventually(async () => (await ask(own.url, myBonuses, {}, player)).active?.progress).toBe('1.00');
}

async function moneyOf({ username }: Player) {
  const [row] = await queryDatabase(
    `select b.state, c.available::text as cash, p.available::text as bonus
     from bonuses.bonus b join members.account m on m.id = b.member_id
     join ledger.available_balance c on c.account_id = b.wallet_account
     join ledger.available_balance p on p.account_id = b.bonus_account where m.username = $1`,
    [username],
  );
  return row;
}

/** As two operators have published it. */
async function offerCredit() {
  const terms = {
    ...{ kind: 'fixed', name: { TH: NAME, EN: 'Free credit' }, match: null, amount: '80.00' },
    ...{ wagering: { times: 2, of: 'bonus' }, contributions: { RNG: 100 }, excluded: [], days: 7 },
    ...{ stake: { percent: 1, most: '500.00' }, convertedTimes: 10 },
  };
  await publishOffer(own.code, terms);
}
