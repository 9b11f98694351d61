import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

/**
 * Has a draw gone through once more, by the result in force: the next tick begins at its first slip. Settlement changes only what does not stand as it should, so
 * this may be repeated. Refuses `not_found`, `draw_not_settled` where no pass has begun yet.
 */
export async function settleAgain(
  tx: Tx,
  call: Pick<AnyOpsCall, 'record'>,
  { id, reason }: { id: string; reason: string },
): Promise<{ version: number }> {
  const draw = await tx
    .selectFrom('draws.draw_record')
    .select(['game_code', 'numero', 'state', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!draw) throw new Refusal('not_found');
  const version = draw.state === 'cancelled' ? 0 : (draw.version ?? 0);
  const begun = await tx
    .updateTable('lottery.settlement')
    .set({
      done_to: null,
      lines: 0n,
      winners: 0n,
      paid: 0n,
      finished_at: null,
      covered_to: null,
      is_covered: false,
    })
    .where('draw_id', '=', id)
    .where('version', '=', version)
    .returning('draw_id')
    .executeTakeFirst();
  if (!begun) throw new Refusal('draw_not_settled');
  await call.record(tx, {
    action: 'lottery.settle-again',
    brandId: null,
    subject: { kind: 'draw', id, name: `${draw.game_code} ${draw.numero}` },
    after: { version },
    reason,
  });
  return { version };
}
