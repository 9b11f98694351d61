import { beforeAll } from 'vitest';
import thai from '../../../web/src/features/rewards/ranks/words/th.json' with { type: 'json' };
import { listed } from '../../actions.ts';
import { ownBrand } from '../../brand-settings.ts';
import { queryDatabase } from '../../database-actions.ts';
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { DIALOG, expectNoViolations, FRAME } from '../../expect-no-violations.ts';
import { newPlayer } from '../../player.ts';
import { visitsGoTo } from '../../visit.ts';
import { filled } from '../../words.ts';

/* A level from its figures to what it gives. */

const own = await ownBrand('climbs');
visitsGoTo(own.host);

beforeAll(async () => {
  await queryDatabase(
    `with brand as (select id from brands.merchant where code = $1), terms as (
       insert into ranks.terms (merchant_id, version, from_day, set_at, set_by_name, reason)
       select id, 1, '2020-01-01', now(), 'house', 'for the journey' from brand returning merchant_id
     ), limits as (
       insert into withdrawals.rank_limit (merchant_id, rank_level_min, min, max, day_amount, day_count)
       select id, l.level, 10000000, l.max, l.max * 2, 5 from brand, (values (0, 100000000::bigint), (1, 300000000)) l (level, max) returning 1
     )
     insert into ranks.level (merchant_id, version, level, name, reach_deposits, reach_turnover, keep_deposits, keep_turnover, cashback_extra)
     select merchant_id, 1, l.level, l.name::jsonb, l.asked, l.asked, l.asked / 2, l.asked / 2, l.level * 100
     from terms, (values (0, '{"TH": "ดอกเอื้อง"}', 0::bigint), (1, '{"TH": "ทองแดง"}', 80000000)) l (level, name, asked)`,
    [own.code],
  );
});

test.for([PHONE_THAI])(
  'a player sees how far a level is, rises by the review, and may withdraw what the level gives ($device, $language)',
  async (view, { come }) => {
    const player = await newPlayer(own.url);
    const { page } = await come({ ...view, path: '/?centre=member&page=playerRank', member: player });
    const of = (figure: string) => page.getByText(filled(thai.of, { figure, asked: '฿800.00' }));
    await of('฿1,000.00').waitFor();
    await of('฿0.00').waitFor();
    await expectNoViolations(page, DIALOG);

    // What was deposited and played is of yesterday: a review looks at whole days.
    await queryDatabase(
      `update cashier.deposit set credited_at = credited_at - interval '1 day'
       where member_id = (select id from members.member where username = $1)`,
      [player.username],
    );
    await queryDatabase(
      `insert into bets.daily_sum (merchant_id, member_id, day, category, currency, bets, stake, free_stake, payout, valid_turnover, first_at)
       select m.merchant_id, m.id, (now() at time zone b.time_zone)::date - 1, 'RNG', m.currency, 1, 90000000, 0, 90000000, 90000000, now()
       from members.member m join brands.merchant b on b.id = m.merchant_id where m.username = $1`,
      [player.username],
    );
    await queryDatabase("select platform.queue_job('ranks-review')");
    const gives = page.getByRole('region', { name: thai.gives.now });
    await listed(page, gives.getByText('ทองแดง'));
    const withdrawal = filled(thai.gives.withdrawal_other, {
      day: '฿6,000.00',
      largest: '฿3,000.00',
      times: '5',
    });
    await eventually(() => gives.textContent()).toContain(withdrawal);

    await page.getByRole('link', { name: thai.all }).click();
    await page.getByRole('heading', { level: 1, name: thai.vip.title }).waitFor();
    const mine = page.getByRole('article').filter({ hasText: thai.mine });
    await eventually(() => mine.textContent()).toContain('ทองแดง');
    await expectNoViolations(page, { without: FRAME });
  },
);
