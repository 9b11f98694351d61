import type { OpsEndpoint } from '@lanna/contract/ops';
import type { DayPreset, FilterOption } from './list-filter.ts';
import type { Asked } from './list-query.ts';

/** What `list()` of the contract describes, as far as it is filtered. */
type Filtered = OpsEndpoint & {
  choices: Readonly<Record<string, readonly string[]>>;
  builtIn?: { search: boolean; days: boolean };
};
type Has<L extends Filtered, What extends 'search' | 'days'> = NonNullable<L['builtIn']>[What] extends true
  ? string
  : never;

/**
 * Makes the fields a list is filtered by from its description: names are checked against it, and a choice has the values that stand there,
 * in that order. `const by = filtersOf(listApplications)`.
 */
export function filtersOf<const L extends Filtered>({ choices }: L) {
  return {
    /** Of a list that is searched. */
    search: (label: Has<L, 'search'>, placeholder?: string) =>
      ({ name: 'search', kind: 'text', label, ...(placeholder !== undefined && { placeholder }) }) as const,
    text: <N extends Asked<L>>(name: N, label: string, placeholder?: string) =>
      ({ name, kind: 'text', label, ...(placeholder !== undefined && { placeholder }) }) as const,
    /** A member, searched for by what the console finds members by. */
    member: <N extends Asked<L>>(name: N, label: string, agents?: true) =>
      ({ name, kind: 'member', label, ...(agents && { agents }) }) as const,
    /** `values`: those that are offered, where they are not all of the list's. */
    choice: <N extends keyof L['choices'] & string>(
      name: N,
      label: string,
      wordOf: (value: L['choices'][N][number]) => string,
      values: readonly L['choices'][N][number][] = choices[name] as L['choices'][N],
    ) =>
      ({
        name,
        kind: 'choice',
        label,
        options: values.map((value): FilterOption => ({ value, label: wordOf(value) })),
      }) as const,
    /** A choice of what a call has answered. */
    choiceOf: <N extends Asked<L>>(
      name: N,
      label: string,
      options: readonly FilterOption[],
      unset?: string,
    ) => ({ name, kind: 'choice', label, options, ...(unset !== undefined && { unset }) }) as const,
    /** `name`: in the address; the call is asked `from` and `to`. */
    days: (name: Has<L, 'days'>, label: string, opening?: DayPreset) =>
      ({ name, kind: 'days', label, ...(opening && { opening }) }) as const,
  };
}
