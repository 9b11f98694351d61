import type { SlipSummary } from '@lanna/contract/lotteries/lottery/slips';
import type { Language } from '@lanna/rules/local-text';
import { gameName } from '@lanna/rules/lotteries/lottery/game-names';
import { formatMoney, type Money } from '@lanna/rules/money';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** A slip with what its lines add up to. */
export interface SlipRow {
  id: string;
  game_code: string;
  placed_at: Date;
  stake: Money;
  stops_on_win: boolean;
  stopped_at: Date | null;
  draws: number;
  lines: number;
  units: number;
  payout: Money;
  refunded: Money;
  first_numero: string;
  last_numero: string;
  open_draws: number;
  open_lines: number;
  won_lines: number;
  lost_lines: number;
  returned_lines: number;
}

/** Slips that a query of ids names, with what their lines come to. The order is the caller's. */
export async function readSlips(db: Queryable, ids: RawBuilder<unknown>): Promise<SlipRow[]> {
  const { rows } = await sql<SlipRow>`
    select s.id, s.game_code, s.placed_at, s.stake, s.stops_on_win, s.stopped_at, s.draws, t.*
    from lottery.slip s
    cross join lateral (
      select max(l.number)::int as lines, (sum(l.units) / s.draws)::int as units, sum(l.payout)::bigint as payout,
        coalesce(sum(l.stake) filter (where l.state = 'refunded'), 0)::bigint as refunded,
        count(distinct l.draw_id) filter (where l.state = 'open')::int as open_draws,
        count(*) filter (where l.state = 'open')::int as open_lines,
        count(*) filter (where l.state = 'won')::int as won_lines,
        count(*) filter (where l.state = 'lost')::int as lost_lines,
        count(*) filter (where l.state = 'returned')::int as returned_lines,
        (array_agg(d.numero order by d.draws_at, d.numero))[1] as first_numero,
        (array_agg(d.numero order by d.draws_at desc, d.numero desc))[1] as last_numero
      from lottery.line l join draws.draw_record d on d.id = l.draw_id
      where l.slip_id = s.id) t
    where s.id in (${ids})
    order by s.placed_at desc, s.id desc`.execute(db);
  return rows;
}

export function showSlipRow(row: SlipRow, language: Language): SlipSummary {
  return {
    id: row.id,
    gameCode: row.game_code,
    gameName: gameName(row.game_code, language),
    placedAt: row.placed_at.toISOString(),
    stake: formatMoney(row.stake),
    payout: formatMoney(row.payout),
    refunded: formatMoney(row.refunded),
    lines: row.lines,
    units: row.units,
    draws: row.draws,
    firstNumero: row.first_numero,
    lastNumero: row.last_numero,
    openDraws: row.open_draws,
    state: stateOf(row),
    stopsOnWin: row.stops_on_win,
    stoppedAt: row.stopped_at?.toISOString() ?? null,
  };
}

/** Open while a line is; won if one has. Returned if what was played came back by a push. */
function stateOf(row: SlipRow): SlipSummary['state'] {
  if (row.open_lines > 0) return 'open';
  if (row.won_lines > 0) return 'won';
  if (row.lost_lines > 0) return 'lost';
  return row.returned_lines > 0 ? 'returned' : 'refunded';
}
