import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import thai from '../../../web/src/features/rewards/cashback/words/th.json' with { type: 'json' };
import { ownBrand, setSwitch } from '../../brand-settings.ts';
import { queryDatabase } from '../../database-actions.ts';
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { DIALOG, expectNoViolations } from '../../expect-no-violations.ts';
import { gameIdOf, launch, newPlayer } from '../../player.ts';
import { startTestVendor, type TestVendor } from '../../test-vendor.ts';
import { visitsGoTo } from '../../visit.ts';
import { filled } from '../../words.ts';

/* Cashback from a settled bet to the balance, and from the claim back to the bet. */

const own = await ownBrand('givesback');
visitsGoTo(own.host);
const UNIT = 100_000;
let vendor: TestVendor;

beforeAll(async () => {
  vendor = await startTestVendor(inject('databaseUrl'), 'BACKEND', own.code);
  await setSwitch(own.code, ['flags', 'manualRebate'], true);
  await queryDatabase(
    `insert into cashback.terms (merchant_id, version, from_day, rates, set_at, set_by_name, reason)
     select id, 1, '2020-01-01', '{"RNG": 700}', now(), 'finance', 'for the journey' from brands.merchant where code = $1`,
    [own.code],
  );
});
afterAll(() => vendor.stop());

test.for([PHONE_THAI])(
  'a player sees what the last bet has earned, claims it once, and opens the claim down to the bet ($device, $language)',
  async (view, { come }) => {
    const player = await newPlayer(own.url);
    await lose(player, 900);
    const { page } = await come({ ...view, path: '/?centre=member&page=manualRebate', member: player });
    const claim = page.getByRole('button', { name: filled(thai.claim.all, { amount: '฿6.30' }) });
    await claim.waitFor();
    await expectNoViolations(page, DIALOG);
    await claim.click();
    await page
      .getByText(filled(thai.claim.done, { amount: '฿6.30' }))
      .first()
      .waitFor();
    await page.getByText(thai.days.empty).waitFor();
    await eventually(() => paidTo(player.username)).toEqual([{ amount: '630000' }]);

    await page.getByRole('region', { name: thai.claims.title }).getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: thai.claims.one });
    // What was paid is announced above it for some seconds.
    await dialog.getByRole('listitem').getByRole('button').press('Enter');
    await dialog.getByText('River Dice').waitFor();
    expect(await dialog.getByText('900.00').count()).toBeGreaterThan(0);
    await expectNoViolations(page, DIALOG);
  },
);

/** A bet of the vendor that loses. */
async function lose(player: Awaited<ReturnType<typeof newPlayer>>, stake: number) {
  const token = vendor.tokenOf(await launch(own.url, player, await gameIdOf(own.url, vendor.gameCode)));
  const { status } = await vendor.callUntilDecided(inject('portalUrl'), '/transaction/bet', {
    ...{ user: vendor.userOf(token), token, game_code: vendor.gameCode, currency: 'THB', is_free: false },
    ...{ transaction_uuid: randomUUID(), round: randomUUID(), round_closed: true, amount: stake * UNIT },
  });
  expect(status).toBe('RS_OK');
}

function paidTo(username: string) {
  return queryDatabase(
    `select t.amount::text as amount from ledger.posted_transfer t join members.account m on m.id = t.credit_owner_id
     where t.code = 'rebate' and m.username = $1`,
    [username],
  );
}
