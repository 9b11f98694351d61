import { consoleSettings as sentSettings } from '@lanna/contract/people/operators/setting-ops';
import { type FourEyesRule, isLooser } from '@lanna/rules/four-eyes';
import { z } from 'zod';
import { type ActionFacts, type ProposalKind, proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { needsAnother } from '../proposals/needs-another.ts';
import type { OperatorDeps } from '../session/deps.ts';
import { type ConsoleSettings, readConsoleSettings } from './console-settings.ts';

export const SETTINGS_KIND = 'operators.change-settings';

const payload = z.object({ settings: sentSettings, version: z.int() });

/**
 * Changes the settings of the console: proposed, but for a house that has never had a second operator; or one alone could take the
 * second pair of eyes away. Refuses with `changed_meanwhile`, and `four_eyes_floor` {kinds} where a rule would be looser than its floor.
 */
export async function changeSettings(
  { db, kinds }: Pick<OperatorDeps, 'db' | 'kinds'>,
  { reason, ...change }: z.infer<typeof payload> & { reason: string },
  call: Pick<AnyOpsCall, 'operator' | 'record' | 'mustBeProposed' | 'propose'>,
): Promise<{ proposal: string | null }> {
  refuseBelowFloor(kinds(), change.settings.fourEyes);
  return db.transaction(async (tx) => {
    const subject = { kind: 'settings', id: 'console' };
    const settings = { kind: SETTINGS_KIND, permission: 'operators.settings', merchantId: null } as const;
    if (await needsAnother(tx, settings, call)) {
      await lockSettings(tx, change.version);
      const proposal = { kind: SETTINGS_KIND, brandId: null, subject, payload: change, reason };
      return { proposal: await call.propose(tx, proposal) };
    }
    const done = await carryOut(tx, change);
    await call.record(tx, { action: SETTINGS_KIND, brandId: null, subject, reason, ...done });
    return { proposal: null };
  });
}

function refuseBelowFloor(kinds: readonly ProposalKind[], rules: Record<string, FourEyesRule>): void {
  const looser = kinds.flatMap(({ kind, rule }) => {
    const wanted = rules[kind];
    return wanted !== undefined && isLooser(wanted, rule?.floor ?? 'always') ? [kind] : [];
  });
  if (looser.length > 0) throw new Refusal('four_eyes_floor', { kinds: looser });
}

export function settingsKind(): ProposalKind {
  return proposalKind({
    kind: SETTINGS_KIND,
    permission: 'operators.settings',
    rule: { standard: 'always', floor: 'always' },
    payload,
    preview: async (db, { settings }) => ({
      before: factsOf(await readConsoleSettings(db)),
      after: factsOf(settings),
    }),
    carryOut: (tx, change) => carryOut(tx, change),
  });
}

async function carryOut(tx: Tx, { settings, version }: z.infer<typeof payload>) {
  const before = await lockSettings(tx, version);
  await tx
    .updateTable('operators.setting')
    .set({ settings: JSON.stringify(settings), version: version + 1 })
    .execute();
  return { before: factsOf(before), after: factsOf(settings) };
}

async function lockSettings(tx: Tx, version: number): Promise<ConsoleSettings> {
  await tx.selectFrom('operators.setting').select('version').forUpdate().executeTakeFirstOrThrow();
  const settings = await readConsoleSettings(tx);
  if (settings.version !== version) throw new Refusal('changed_meanwhile');
  return settings;
}

/** One line for each kind, so that a difference names it. */
function factsOf({ fourEyes, proposalHours }: ConsoleSettings): ActionFacts {
  const rules = Object.entries(fourEyes).map(([kind, rule]): [string, string] => [
    kind,
    typeof rule === 'string' ? rule : `above ${rule.above}`,
  ]);
  return { ...Object.fromEntries(rules), proposalHours };
}
