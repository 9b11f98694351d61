import type { Log } from '../../platform/log.ts';
import type { Breach } from './check-invariants.ts';

/** Puts every broken rule into the log as an error; then fails, so that whoever asked sees it too. */
export function reportBreaches(breaches: Breach[], log: Pick<Log, 'error'>): void {
  for (const breach of breaches) log.error({ breach: describeBreach(breach) }, 'the books break a rule');
  if (breaches.length > 0) throw new Error(`the books break ${breaches.length} of their rules`);
}

/** "rule: name value, name value", for people. */
export function describeBreach({ rule, row }: Breach): string {
  const facts = Object.entries(row).map(([name, value]) => `${name} ${describeValue(value)}`);
  return `${rule}: ${facts.join(', ')}`;
}

function describeValue(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value);
}
