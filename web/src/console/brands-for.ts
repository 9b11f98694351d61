import type { Permission } from '@lanna/contract/endpoint';
import { useBrandScope } from './brand-scope.ts';
import { mayDo, useOperator } from './operator.tsx';

/**
 * The brands in which the operator has this permission, and the code of the one that something new begins with: that of the bar, or the only one
 * there is. Where the bar shows all of several it is empty, and the form asks.
 */
export function useBrandsFor(permission: Permission) {
  const operator = useOperator();
  const { brand: scope } = useBrandScope();
  const brands = operator.brands.filter(({ code }) => mayDo(operator, permission, code));
  return { brands, first: openingBrand(scope, brands) };
}

/** The brand a form begins with; empty where it has to be chosen. */
export function openingBrand(scope: string | undefined, brands: readonly { code: string }[]): string {
  return scope ?? (brands.length === 1 ? (brands[0]?.code ?? '') : '');
}

/** What a form offers to choose from; nothing is chosen for the operator. */
export function brandOptions(brands: readonly { code: string; name: string }[], chosen: string) {
  const named = brands.map(({ code, name }) => ({ value: code, label: name }));
  return chosen === '' ? [{ value: '', label: '–' }, ...named] : named;
}
