import type { z } from 'zod';
import { Refusal } from '../../api/calls/refusal.ts';
import type { FieldRules } from './body-rules.ts';

/** What is wrong with a form: what a field breaks, by its name; under '' what no field on the page is about. */
export type FieldErrors = ReadonlyMap<string, FieldError>;

export interface FieldError {
  /** As the words of forms call it, or as the contract or the server does. */
  rule: string;
  /** What is known of it besides: bounds. */
  facts: Readonly<Record<string, unknown>>;
}

interface Found extends FieldError {
  path: readonly string[];
}

/** What a body breaks, so that it is not sent. `isEmpty`: nothing is typed in the field. */
export function brokenRules(
  body: z.ZodType,
  sent: unknown,
  names: Iterable<string>,
  rulesOf: (name: string) => FieldRules,
  isEmpty: (name: string) => boolean,
): FieldErrors {
  const { error } = body.safeParse(sent);
  const fieldErrors = byField(issuesOf(error?.issues ?? []), names, rulesOf);
  for (const name of fieldErrors.keys())
    if (name && isEmpty(name) && rulesOf(name).required)
      fieldErrors.set(name, { rule: 'required', facts: {} });
  return fieldErrors;
}

/** What the server did not take, whatever it calls the refusal; undefined where it says nothing of fields. */
export function refusedRules(
  refusal: unknown,
  names: Iterable<string>,
  rulesOf: (name: string) => FieldRules,
): FieldErrors | undefined {
  if (!(refusal instanceof Refusal)) return undefined;
  const { fields } = refusal.facts;
  if (!Array.isArray(fields) || fields.length === 0) return undefined;
  const fieldErrors = fields.map((given: unknown) => {
    const { field, rule, message, ...facts } = Object(given) as Record<string, unknown>;
    return { path: String(field).split('.'), rule: String(rule ?? message), facts };
  });
  return byField(fieldErrors, names, rulesOf);
}

function byField(
  fieldErrors: readonly Found[],
  names: Iterable<string>,
  rulesOf: (name: string) => FieldRules,
): Map<string, FieldError> {
  const known = new Set(names);
  const found = new Map<string, FieldError>();
  for (const { path, rule, facts } of fieldErrors) {
    const name = nameOf(path, known);
    if (!found.has(name)) found.set(name, { rule: RULE_OF[rule]?.(rulesOf(name)) ?? rule, facts });
  }
  return found;
}

/** The field a place in the body belongs to: `settings.hours.0.from` to `hours`, where the form has a field of that name. */
function nameOf(path: readonly string[], known: ReadonlySet<string>): string {
  for (const from of path.keys())
    for (let to = path.length; to > from; to -= 1) {
      const name = path.slice(from, to).join('.');
      if (known.has(name)) return name;
    }
  return '';
}

/** Names that zod and the server have for what breaks a bound, as the words of forms call it. */
const RULE_OF: Readonly<Record<string, (rules: FieldRules) => string>> = {
  too_big: ({ kind }) =>
    ({ text: 'tooLong', list: 'tooMany', number: 'tooLarge', money: 'amount', other: 'invalid' })[kind],
  too_small: ({ kind }) =>
    ({ text: 'tooShort', list: 'tooFew', number: 'tooSmall', money: 'amount', other: 'invalid' })[kind],
  invalid_type: ({ kind, inputMode }) =>
    kind === 'number'
      ? inputMode === 'numeric'
        ? 'whole'
        : 'number'
      : kind === 'money'
        ? 'amount'
        : 'invalid',
  invalid_format: ({ kind, inputMode }) =>
    kind === 'money' ? 'amount' : inputMode === 'email' || inputMode === 'url' ? inputMode : 'invalid',
};

/** A body of several shapes is measured by the one it comes closest to. */
function issuesOf(issues: readonly z.core.$ZodIssue[], above: readonly string[] = []): Found[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path.map(String)];
    if (issue.code === 'invalid_union') {
      const closest = issue.errors.toSorted((one, other) => one.length - other.length)[0];
      if (closest && closest.length > 0) return issuesOf(closest, path);
    }
    const { rule = issue.code, ...facts } = issue.code === 'custom' ? (issue.params ?? {}) : {};
    return [{ path, rule: String(rule), facts }];
  });
}
