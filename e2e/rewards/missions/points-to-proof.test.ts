import { randomUUID } from 'node:crypto';
import { setPaymentPassword } from '@lanna/contract/accounts/security/security';
import { afterAll, beforeAll, beforeEach, expect, inject } from 'vitest';
import missions from '../../../web/src/features/rewards/missions/words/th.json' with { type: 'json' };
import points from '../../../web/src/features/rewards/points/words/th.json' with { type: 'json' };
import raffles from '../../../web/src/features/rewards/raffles/words/th.json' with { type: 'json' };
import { listed } from '../../actions.ts';
import { ownBrand } from '../../brand-settings.ts';
import { queryDatabase } from '../../database-actions.ts';
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { DIALOG, expectNoViolations } from '../../expect-no-violations.ts';
import { ask, gameIdOf, launch, newPlayer, PASSWORD, type Player } from '../../player.ts';
import { startTestVendor, type TestVendor } from '../../test-vendor.ts';
import { visitsGoTo } from '../../visit.ts';
import { filled } from '../../words.ts';

/* From a mission's points to goods, a raffle ticket and cash, and from the ticket to a prize that can be computed again. */

const own = await ownBrand('points');
visitsGoTo(own.host);
const [MISSION, CAP, TICKET, BOARD] = ['เล่นหนึ่งรอบ', 'หมวก', 'ตั๋วหนึ่งใบ', 'คะแนนวันนี้'];
const BRAND = `(select id from brands.merchant where code = '${own.code}')`;
const WITHDRAWAL_PASSWORD = '482615';
let vendor: TestVendor;
let raffle: string;

beforeAll(async () => {
  vendor = await startTestVendor(inject('databaseUrl'), 'TALLIES', own.code);
  const mission = {
    ...{ name: { TH: MISSION, EN: 'Play a round' }, repeat: 'daily', leastRank: 0 },
    steps: [
      {
        trigger: { kind: 'rounds', categories: [], count: 1 },
        reward: { kind: 'points', amount: '300.00' },
      },
    ],
  };
  const rates = { LIVE: 70, SPORTS: 100, FISH: 120, RNG: 120, PVP: 100, ESPORTS: 100, ELOTT: 0, LOTT: 0 };
  const paid = [{ count: 3, amount: '50.00' }];
  await queryDatabase(
    `insert into points.terms (merchant_id, version, from_day, rates, factors, points_per_unit, convert_least, convert_most_day, set_at, set_by_name, reason)
     values (${BRAND}, 1, current_date - 1, $1::jsonb, '[100]', 10000000, 10000000, 1000000000000, now(), 'operator', 'for the journey')`,
    [JSON.stringify(rates)],
  );
  await queryDatabase(
    `insert into points.good (id, merchant_id, title, text, points, worth, stock, raffle_tickets, state, made_at, changed_at)
     values (gen_random_uuid(), ${BRAND}, $1::jsonb, $1::jsonb, 5000000, 1000000, 5, null, 'published', now(), now()),
       (gen_random_uuid(), ${BRAND}, $2::jsonb, $2::jsonb, 2000000, 0, 50, 1, 'published', now(), now())`,
    [JSON.stringify({ TH: CAP, EN: 'Cap' }), JSON.stringify({ TH: TICKET, EN: 'Ticket' })],
  );
  await queryDatabase(
    `insert into missions.mission (id, merchant_id, currency, state, terms, starts_at, budget, made_at, changed_at, made_by_name)
     values (gen_random_uuid(), ${BRAND}, 'THB', 'published', $1::jsonb, now() - interval '1 hour', 100000000, now(), now(), 'operator')`,
    [JSON.stringify(mission)],
  );
  const board = randomUUID();
  await fillPool(board, '15000000');
  await queryDatabase(
    `insert into leaderboards.board (id, merchant_id, currency, state, title, score, categories, least_stake, starts_at, ends_at, prizes, pool,
       published_at, return_id, made_at, changed_at, made_by_name)
     values ($1, ${BRAND}, 'THB', 'published', $2::jsonb, 'points', '{}', 0, now() - interval '1 hour', now() + interval '1 day', $3::jsonb, 15000000,
       now(), gen_random_uuid(), now(), now(), 'operator')`,
    [board, JSON.stringify({ TH: BOARD }), JSON.stringify(paid)],
  );
});
// One for each go, and no other beside it: drawn, it takes no more tickets.
beforeEach(async () => {
  await queryDatabase(
    `update raffles.raffle set ends_at = now() where merchant_id = ${BRAND} and ends_at > now()`,
  );
  raffle = randomUUID();
  const category = randomUUID();
  await queryDatabase(
    `insert into promotions.category (id, merchant_id, name, created_at) values ($1, ${BRAND}, '{"TH":"จับรางวัล"}', now())`,
    [category],
  );
  await fillPool(raffle, '50000000');
  await queryDatabase(
    `insert into raffles.raffle (id, merchant_id, currency, state, category_id, title, text, first_day, last_day, starts_at, ends_at, per_ticket,
       tickets_most, least_rank, prizes, pool, published_at, return_id, made_at, changed_at, made_by_name)
     values ($1, ${BRAND}, 'THB', 'published', $2, '{"TH":"จับรางวัลใหญ่"}', '{"TH":"ลุ้นรางวัล"}', current_date - 2, current_date + 2,
       now() - interval '2 days', now() + interval '2 days', 50000000, 200, 0, $3::jsonb, 50000000, now(), gen_random_uuid(), now(), now(), 'operator')`,
    [raffle, category, JSON.stringify([{ kind: 'cash', amount: '500.00', count: 1 }])],
  );
});
afterAll(() => vendor.stop());

