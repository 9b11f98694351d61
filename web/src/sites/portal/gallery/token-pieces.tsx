import { useTranslation } from 'react-i18next';
import { Shelf } from './shelf.tsx';

const SWATCHES = [
  'bg-ground',
  'bg-surface',
  'bg-raised',
  'bg-sunken',
  'bg-frame',
  'bg-line',
  'bg-control-line',
  'bg-text',
  'bg-muted',
  'bg-accent',
  'bg-accent-deep',
  'bg-accent-text',
  'bg-spark',
  'bg-success',
  'bg-danger',
  'bg-danger-fill',
  'bg-warning',
  'bg-focus',
] as const;

export function TokenPieces() {
  const { t } = useTranslation('gallery');
  return (
    <>
      <Shelf title={t('colours')} className="gap-2">
        {SWATCHES.map((swatch) => (
          <span key={swatch} className="flex w-24 flex-col gap-1 text-muted text-xs">
            <span className={`lit h-12 rounded-small ${swatch}`} />
            {swatch.slice(3)}
          </span>
        ))}
      </Shelf>
      <Shelf title={t('type')} className="flex-col gap-2">
        <p className="font-display font-semibold text-4xl">{t('sample')} 1,234,567.89</p>
        <p className="text-xl">{t('long')}</p>
        <p>{t('long')}</p>
        <p className="text-muted text-sm">{t('long')}</p>
      </Shelf>
    </>
  );
}
