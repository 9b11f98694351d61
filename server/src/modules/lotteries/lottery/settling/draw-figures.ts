import type { Value } from '@lanna/contract/endpoint';
import type { drawFigures as endpoint } from '@lanna/contract/lotteries/lottery/settlement-ops';
import { formatMoney } from '@lanna/rules/money';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** What stands on a draw at these brands. Refuses `not_found`. */
export async function drawFigures(
  db: Queryable,
  brandIds: readonly string[],
  drawId: string,
): Promise<Value<typeof endpoint>> {
  const draw = await db
    .selectFrom('draws.draw_record')
    .select(['game_code', 'numero', 'state', 'version'])
    .where('id', '=', drawId)
    .executeTakeFirst();
  if (!draw) throw new Refusal('not_found');
  const rows = await db
    .selectFrom('lottery.draw_figures')
    .selectAll()
    .where('draw_id', '=', drawId)
    .where((eb) => eb('merchant_id', '=', eb.fn.any(eb.val([...brandIds]))))
    .orderBy('brand')
    .execute();
  return {
    drawId,
    gameCode: draw.game_code ?? '',
    numero: draw.numero ?? '',
    state: draw.state ?? '',
    version: draw.version ?? 0,
    brands: rows.map((row) => ({
      brand: row.brand ?? '',
      currency: row.currency ?? '',
      lines: Number(row.lines),
      openLines: Number(row.open_lines),
      winners: Number(row.winners),
      players: Number(row.players),
      stake: formatMoney(row.stake ?? 0n),
      refunded: formatMoney(row.refunded ?? 0n),
      paid: formatMoney(row.paid ?? 0n),
      rebates: formatMoney(row.rebates ?? 0n),
      ggr: formatMoney(row.ggr ?? 0n),
    })),
  };
}
