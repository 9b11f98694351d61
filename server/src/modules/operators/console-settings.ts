import { z } from 'zod';
import type { Queryable } from '../../platform/database.ts';

/** `always`, or an amount of money from which on a second operator has to approve (in the currency's unit, up to 5 decimals). */
const fourEyes = z.union([
  z.literal('always'),
  z.literal('never'),
  z.object({ above: z.string().regex(/^\d{1,12}(\.\d{1,5})?$/) }),
]);

/** Settings of the console itself: `operators.setting`. */
export const consoleSettings = z.object({
  /** Which actions need a second operator. An action that is not listed needs none. */
  fourEyes: z.record(z.string().regex(/^[a-z-]+\.[a-z-]+$/), fourEyes).default({
    'members.adjust': { above: '1000' },
    'operators.grant-role': 'always',
    'vendor-wallet.correct-round': 'always',
    'catalogue.rotate-key': 'always',
    'brands.open-region': 'always',
  }),
  /** How long a proposal waits for its second pair of eyes. */
  proposalHours: z.int().min(1).max(720).default(72),
});
export type ConsoleSettings = z.infer<typeof consoleSettings>;

export async function readConsoleSettings(db: Queryable): Promise<ConsoleSettings & { version: number }> {
  const { settings, version } = await db
    .selectFrom('operators.setting')
    .select(['settings', 'version'])
    .executeTakeFirstOrThrow();
  return { ...consoleSettings.parse(settings), version };
}
