import type { Front } from '@lanna/contract/house/brands/front';
import { useTranslation } from 'react-i18next';
import { PictureField } from '../../../../../console/fields/picture-field.tsx';
import type { ControlProps } from './setting-control.tsx';

/** A picture the brand is known by, or none: its mark, or the logo for grounds of one kind, shown on such a ground. */
export function MarkControl({
  value,
  onChange,
  disabled,
  brand,
  logoOn,
}: ControlProps<Front['mark']> & { brand: string; logoOn?: 'dark' | 'light' }) {
  const { t } = useTranslation('brands-console');
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <PictureField
        label={t(logoOn ? `edit.logo.${logoOn}` : 'edit.mark')}
        shape={logoOn ? 'logo' : 'mark'}
        ground={logoOn}
        brand={brand}
        value={value}
        onChange={onChange}
      />
    </fieldset>
  );
}
