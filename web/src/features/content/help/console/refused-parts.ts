import { Refusal } from '../../../../api/calls/refusal.ts';

/** What of a text was refused, as it was written: `{{owner}}`, `<script>`, the languages that lack a half. */
export function refusedParts(error: unknown): string {
  if (!(error instanceof Refusal)) return '';
  const { found, languages } = error.facts;
  const parts = Array.isArray(found) ? found : Array.isArray(languages) ? languages : [];
  return parts.length > 0 ? `(${parts.join(', ')})` : '';
}
