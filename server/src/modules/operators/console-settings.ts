import { consoleSettings as sentSettings } from '@lanna/contract/operators/setting-ops';
import type { z } from 'zod';
import type { Queryable } from '../../platform/database.ts';

/** Settings of the console itself: `operators.setting`. */
export const consoleSettings = sentSettings.extend({
  fourEyes: sentSettings.shape.fourEyes.default({
    'members.adjust': { above: '1000' },
    'members.reopen': 'always',
    'agents.move': 'always',
    'promotions.issue': { above: '1000' },
    'cashier.accept-deposit': { above: '10000' },
    'reconciliation.write-off': 'always',
    'transfers.decide': 'always',
    'operators.grant-role': 'always',
    'operators.change-role': 'always',
    'operators.change-settings': 'always',
    'vendor-wallet.correct-round': 'always',
    'catalogue.rotate-key': 'always',
    'brands.open-region': 'always',
    'protection.correct': 'always',
    'withdrawals.approve': { above: '20000' },
    'bills.approve': { above: '20000' },
    'payments.change-payee': 'always',
    'payments.change-gateway': 'always',
  }),
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
