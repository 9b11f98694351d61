import type { Permission } from '@lanna/contract/endpoint';
import { useBrandScope } from './brand-scope.ts';
import { mayDo, useOperator } from './operator.tsx';

/** The brands in which the operator has this permission, and the code of the one that something new begins with. */
export function useBrandsFor(permission: Permission) {
  const operator = useOperator();
  const { brand: scope } = useBrandScope();
  const brands = operator.brands.filter(({ code }) => mayDo(operator, permission, code));
  return { brands, first: scope ?? brands[0]?.code ?? '' };
}
