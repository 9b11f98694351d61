import type { Received } from '@lanna/contract/endpoint';
import {
  type ExposureRow,
  type listExposure as endpoint,
  exposureRow,
} from '@lanna/contract/lotteries/lottery/ops';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { CsvAnswer } from '../../../../platform/ops/ops-route.ts';
import { type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { DEFAULT_TERMS } from './lottery-terms.ts';

type Query = Received<typeof endpoint>['query'];
type Filter = Omit<Query, 'after' | 'limit'>;

const PAGING: Paging = {
  keys: {
    liability: { by: sql`e.liability`, type: 'bigint' },
    stake: { by: sql`e.stake`, type: 'bigint' },
  },
  id: sql`e.merchant_id || e.play || '/' || e.number`,
  idType: 'text',
};

/** What stands on the numbers of one draw at the operator's brands: of the draw that takes bets now, where none is named. */
export async function listExposure(db: Queryable, brands: readonly Brand[], wanted: Query) {
  const page = await readPage(db, status(db, brands, wanted), PAGING, wanted);
  return { ...page, rows: page.rows.map((row) => showRow(row, brands)) };
}

export function exportExposure(db: Queryable, brands: readonly Brand[], wanted: Filter): CsvAnswer {
  async function* lines() {
    for await (const record of readAllRows(status(db, brands, wanted), PAGING, wanted)) {
      const row = showRow(record, brands);
      yield [
        row.brand,
        row.numero,
        row.play,
        row.number,
        record.stake,
        record.liability,
        row.sharePercent,
        row.rule,
      ];
    }
  }
  return {
    name: 'lottery-exposure',
    header: ['brand', 'draw', 'play', 'number', 'stake', 'liability', 'share of limit', 'rule'],
    rows: lines(),
  };
}

function status(db: Queryable, brands: readonly Brand[], { game, numero, play }: Filter) {
  const current = sql<string>`(select c.id from draws.draw_record c
    where c.game_code = ${game} and c.state = 'open' and c.draws_at > clock_timestamp() and c.closes_at > clock_timestamp()
    order by c.draws_at limit 1)`;
  const named = sql<string>`(select c.id from draws.draw_record c where c.game_code = ${game} and c.numero = ${numero ?? ''})`;
  return db
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
      where r.merchant_id = e.merchant_id and r.game_code = ${game} and r.play = e.play and r.number = e.number
        and r.ended_at is null and (r.draw_id is null or r.draw_id = e.draw_id)
      order by r.draw_id nulls last limit 1)`.as('rule'),
    )
    .where('e.draw_id', '=', numero === undefined ? current : named)
    .where(
      'e.merchant_id',
      'in',
      brands.map(({ id }) => id),
    )
    .where('e.stake', '>', 0n)
    .$if(play !== undefined, (rows) => rows.where('e.play', '=', play ?? ''));
}

type Row = Awaited<ReturnType<ReturnType<typeof status>['execute']>>[number];

function showRow(row: Row, brands: readonly Brand[]): ExposureRow {
  return {
    brand: brands.find(({ id }) => id === row.merchant_id)?.code ?? '',
    numero: row.numero,
    play: row.play,
    number: row.number,
    stake: formatMoney(row.stake),
    liability: formatMoney(row.liability),
    limit: formatMoney(row.most),
    sharePercent: (Number((row.liability * 10_000n) / row.most) / 100).toFixed(2),
    rule: exposureRow.shape.rule.parse(row.rule),
  };
}
