import { needsTwo, ruleInForce } from '@lanna/rules/four-eyes';
import type { ProposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readConsoleSettings } from '../house/console-settings.ts';

/** Whether this kind of action needs a second operator. `amount`: of money, in 1/100 000 of the unit; its sign does not count. */
export async function mustBeProposed(
  db: Queryable,
  kinds: readonly ProposalKind[],
  kind: string,
  amount?: bigint,
): Promise<boolean> {
  const known = kinds.find((candidate) => candidate.kind === kind);
  if (!known) throw new Error(`no topic contributes the kind of proposal ${kind}`);
  if (!known.rule) return true;
  return needsTwo(ruleInForce(known.rule, (await readConsoleSettings(db)).fourEyes[kind]), amount);
}
