import type { Log } from '../../../platform/process/log.ts';
import type { InvariantViolation } from './check-invariants.ts';

/** Logs every broken rule as an error; then fails, so that the caller sees it too. */
export function reportViolations(violations: InvariantViolation[], log: Pick<Log, 'error'>): void {
  for (const violation of violations)
    log.error({ violation: describeViolation(violation) }, 'the books break a rule');
  if (violations.length > 0) throw new Error(`the books break ${violations.length} of their rules`);
}

/** "rule: name value, name value", for people. */
export function describeViolation({ rule, row }: InvariantViolation): string {
  const facts = Object.entries(row).map(([name, value]) => `${name} ${describeValue(value)}`);
  return `${rule}: ${facts.join(', ')}`;
}

function describeValue(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value);
}
