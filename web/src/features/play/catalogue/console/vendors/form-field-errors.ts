import { Refusal } from '../../../../../api/calls/refusal.ts';

/** Fields that a refused form names, with the rule each broke. */
export function fieldErrorsOf(error: unknown): ReadonlyMap<string, string> {
  if (!(error instanceof Refusal) || error.code !== 'invalid_input') return new Map();
  const { fields } = error.facts;
  if (!Array.isArray(fields)) return new Map();
  return new Map(
    fields.flatMap((fieldError: { field?: unknown; rule?: unknown }) =>
      typeof fieldError.field === 'string'
        ? [[fieldError.field.split('.')[0] ?? '', String(fieldError.rule)] as [string, string]]
        : [],
    ),
  );
}
