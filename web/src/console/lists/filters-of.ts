import type { OpsEndpoint } from '@lanna/contract/ops';
import type { z } from 'zod';
import type { DayPreset, FilterOption } from './list-filter.ts';

/** What `list()` of the contract describes, as far as it is filtered. */
type Filtered = OpsEndpoint & {
  filters: Readonly<Record<string, z.ZodType>>;
  search: boolean;
  days: boolean;
};
type Name<L extends Filtered> = keyof L['filters'] & string;
type Choice<L extends Filtered> = {
  [N in Name<L>]: L['filters'][N] extends z.ZodEnum ? N : never;
}[Name<L>];
type ChosenOf<L extends Filtered, N extends Name<L>> = z.output<L['filters'][N]> & string;

/**
 * Makes the fields a list is filtered by from its description: names are checked against it, and a choice has the values that stand there,
 * in that order. `const by = filtersOf(listApplications)`.
 */
export function filtersOf<const L extends Filtered>({ filters }: L) {
  return {
    /** Of a list that is searched. */
    search: (label: L['search'] extends true ? string : never, placeholder?: string) =>
      ({ name: 'search', kind: 'text', label, ...(placeholder !== undefined && { placeholder }) }) as const,
    text: <N extends Name<L>>(name: N, label: string, placeholder?: string) =>
      ({ name, kind: 'text', label, ...(placeholder !== undefined && { placeholder }) }) as const,
    /** `values`: those that are offered, where they are not all of the list's. */
    choice: <N extends Choice<L>>(
      name: N,
      label: string,
      wordOf: (value: ChosenOf<L, N>) => string,
      values = (filters[name] as z.ZodEnum).options as unknown[] as readonly ChosenOf<L, N>[],
    ) =>
      ({
        name,
        kind: 'choice',
        label,
        options: values.map((value): FilterOption => ({ value, label: wordOf(value) })),
      }) as const,
    /** A choice of what a call has answered. */
    choiceOf: <N extends Name<L>>(name: N, label: string, options: readonly FilterOption[]) =>
      ({ name, kind: 'choice', label, options }) as const,
    /** `name`: in the address; the call is asked `from` and `to`. */
    days: (name: L['days'] extends true ? string : never, label: string, opening?: DayPreset) =>
      ({ name, kind: 'days', label, ...(opening && { opening }) }) as const,
  };
}
