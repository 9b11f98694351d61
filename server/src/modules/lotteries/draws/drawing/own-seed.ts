import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** The member's own seed of a draw, null where they have no slip on it. Refuses with `draw_unknown`. */
export async function ownSeed(
  db: Queryable,
  memberId: string,
  { gameCode, numero }: { gameCode: string; numero: string },
): Promise<{ seed: string | null }> {
  const found = await db
    .selectFrom('draws.draw as d')
    .leftJoin('draws.seed as s', (join) =>
      join.onRef('s.draw_id', '=', 'd.id').on('s.member_id', '=', memberId),
    )
    .select('s.seed')
    .where('d.game_code', '=', gameCode)
    .where('d.numero', '=', numero)
    .executeTakeFirst();
  if (!found) throw new Refusal('draw_unknown');
  return found;
}
