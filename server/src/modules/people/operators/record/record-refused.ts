import type { Actor } from '../../../../platform/ops/operator-gate.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { countAttempts } from '../../authentication/attempts.ts';
import { recordAction } from './record-action.ts';

const MINUTE_MS = 60_000;
/** A program that tries everything must not fill the record. */
const LINES_A_MINUTE = 20;

/** Notes that a call was refused to an operator. */
export async function recordRefused(
  db: Database,
  { call, code }: { call: string; code: string },
  actor: Actor,
  now: Date,
): Promise<void> {
  const subject = ['operator-refused', actor.operator.id].join('\n');
  const [tally] = await countAttempts(db.kysely, now, [{ subject, windowMs: MINUTE_MS }]);
  if (tally && tally.hits > LINES_A_MINUTE) return;
  await recordAction(
    db.kysely,
    { action: 'operators.refused', brandId: null, subject: { kind: 'call', id: call }, after: { code } },
    actor,
    now,
  );
}
