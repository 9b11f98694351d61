import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { ControlPieces } from './control-pieces.tsx';
import { DataPieces } from './data-pieces.tsx';
import { FieldPieces } from './field-pieces.tsx';
import { LayerPieces } from './layer-pieces.tsx';
import { StatePieces } from './state-pieces.tsx';
import { TokenPieces } from './token-pieces.tsx';

/** All components on one page, for developers; not shown to the players of a real brand. */
export function GalleryPage() {
  const { t } = useTranslation('gallery');
  const { demo } = useBrand();
  if (!demo && !import.meta.env.DEV) return <NotFoundPage />;
  return (
    <div className="mx-auto flex max-w-7xl flex-col gap-6 p-4 lg:p-6">
      <header>
        <h1 className="font-display font-semibold text-3xl">{t('title')}</h1>
        <p className="max-w-2xl text-muted">{t('lead')}</p>
      </header>
      <TokenPieces />
      <ControlPieces />
      <FieldPieces />
      <LayerPieces />
      <StatePieces />
      <DataPieces />
    </div>
  );
}
