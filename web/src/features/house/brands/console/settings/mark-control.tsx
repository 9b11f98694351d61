import type { Front } from '@lanna/contract/house/brands/front';
import { useTranslation } from 'react-i18next';
import { PictureField } from '../../../../../console/fields/picture-field.tsx';
import type { ControlProps } from './setting-control.tsx';

/** The brand's own mark, or none: then it is a lantern in its colours. */
export function MarkControl({
  value,
  onChange,
  disabled,
  brand,
}: ControlProps<Front['mark']> & { brand: string }) {
  const { t } = useTranslation('brands-console');
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <PictureField label={t('edit.mark')} shape="mark" brand={brand} value={value} onChange={onChange} />
    </fieldset>
  );
}