test.for([PHONE_THAI])(
  'a mission gives points, points become a good, a ticket and cash, and the ticket wins what the page computes again ($device, $language)',
  async (view, { come }) => {
    const player = await newPlayer(own.url);
    const body = {
      ...{ password: PASSWORD, newPaymentPassword: WITHDRAWAL_PASSWORD },
      confirmPaymentPassword: WITHDRAWAL_PASSWORD,
    };
    await ask(own.url, setPaymentPassword, { body }, player);
    const { page, at } = await come({
      ...view,
      path: '/?centre=member&page=missionLeaderboard',
      member: player,
    });
    const ahead = await scored();
    await loseABet(player);
    const mission = page.getByRole('article', { name: MISSION });
    const claim = mission.getByRole('button', { name: missions.claim });
    await listed(page, claim);
    await claim.click();
    await mission.getByText(missions.state.claimed).waitFor();
    await page.getByRole('tab', { name: missions.tabs.board }).click();
    const board = page.getByRole('article', { name: BOARD });
    await board
      .getByText(
        filled(missions.board.own.prize, {
          ...{ place: String(ahead + 1), amount: '฿50.00' },
          score: filled(missions.board.score.points, { shown: '0.12' }),
        }),
      )
      .waitFor();
    await expectNoViolations(page, DIALOG);

    await page.goto(at('/pointMall'));
    const redeem = async (good: string, address?: string) => {
      await page
        .getByRole('article', { name: good })
        .getByRole('button', { name: points.mall.redeem })
        .click();
      const dialog = page.getByRole('dialog', { name: points.redeem.title });
      if (address) await dialog.getByLabel(points.redeem.address).fill(address);
      await dialog.getByLabel(points.password, { exact: true }).fill(WITHDRAWAL_PASSWORD);
      await dialog.locator('button[type=submit]').click();
      await dialog.waitFor({ state: 'detached' });
    };
    await redeem(CAP, 'สมชาย 081 000 0000 ถนนห้วยแก้ว เชียงใหม่');
    await redeem(TICKET);

    await page.goto(at('/?centre=member&page=points'));
    await page.getByRole('tab', { name: points.tabs.convert }).click();
    await page.getByLabel(points.convert.points, { exact: true }).fill('100');
    await page.getByLabel(points.password, { exact: true }).fill(WITHDRAWAL_PASSWORD);
    await page.getByRole('button', { name: points.convert.submit, exact: true }).click();
    await page.getByText(filled(points.convert.done, { points: '100.00', amount: '฿1.00' })).waitFor();

    // Closed eleven minutes ago, so its list is fixed and drawn with the next ticks.
    await queryDatabase(`update raffles.raffle set ends_at = now() - interval '11 minutes' where id = $1`, [
      raffle,
    ]);
    await page.goto(at(`/promoDetail?id=${raffle}`));
    const won = page.getByRole('button', { name: filled(raffles.won.claim, { amount: '฿500.00' }) });
    await listed(page, won);
    await won.click();
    await page.getByText(filled(raffles.won.done, { amount: '฿500.00' })).waitFor();
    await page.getByText(raffles.mine.inList).waitFor();
    await page.getByRole('link', { name: raffles.proof.open }).click();
    await page.getByText(raffles.proof.holds, { exact: true }).waitFor();
    await expectNoViolations(page);

    expect(
      await queryDatabase(
        `select t.code, t.amount::text as amount from ledger.posted_transfer t join members.member m on m.id = t.credit_owner_id
         where m.username = $1 and t.credits_wallet and t.code <> 'deposit' order by t.code`,
        [player.username],
      ),
    ).toEqual([
      { code: 'points_converted', amount: '100000' },
      { code: 'raffle_prize', amount: '50000000' },
    ]);
  },
);

function fillPool(id: string, amount: string) {
  return queryDatabase(
    `select ledger.post_group($1::uuid, array[ledger.open_account(m.id, 'THB', 'promotion', null)], array[ledger.open_account(m.id, 'THB', 'pool', null, $1::text)],
       array[$2::bigint], array['pool_funded'], now()) from brands.merchant m where m.code = $3`,
    [id, amount, own.code],
  );
}

/** Who is scored on the leaderboard: on a second go the player of the first is, and is ahead. */
async function scored(): Promise<number> {
  const rows = await queryDatabase(
    `select from leaderboards.score s join leaderboards.board b on b.id = s.board_id where b.merchant_id = ${BRAND}`,
  );
  return rows.length;
}

async function loseABet(player: Player): Promise<void> {
  const token = vendor.tokenOf(await launch(own.url, player, await gameIdOf(own.url, vendor.gameCode)));
  const { status } = await vendor.callUntilDecided(inject('portalUrl'), '/transaction/bet', {
    ...{ user: vendor.userOf(token), token, game_code: vendor.gameCode, currency: 'THB', is_free: false },
    ...{ transaction_uuid: randomUUID(), round: randomUUID(), round_closed: true, amount: 1_000_000 },
  });
  expect(status).toBe('RS_OK');
}
