import type { Permission } from '@lanna/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { useBrandsFor } from '../../../../console/brands-for.ts';
import { useOperator } from '../../../../console/operator.tsx';

/** In a select there is no null: the house is called so. */
export const HOUSE = '';

/** Whom something new may belong to: brands of the permission, and the house where the operator has it over all. */
export function useOwnerChoice(permission: Permission) {
  const { t } = useTranslation('alerts-console');
  const { house } = useOperator();
  const { brands, first } = useBrandsFor(permission);
  const ofHouse = house.includes(permission);
  return {
    // The house is all brands: where the bar shows all of them, it is what something new begins with.
    first: first || (ofHouse ? HOUSE : (brands[0]?.code ?? '')),
    options: [
      ...brands.map(({ code }) => ({ value: code, label: code })),
      ...(ofHouse ? [{ value: HOUSE, label: t('house') }] : []),
    ],
  };
}
