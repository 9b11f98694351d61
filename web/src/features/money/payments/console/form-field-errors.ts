import { Refusal } from '../../../../api/calls/refusal.ts';

/** Fields that a refused form names: `min`, `details.billerId`, … */
export function fieldErrorsOf(error: unknown): ReadonlySet<string> {
  if (!(error instanceof Refusal)) return new Set();
  const { fields } = error.facts;
  if (!Array.isArray(fields)) return new Set();
  return new Set(
    fields.flatMap(({ field }: { field?: unknown }) => (typeof field === 'string' ? [field] : [])),
  );
}
