import { type ExposureRow, exposureRow, listExposure } from '@lanna/contract/lotteries/lottery/ops';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope, WantedOf } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { DEFAULT_TERMS } from './lottery-terms.ts';

type Wanted = Pick<WantedOf<typeof listExposure>, 'game' | 'numero'>;

/** What stands on the numbers of one draw at the operator's brands: of the draw that takes bets now, where none is named. */
export const exposure = opsList(
  listExposure,
  ({ db, query }: ListScope & { query: Wanted }) =>
    db
      .selectFrom('lottery.exposure as e')
      .innerJoin('draws.draw_record as d', 'd.id', 'e.draw_id')
      .leftJoin('lottery.brand_game as t', (join) =>
        join.onRef('t.merchant_id', '=', 'e.merchant_id').onRef('t.game_code', '=', 'd.game_code'),
      )
      .select(['e.merchant_id', 'e.play', 'e.number', 'e.stake', 'e.liability', 'd.numero'])
      .select(
        sql<Money>`case when e.number = '' then coalesce(t.play_liability, ${DEFAULT_TERMS.playLiability})
      else coalesce(t.number_liability, ${DEFAULT_TERMS.numberLiability}) end`.as('most'),
      )
      .select(
        sql<string | null>`(select r.rule from lottery.number_rule r
      where r.merchant_id = e.merchant_id and r.game_code = ${query.game} and r.play = e.play and r.number = e.number
        and r.ended_at is null and (r.draw_id is null or r.draw_id = e.draw_id)
      order by r.draw_id nulls last limit 1)`.as('rule'),
      )
      .where('e.draw_id', '=', drawAsked(query))
      .where('e.stake', '>', 0n),
  {
    brand: 'e.merchant_id',
    // The draw is found by game and numero together.
    where: { game: () => undefined, numero: () => undefined, play: 'e.play' },
    sorts: {
      liability: { by: 'e.liability', type: 'bigint' },
      stake: { by: 'e.stake', type: 'bigint' },
    },
    id: sql`e.merchant_id || e.play || '/' || e.number`,
    idType: 'text',
    row: (record, { brands }): ExposureRow => ({
      brand: brandCode(brands, record.merchant_id),
      numero: record.numero,
      play: record.play,
      number: record.number,
      stake: formatMoney(record.stake),
      liability: formatMoney(record.liability),
      limit: formatMoney(record.most),
      sharePercent: (Number((record.liability * 10_000n) / record.most) / 100).toFixed(2),
      rule: exposureRow.shape.rule.parse(record.rule),
    }),
    file: {
      name: 'lottery-exposure',
      columns: {
        brand: 'brand',
        draw: 'numero',
        play: 'play',
        number: 'number',
        stake: (_, { stake }) => stake,
        liability: (_, { liability }) => liability,
        'share of limit': 'sharePercent',
        rule: 'rule',
      },
    },
  },
);

function drawAsked({ game, numero }: Wanted) {
  if (numero !== undefined)
    return sql<string>`(select c.id from draws.draw_record c where c.game_code = ${game} and c.numero = ${numero})`;
  return sql<string>`(select c.id from draws.draw_record c
    where c.game_code = ${game} and c.state = 'open' and c.draws_at > clock_timestamp() and c.closes_at > clock_timestamp()
    order by c.draws_at limit 1)`;
}
