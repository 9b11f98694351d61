import { useQueries } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { applicationPictureQuery } from '../queries.ts';

/** The pictures that went with an application; only the member and the desk see them. */
export function ApplicationPictures({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('promotions');
  const pictures = useQueries({ queries: ids.map(applicationPictureQuery) });
  return (
    <ul aria-label={t('latest.pictures')} className="flex gap-2">
      {pictures.map(({ data, isError }, at) => (
        <li key={ids[at]} className="size-20 overflow-hidden rounded-small bg-sunken">
          {data ? (
            <img
              src={data.data}
              alt={t('latest.picture', { number: at + 1 })}
              className="size-full object-cover"
            />
          ) : isError ? (
            <span
              className="flex size-full items-center justify-center text-muted"
              title={t('latest.noPicture')}
            >
              <ImageOff className="size-5" aria-hidden="true" />
              <span className="sr-only">{t('latest.noPicture')}</span>
            </span>
          ) : (
            <Skeleton className="size-full" />
          )}
        </li>
      ))}
    </ul>
  );
}
