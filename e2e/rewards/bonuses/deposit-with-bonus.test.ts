import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import cashier from '../../../web/src/features/money/cashier/words/th.json' with { type: 'json' };
import thai from '../../../web/src/features/rewards/bonuses/words/th.json' with { type: 'json' };
import { ownBrand } from '../../brand-settings.ts';
import { queryDatabase } from '../../database-actions.ts';
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { DIALOG, expectNoViolations } from '../../expect-no-violations.ts';
import { gameIdOf, launch, newMember, type Player } from '../../player.ts';
import { startTestVendor, type TestVendor } from '../../test-vendor.ts';
import { visitsGoTo } from '../../visit.ts';
import { filled } from '../../words.ts';
import { publishOffer } from './publish-offer.ts';

/* A deposit with a bonus until it is cash; a stake that the bonus's terms refuse; and a bonus that is given up. */

const own = await ownBrand('givesbonus');
visitsGoTo(own.host);
const UNIT = 100_000;
let vendor: TestVendor;

beforeAll(async () => {
  vendor = await startTestVendor(inject('databaseUrl'), 'GIFTS', own.code);
  await offer('โบนัสฝากแรก', {
    kind: 'deposit_match',
    match: { percent: 50, most: '500.00', least: '100.00', occasion: 'first' },
    amount: null,
  });
  await offer('โบนัสขอบคุณ', { kind: 'fixed', match: null, amount: '80.00' });
});
afterAll(() => vendor.stop());

test.for([PHONE_THAI])(
  'a deposit is made with a bonus, and what was played as its terms say is cash; another is given up ($device, $language)',
  async (view, { come }) => {
    const player = await newMember(own.url);
    const { page, at } = await come({ ...view, path: '/?centre=member&page=depositv2', member: player });
    const choice = page.getByRole('group', { name: thai.choice.title });
    await choice.getByRole('radio', { name: thai.choice.none }).waitFor();
    // Without one unless the member says so.
    expect(await choice.getByRole('radio', { name: thai.choice.none }).isChecked()).toBe(true);
    await choice.getByText('โบนัสฝากแรก').click();
    await choice.getByText(filled(thai.terms.exampleRequired, { required: '฿1,000.00' })).waitFor();
    await expectNoViolations(page, DIALOG);
    await eventually(() => chosenBy(player.username)).toEqual([{ chosen: 1 }]);
    await page.getByLabel(cashier.deposit.amount).fill('1000');
    await page.getByRole('button', { name: cashier.deposit.submitPlayMoney }).click();
    await eventually(() => bonusOf(player.username)).toEqual([{ state: 'active', cash: '100000000' }]);

    await page.goto(at('/?centre=member&page=bonusDetails'));
    const active = page.getByRole('region', { name: thai.active.title });
    await active.getByText('โบนัสฝากแรก').waitFor();
    await expectNoViolations(page, DIALOG);
    // What takes bonus money stakes no more than its terms say; cash alone pays as it likes.
    const cash = await cashOf(player.username);
    expect(await bet(player, Number(cash) / UNIT + 60)).toBe('RS_ERROR_LIMIT_REACHED');
    expect(await bet(player, Number(cash) / UNIT)).toBe('RS_OK');
    await eventually(() => bonusOf(player.username)).toEqual([{ state: 'completed', cash: '50000000' }]);
    await page
      .getByRole('region', { name: thai.past.title })
      .getByText(thai.state.completed)
      .first()
      .waitFor();

    await page.getByRole('button', { name: thai.offers.open }).click();
    await page.getByRole('dialog').getByRole('button', { name: thai.offers.yes, exact: true }).click();
    await active.getByText('โบนัสขอบคุณ').waitFor();
    await active.getByRole('button', { name: thai.giveUp.open }).click();
    const dialog = page.getByRole('dialog', { name: thai.giveUp.title });
    await dialog.getByText(filled(thai.giveUp.lost, { amount: '฿80.00' })).waitFor();
    await expectNoViolations(page, DIALOG);
    await dialog.getByRole('button', { name: thai.giveUp.yes, exact: true }).click();
    await page.getByText(thai.active.none).waitFor();
    // Cash stays as it was.
    expect(await cashOf(player.username)).toBe('50000000');
  },
);

/** An offer as two operators have published it. */
async function offer(name: string, terms: object) {
  const whole = {
    ...{ name: { TH: name, EN: name }, wagering: { times: 2, of: 'bonus' }, contributions: { RNG: 100 } },
    ...{ stake: { percent: 10, most: '500.00' }, excluded: [], days: 7, convertedTimes: 10, ...terms },
  };
  await publishOffer(own.code, whole);
}

/** A bet that loses; answers what the wallet said. */
async function bet(player: Player, stake: number) {
  const token = vendor.tokenOf(await launch(own.url, player, await gameIdOf(own.url, vendor.gameCode)));
  const { status } = await vendor.callUntilDecided(inject('portalUrl'), '/transaction/bet', {
    ...{ user: vendor.userOf(token), token, game_code: vendor.gameCode, currency: 'THB', is_free: false },
    ...{ transaction_uuid: randomUUID(), round: randomUUID(), round_closed: true, amount: stake * UNIT },
  });
  return status;
}

function bonusOf(username: string) {
  return queryDatabase(
    `select b.state, a.available::text as cash from bonuses.bonus b join members.account m on m.id = b.member_id
     join ledger.available_balance a on a.account_id = b.wallet_account where m.username = $1`,
    [username],
  );
}

function chosenBy(username: string) {
  return queryDatabase(
    `select count(*)::integer as chosen from bonuses.choice c join members.account m on m.id = c.member_id where m.username = $1`,
    [username],
  );
}

async function cashOf(username: string): Promise<string> {
  const [row] = await queryDatabase(
    `select a.available::text as cash from ledger.available_balance a join members.account m on m.id = a.owner_id
     where a.is_wallet and m.username = $1`,
    [username],
  );
  return String(row?.['cash']);
}
