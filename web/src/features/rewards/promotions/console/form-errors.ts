import { Refusal } from '../../../../api/calls/refusal.ts';

/** Fields of the form that the server did not take, with the rule each broke. */
export function fieldErrorsOf(error: unknown): ReadonlyMap<string, string> {
  if (!(error instanceof Refusal)) return new Map();
  if (error.code === 'application_reward_invalid')
    return new Map([
      ['reward', 'amount'],
      ['budgetTotal', 'amount'],
      ['budgetDay', 'amount'],
    ]);
  const { fields } = error.facts;
  if (error.code !== 'invalid_input' || !Array.isArray(fields)) return new Map();
  return new Map(
    fields.flatMap(({ field, rule }: { field?: unknown; rule?: unknown }) => {
      const name = typeof field === 'string' ? field.split('.').find((part) => part !== 'form') : undefined;
      return name === undefined ? [] : [[name, String(rule)] as const];
    }),
  );
}

/** What publishing found empty. */
export function missingOf(error: unknown): ReadonlySet<string> {
  if (!(error instanceof Refusal) || error.code !== 'promotion_incomplete') return new Set();
  const { missing } = error.facts;
  return new Set(Array.isArray(missing) ? missing.map(String) : []);
}
