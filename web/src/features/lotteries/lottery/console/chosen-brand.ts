import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOperator } from '../../../../console/operator.tsx';

/** Terms are a brand's own: that of the scope, or the operator's first where the scope is all of them. */
export function useChosenBrand(): string {
  const { brand } = useBrandScope();
  const { brands } = useOperator();
  return brand ?? brands[0]?.code ?? '';
}
