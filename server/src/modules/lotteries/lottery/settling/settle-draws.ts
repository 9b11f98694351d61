import type { Log } from '../../../../platform/process/log.ts';
import { type SettlingDeps, settleDraw } from '../settle-draw.ts';

/** Draws looked at in one go; the others come in the next. */
const DRAWS = 200;
/** Settled beside each other, so that one with a million lines keeps no other waiting. */
const AT_ONCE = 2;

/** Settles whatever draws wait for it, those drawn first before others. One that fails is said in the log and tried again; it holds up no other. */
export async function settleDraws(
  deps: SettlingDeps & { log: Pick<Log, 'error'> },
  signal?: AbortSignal,
): Promise<void> {
  const waiting = await deps.db.kysely
    .selectFrom('lottery.waiting_pass')
    .select(['draw_id', 'version'])
    .orderBy('draws_at')
    .orderBy('draw_id')
    .limit(DRAWS)
    .execute();
  const next = waiting.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const { draw_id, version } of next) {
        if (signal?.aborted) return;
        const draw = { id: draw_id ?? '', version: version ?? 0 };
        await settleDraw(deps, draw, signal).catch((error: unknown) =>
          deps.log.error({ err: error, draw: draw_id }, 'a draw could not be settled'),
        );
      }
    }),
  );
}
