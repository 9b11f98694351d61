import type { Value } from '@lanna/contract/endpoint';
import {
  type BoughtLine,
  boughtLine,
  type showSlip as endpoint,
} from '@lanna/contract/lotteries/lottery/slips';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readTerms } from '../desk/lottery-terms.ts';
import type { SlipReader } from './list-slips.ts';
import { readSlips, showSlipRow } from './slip-row.ts';

/** A slip of the member with its lines, by draw. Refuses with `slip_unknown`. */
export async function showSlip(
  db: Queryable,
  { merchantId, memberId, language }: Omit<SlipReader, 'timeZone'>,
  id: string,
): Promise<Value<typeof endpoint>> {
  const [row] = await readSlips(
    db,
    sql`select id from lottery.slip where id = ${id} and member_id = ${memberId} and merchant_id = ${merchantId}`,
  );
  if (!row) throw new Refusal('slip_unknown');
  const terms = await readTerms(db, merchantId, row.game_code);
  const lines = await linesOf(db, id);
  const open = lines.filter(({ takes_bets, state }) => takes_bets && state === 'open');
  return {
    slip: showSlipRow(row, language),
    lines: lines.map(showLine),
    cancellable: terms.cancelAllowed ? [...new Set(open.map(({ numero }) => numero))] : [],
  };
}

function linesOf(db: Queryable, slipId: string) {
  return db
    .selectFrom('lottery.line as l')
    .innerJoin('draws.draw_record as d', 'd.id', 'l.draw_id')
    .leftJoin('draws.void_at as v', (join) =>
      join.onRef('v.draw_id', '=', 'l.draw_id').onRef('v.merchant_id', '=', 'l.merchant_id'),
    )
    .select([
      'l.id',
      'l.number',
      'l.play',
      'l.selection',
      'l.units',
      'l.money_unit',
      'l.multiple',
      'l.mode',
      'l.prices',
      'l.is_half',
      'l.stake',
      sql<Money>`case l.state when 'open' then l.rebate else lottery.rebated(l.state, l.rebate, l.stake, l.turnover) end`.as(
        'rebate',
      ),
      'l.state',
      'l.payout',
      'l.refund_reason',
      'd.numero',
      'd.draws_at',
      sql<string | null>`case when v.draw_id is null then d.result else '' end`.as('result'),
      sql<boolean>`d.state = 'open' and d.closes_at > clock_timestamp()`.as('takes_bets'),
    ])
    .where('l.slip_id', '=', slipId)
    .orderBy('d.draws_at')
    .orderBy('d.numero')
    .orderBy('l.number')
    .execute();
}

function showLine(line: Awaited<ReturnType<typeof linesOf>>[number]): BoughtLine {
  return {
    id: line.id,
    number: line.number,
    numero: line.numero,
    drawsAt: line.draws_at.toISOString(),
    play: line.play,
    selection: line.selection,
    units: line.units,
    moneyUnit: line.money_unit,
    multiple: line.multiple,
    mode: line.mode,
    prices: line.prices.map((price) => formatMoney(BigInt(price))),
    isHalf: line.is_half,
    stake: formatMoney(line.stake),
    rebate: formatMoney(line.rebate),
    state: boughtLine.shape.state.parse(line.state),
    payout: formatMoney(line.payout),
    result: line.result,
    refundReason: boughtLine.shape.refundReason.parse(line.refund_reason),
  };
}
