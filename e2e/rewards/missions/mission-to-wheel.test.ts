import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import thai from '../../../web/src/features/rewards/missions/words/th.json' with { type: 'json' };
import { listed } from '../../actions.ts';
import { ownBrand } from '../../brand-settings.ts';
import { queryDatabase } from '../../database-actions.ts';
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { DIALOG, expectNoViolations } from '../../expect-no-violations.ts';
import { gameIdOf, launch, newPlayer, type Player } from '../../player.ts';
import { startTestVendor, type TestVendor } from '../../test-vendor.ts';
import { visitsGoTo } from '../../visit.ts';
import { filled } from '../../words.ts';

/* From a bet to a mission's reward, and from the reward to a spin that can be computed again. */

const own = await ownBrand('missions');
visitsGoTo(own.host);
const NAME = 'เล่นครบหนึ่งรอบ';
let vendor: TestVendor;

beforeAll(async () => {
  vendor = await startTestVendor(inject('databaseUrl'), 'ERRANDS', own.code);
  const terms = {
    ...{ name: { TH: NAME, EN: 'Play one round' }, repeat: 'daily', leastRank: 0 },
    steps: [{ trigger: { kind: 'rounds', categories: [], count: 1 }, reward: { kind: 'spins', count: 2 } }],
  };
  const fields = Array.from({ length: 6 }, () => ({
    ...{ name: { TH: '20 บาท', EN: '20 baht' }, prize: { kind: 'cash', amount: '20.00' }, weight: 1 },
  }));
  await queryDatabase(
    `with brand as (select id from brands.merchant where code = $1), mission as (
       insert into missions.mission (id, merchant_id, currency, state, terms, starts_at, budget, made_at, changed_at, made_by_name)
       select uuidv7(), id, 'THB', 'published', $2::jsonb, now() - interval '1 hour', 100000000, now(), now(), 'operator' from brand returning 1
     ), wheel as (
       insert into missions.wheel (merchant_id, currency, version, state, budget, changed_at)
       select id, 'THB', 1, 'published', 100000000, now() from brand returning merchant_id)
     insert into missions.wheel_version (merchant_id, version, fields, budget, made_at, made_by_name, reason)
     select merchant_id, 1, $3::jsonb, 100000000, now(), 'operator', 'for the journey' from wheel`,
    [own.code, JSON.stringify(terms), JSON.stringify(fields)],
  );
});
afterAll(() => vendor.stop());

test.for([PHONE_THAI])(
  'a mission is reached and claimed, and the wheel turned with its receipt ($device, $language)',
  async (view, { come }) => {
    const player = await newPlayer(own.url);
    const { page } = await come({
      ...view,
      path: '/?centre=member&page=missionLeaderboard',
      member: player,
    });
    const mission = page.getByRole('article', { name: NAME });
    await mission.getByText(filled(thai.of, { done: '0', goal: '1' })).waitFor();
    await expectNoViolations(page, DIALOG);

    // The page is notified of the bet by push, once it is counted.
    await loseABet(player);
    const claim = mission.getByRole('button', { name: thai.claim });
    await listed(page, claim);
    await claim.click();
    await mission.getByText(thai.state.claimed).waitFor();

    await page.getByRole('button', { name: thai.toWheel }).click();
    await page.getByRole('button', { name: thai.wheel.turn }).click();
    const receipt = page.getByRole('dialog', { name: thai.receipt.title });
    await receipt.getByText(thai.receipt.hidden).waitFor();
    await expectNoViolations(page, DIALOG);
    await page.keyboard.press('Escape');

    // Changed, the seed is shown, and the page draws the spin again.
    await page.getByRole('button', { name: thai.wheel.changeSeed }).click();
    const spins = page.getByRole('region', { name: thai.receipt.all });
    await page.getByText(thai.wheel.seedChanged).waitFor();
    await spins.getByRole('button').first().click();
    await receipt.getByText(thai.receipt.right).waitFor();
    expect(
      await queryDatabase(
        `select t.amount::text as amount from ledger.posted_transfer t join members.member m on m.id = t.credit_owner_id
         where m.username = $1 and t.code = 'wheel_prize'`,
        [player.username],
      ),
    ).toEqual([{ amount: '2000000' }]);
  },
);

async function loseABet(player: Player): Promise<void> {
  const token = vendor.tokenOf(await launch(own.url, player, await gameIdOf(own.url, vendor.gameCode)));
  const { status } = await vendor.callUntilDecided(inject('portalUrl'), '/transaction/bet', {
    ...{ user: vendor.userOf(token), token, game_code: vendor.gameCode, currency: 'THB', is_free: false },
    ...{ transaction_uuid: randomUUID(), round: randomUUID(), round_closed: true, amount: 1_000_000 },
  });
  expect(status).toBe('RS_OK');
}
