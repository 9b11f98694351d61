import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseUnreachable } from '../database.ts';
import { Refusal } from '../refusal.ts';

/** What an error is to the caller. Anything not foreseen is `unknown_error`, and says nothing about itself. */
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
  return fromFramework(error) ?? new Refusal('unknown_error');
}

function fromFramework(error: unknown): Refusal | undefined {
  const { code = '', statusCode = 0 } = (error ?? {}) as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return new Refusal('body_too_large');
  if (code.startsWith('FST_ERR_CTP_INVALID_MEDIA_TYPE') || statusCode === 415)
    return new Refusal('wrong_content_type');
  // Broken JSON, an empty JSON body, a bad Content-Length, a URL that cannot be decoded.
  if (statusCode === 400) return new Refusal('invalid_input', { fields: [] });
  return undefined;
}
