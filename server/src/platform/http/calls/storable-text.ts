import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { Refusal } from '../../refusals/refusal.ts';

/**
 * Refuses text that PostgreSQL cannot store: with a NUL, or with half of a surrogate pair, anywhere in a request.
 * Checked once for every request, so that no schema has to repeat it.
 */
export function refuseUnstorableText(input: unknown): void {
  const field = findUnstorable(input);
  if (field !== undefined) throw unstorable(field);
}

/** The same for what a validator is given, before it validates: bodies, also encrypted ones. */
export function withStorableText(
  compile: FastifySchemaCompiler<z.ZodType>,
): FastifySchemaCompiler<z.ZodType> {
  return (schema) => {
    const validate = compile(schema);
    return (input: unknown) => {
      const field = findUnstorable(input);
      return field === undefined ? validate(input) : { error: unstorable(field) };
    };
  };
}

function unstorable(field: string): Refusal {
  return new Refusal('invalid_input', { fields: [{ field, rule: 'text' }] });
}

/** Where it is, as a path with dots. Without recursion: a body may be nested deeper than the call stack. */
function findUnstorable(input: unknown): string | undefined {
  const waiting: { path: string; value: unknown }[] = [{ path: '', value: input }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, value } = next;
    if (typeof value === 'string' && !isStorable(value)) return path;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      // A name is not repeated back: it is the very text that is refused.
      if (!isStorable(name)) return path;
      waiting.push({ path: path ? `${path}.${name}` : name, value: inner });
    }
  }
  return undefined;
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
