import { ChevronsUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../console/brand-scope.ts';
import { useOperator } from '../../../console/operator.tsx';

/** All brands of the operator, or one: it stands in the address, and links carry it. */
export function BrandSwitch() {
  const { t } = useTranslation('console-shell');
  const { brands } = useOperator();
  const { brand = '', choose } = useBrandScope();
  return (
    <span className="relative inline-flex items-center">
      <select
        aria-label={t('scope.label')}
        value={brands.some(({ code }) => code === brand) ? brand : ''}
        onChange={(event) => choose(event.target.value || undefined)}
        className="h-8 max-w-40 appearance-none truncate rounded-small border border-control-line bg-sunken pr-7 pl-2.5 font-medium text-sm"
      >
        <option value="">{t('scope.all')}</option>
        {brands.map(({ code, name }) => (
          <option key={code} value={code} className="bg-surface text-text">
            {name}
          </option>
        ))}
      </select>
      <ChevronsUpDown
        className="pointer-events-none absolute right-2 size-3.5 text-muted"
        aria-hidden="true"
      />
    </span>
  );
}
