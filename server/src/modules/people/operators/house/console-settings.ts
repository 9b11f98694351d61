import { consoleSettings as sentSettings } from '@lanna/contract/people/operators/setting-ops';
import type { z } from 'zod';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Settings of the console itself, as far as they differ from what the kinds say: `operators.setting`. */
export const consoleSettings = sentSettings.extend({
  fourEyes: sentSettings.shape.fourEyes.default({}),
  proposalHours: sentSettings.shape.proposalHours.default(72),
});
export type ConsoleSettings = z.infer<typeof consoleSettings>;

export async function readConsoleSettings(db: Queryable): Promise<ConsoleSettings & { version: number }> {
  const { settings, version } = await db
    .selectFrom('operators.setting')
    .select(['settings', 'version'])
    .executeTakeFirstOrThrow();
  return { ...consoleSettings.parse(settings), version };
}
