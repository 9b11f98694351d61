import { isDatabaseUnreachable, sqlState } from '@lanna/rules/database-errors';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Refusal } from '../../refusals/refusal.ts';

/** Text with a NUL, or that is no UTF-8, which came past `storable-text.ts` inside of something that was decoded later: a cursor, a file. */
const UNSTORABLE_STATES = new Set(['22021', '22P05']);

/** The refusal a caller gets for an error. An unforeseen error is `unknown_error`, without any detail. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map((issue) => ({
      field: issue.instancePath.slice(1).replaceAll('/', '.'),
      rule: issue.keyword,
    }));
    return new Refusal('invalid_input', { fields });
  }
  if (isDatabaseUnreachable(error)) return new Refusal('service_unavailable', { retryAfterSeconds: 2 });
  if (UNSTORABLE_STATES.has(sqlState(error) ?? '')) return new Refusal('invalid_input', { fields: [] });
  return fromFramework(error) ?? new Refusal('unknown_error');
}

/** What the framework refuses keeps its own status (414, 416, …), for which there may be no code of ours. */
export function statusOf(error: unknown, refusal: Refusal): number {
  return error instanceof Refusal ? refusal.status : (clientErrorOf(error) ?? refusal.status);
}

/** The code that says it best to programs; `statusOf` says it exactly. */
function fromFramework(error: unknown): Refusal | undefined {
  switch (clientErrorOf(error)) {
    case undefined:
      return undefined;
    case 403:
      return new Refusal('forbidden');
    case 404:
    case 405:
      return new Refusal('not_found');
    case 413:
      return new Refusal('body_too_large');
    case 415:
      return new Refusal('wrong_content_type');
    // Broken JSON, an empty JSON body, a bad Content-Length, an address that cannot be decoded, a range that is not there.
    default:
      return new Refusal('invalid_input', { fields: [] });
  }
}

function clientErrorOf(error: unknown): number | undefined {
  const { statusCode = 0 } = (error ?? {}) as { statusCode?: number };
  return statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}
