import type { RefObject } from 'react';
import { type FieldValues, get } from 'react-hook-form';
import { Refusal } from '../../api/calls/refusal.ts';
import { useRefusalText } from '../../api/calls/refusal-text.ts';
import { fieldRules } from './body-rules.ts';
import type { FieldWords, FormOptions, TakesBody } from './contract-form.ts';
import { brokenRules, type FieldErrors, refusedRules } from './form-field-errors.ts';
import { useRuleText } from './rule-text.ts';

/** Words by the name of the field they belong to; under '' what no field on the page is about. */
export type Texts = ReadonlyMap<string, string>;

/** What is wrong with a form, in words. */
export function useFieldErrorTexts<E extends TakesBody, V extends FieldValues, Answer>(
  endpoint: E,
  { check, words = {}, refusals = {}, refusalText }: FormOptions<E, V, Answer>,
  shown: RefObject<ReadonlySet<string>>,
): { broken: (values: V, body: unknown) => Texts; refused: (failure: unknown) => Texts } {
  const ruleText = useRuleText();
  const usualText = useRefusalText();
  const ofRefusal = refusalText ?? usualText;
  const rulesOf = (name: string) => fieldRules(endpoint.body, name);

  function ownText(name: string, rule: string, facts: Readonly<Record<string, unknown>>): string | undefined {
    const own = (words as Readonly<Record<string, FieldWords>>)[name];
    if (typeof own === 'function') return own(rule, facts);
    return typeof own === 'string' ? own : own?.[rule];
  }
  const textsOf = (fieldErrors: FieldErrors) =>
    new Map(
      [...fieldErrors].map(([name, { rule, facts }]) => [
        name,
        name === ''
          ? ofRefusal(INVALID)
          : (ownText(name, rule, facts) ?? ruleText(rule, { ...rulesOf(name), ...facts })),
      ]),
    );

  return {
    broken(values, body) {
      const isEmpty = (name: string) => isNothing(get(values, name));
      const texts = textsOf(brokenRules(endpoint.body, body, shown.current, rulesOf, isEmpty));
      for (const [name, text] of Object.entries(check?.(values) ?? {}))
        if (typeof text === 'string') texts.set(shown.current.has(name) ? name : '', text);
      return texts;
    },
    refused(failure) {
      const { code, facts } = failure instanceof Refusal ? failure : { code: '', facts: {} };
      const name = (refusals as Readonly<Record<string, string>>)[code];
      if (name !== undefined && shown.current.has(name))
        return new Map([[name, ownText(name, code, facts) ?? ofRefusal(failure)]]);
      const fieldErrors = refusedRules(failure, shown.current, rulesOf);
      return fieldErrors ? textsOf(fieldErrors) : new Map([['', ofRefusal(failure)]]);
    },
  };
}

/** As the server would say it. */
const INVALID = new Refusal('invalid_input');

function isNothing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return (
    value === null ||
    value === undefined ||
    value === false ||
    Number.isNaN(value) ||
    Object(value).length === 0
  );
}
