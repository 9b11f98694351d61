import type { Front } from '@lanna/contract/house/brands/front';
import { useTranslation } from 'react-i18next';
import { PictureField } from '../../../../../console/fields/picture-field.tsx';
import type { ControlProps } from './setting-control.tsx';

/** How each is cut, and the ground that a logo is shown on. */
const PICTURES = {
  mark: { shape: 'mark' },
  logoOnDark: { shape: 'logo', ground: 'dark' },
  logoOnLight: { shape: 'logo', ground: 'light' },
  welcome: { shape: 'banner' },
} as const;

/** A picture of the brand's own, or none. */
export function MarkControl({
  value,
  onChange,
  disabled,
  brand,
  of,
}: ControlProps<Front['mark']> & { brand: string; of: keyof typeof PICTURES }) {
  const { t } = useTranslation('brands-console');
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <PictureField
        label={t(`edit.picture.${of}`)}
        {...PICTURES[of]}
        brand={brand}
        value={value}
        onChange={onChange}
      />
    </fieldset>
  );
}
