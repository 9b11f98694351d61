import type { Permission } from '@lanna/contract/endpoint';
import type { Me } from '@lanna/contract/people/operators/ops';
import { createContext, type ReactNode, use } from 'react';
import { useBrandScope } from './brand-scope.ts';

/** Who is logged in. The shell gives it to every page. */
export const OperatorContext = createContext<Me | undefined>(undefined);

export function useOperator(): Me {
  const operator = use(OperatorContext);
  if (!operator) throw new Error('no operator: <OperatorContext> is missing above this component');
  return operator;
}

/** Whether the operator has this permission: in this brand, or in any. */
export function mayDo(operator: Me, permission: Permission, brand?: string): boolean {
  if (operator.house.includes(permission)) return true;
  const brands = operator.permissions[permission] ?? [];
  return brand === undefined ? brands.length > 0 : brands.includes(brand);
}

/** `const may = useMay(); may('members.lock')`: in the brand of the scope, in any where it is all brands, or in the one named. */
export function useMay(): (permission: Permission, brand?: string) => boolean {
  const operator = useOperator();
  const { brand: scope } = useBrandScope();
  return (permission, brand = scope) => mayDo(operator, permission, brand);
}

/** Shows what the operator may do; the server decides it again. `house`: the permission is asked for over all brands. */
export function Can({
  permission,
  brand,
  house = false,
  otherwise = null,
  children,
}: {
  permission: Permission;
  brand?: string;
  house?: boolean;
  otherwise?: ReactNode;
  children: ReactNode;
}) {
  const operator = useOperator();
  const may = useMay();
  const allowed = house ? operator.house.includes(permission) : may(permission, brand);
  return allowed ? children : otherwise;
}
