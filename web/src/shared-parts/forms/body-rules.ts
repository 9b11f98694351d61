import { MONEY_PATTERN } from '@lanna/contract/money-pattern';
import { z } from 'zod';
import { partOf, partsOf, withoutWrapping } from './body-parts.ts';

/** What the schema of a body says of one field: enough to draw it, and to say what is wrong with it. */
export interface FieldRules {
  kind: 'text' | 'money' | 'number' | 'list' | 'other';
  /** Left empty, it is refused. */
  required: boolean;
  /** Of a text its letters, of a list its entries. */
  min?: number;
  max?: number;
  inputMode?: 'decimal' | 'email' | 'numeric' | 'url';
}

/** What bodies have for a field that is left empty. */
const EMPTY = ['', null, undefined];
/** A pattern that is so many letters of one kind and no more. */
const COUNTED = /^\^(?:\\d|\[[^\]]+\])\{(\d+)(?:,(\d+))?\}\$$/;
const DIGITS = /^\^(\\d|\[0-9\])(\{[\d,]+\}|\+)?\$$/;
/** A form has no deeper bodies. */
const DEPTH_MAX = 3;

/**
 * The rules of the field with this name: at its place in the body, or else inside of what the body consists of (`vipLink` is found
 * as `settings.vipLink`). A field that the body lacks has none.
 */
export function fieldRules(body: z.ZodType, name: string): FieldRules {
  const known = read.get(body) ?? new Map<string, FieldRules>();
  read.set(body, known);
  const rules = known.get(name) ?? rulesOf(located(body, name.split('.'), 0));
  known.set(name, rules);
  return rules;
}

/** They are asked for each time a form is drawn. */
const read = new WeakMap<z.ZodType, Map<string, FieldRules>>();

function located(
  schema: z.core.$ZodType,
  path: readonly string[],
  depth: number,
): z.core.$ZodType | undefined {
  const direct = path.reduce<z.core.$ZodType | undefined>((now, step) => now && partOf(now, step), schema);
  if (direct || depth === DEPTH_MAX) return direct;
  for (const part of partsOf(schema)) {
    const deeper = located(part, path, depth + 1);
    if (deeper) return deeper;
  }
  return undefined;
}

function rulesOf(schema: z.core.$ZodType | undefined): FieldRules {
  if (!schema) return { kind: 'other', required: false };
  const required = EMPTY.every((empty) => !z.safeParse(schema, empty).success);
  const inner = withoutWrapping(schema) as z.core.$ZodTypes;
  switch (inner._zod.def.type) {
    case 'string':
      return { required, ...textRules(inner) };
    case 'number':
      return { required, ...numberRules(inner as z.ZodNumber) };
    case 'array':
      return { required, kind: 'list', ...lengthOf(inner) };
    // A box left empty is no missing answer.
    case 'boolean':
      return { required: false, kind: 'other' };
    default:
      return { required, kind: 'other' };
  }
}

function textRules(schema: z.core.$ZodType): Omit<FieldRules, 'required'> {
  const patterns = patternsOf(schema);
  if (patterns.includes(MONEY_PATTERN.source)) return { kind: 'money', inputMode: 'decimal' };
  const { format } = schema._zod.def as { format?: string };
  const inputMode =
    format === 'email' || format === 'url'
      ? format
      : patterns.some((one) => DIGITS.test(one))
        ? 'numeric'
        : undefined;
  const [counted, min, max = min] = patterns.map((one) => COUNTED.exec(one)).find(Boolean) ?? [];
  const range = counted && { min: Number(min), max: Number(max) };
  return { kind: 'text', ...range, ...lengthOf(schema), ...(inputMode && { inputMode }) };
}

function numberRules({ minValue, maxValue, isInt }: z.ZodNumber): Omit<FieldRules, 'required'> {
  const isBound = (bound: number | null) => bound !== null && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  return {
    kind: 'number',
    inputMode: isInt ? 'numeric' : 'decimal',
    ...(isBound(minValue) && { min: Number(minValue) }),
    ...(isBound(maxValue) && { max: Number(maxValue) }),
  };
}

function lengthOf(schema: z.core.$ZodType): { min?: number; max?: number } {
  const bounds: { min?: number; max?: number } = {};
  for (const check of checksOf(schema)) {
    if (check.check === 'length_equals') bounds.min = bounds.max = check.length ?? 0;
    if (check.check === 'min_length') bounds.min = check.minimum ?? 0;
    if (check.check === 'max_length') bounds.max = check.maximum ?? 0;
  }
  return bounds;
}

function patternsOf(schema: z.core.$ZodType): string[] {
  return checksOf(schema).flatMap(({ pattern }) => pattern?.source ?? []);
}

interface Check {
  check: string;
  pattern?: RegExp;
  minimum?: number;
  maximum?: number;
  length?: number;
}

function checksOf(schema: z.core.$ZodType): Check[] {
  return (schema._zod.def.checks ?? []).map(({ _zod }) => _zod.def as Check);
}
