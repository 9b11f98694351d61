import type { z } from 'zod';

/* What a schema consists of, whatever is wrapped around it. */

type Schema = z.core.$ZodType;

/** The schema of what is typed: without what makes it optional, gives it a default, or changes it before or after. */
export function withoutWrapping(schema: Schema): Schema {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
      return withoutWrapping(def.innerType);
    case 'pipe':
      return withoutWrapping(def.in._zod.def.type === 'transform' ? def.out : def.in);
    case 'lazy':
      return withoutWrapping(def.getter());
    case 'union': {
      // Of what may also be left empty, what it is otherwise.
      const other = def.options.find((option) => !isLiteral(withoutWrapping(option)));
      return def.options.length === 2 && other && !isObject(other) ? withoutWrapping(other) : schema;
    }
    default:
      return schema;
  }
}

/** The part of this name; of several shapes, of the first that has it. */
export function partOf(schema: Schema, name: string): Schema | undefined {
  const { def } = (withoutWrapping(schema) as z.core.$ZodTypes)._zod;
  if (def.type === 'object') return Object.hasOwn(def.shape, name) ? def.shape[name] : undefined;
  if (def.type === 'record') return def.valueType;
  if (def.type === 'array') return /^\d+$/.test(name) ? def.element : undefined;
  for (const shape of shapesOf(schema)) {
    const found = partOf(shape, name);
    if (found) return found;
  }
  return undefined;
}

/** Parts that may have a field of some name: lists and records have any. */
export function partsOf(schema: Schema): readonly Schema[] {
  const { def } = (withoutWrapping(schema) as z.core.$ZodTypes)._zod;
  if (def.type !== 'object') return shapesOf(schema);
  return Object.values(def.shape).filter((part) => !HAVE_ANY.has(withoutWrapping(part)._zod.def.type));
}

const HAVE_ANY: ReadonlySet<string> = new Set(['array', 'record']);

function shapesOf(schema: Schema): readonly Schema[] {
  const { def } = (withoutWrapping(schema) as z.core.$ZodTypes)._zod;
  if (def.type === 'union') return def.options;
  return def.type === 'intersection' ? [def.left, def.right] : [];
}

const isLiteral = (schema: Schema) => schema._zod.def.type === 'literal';
const isObject = (schema: Schema) => schema._zod.def.type === 'object';
