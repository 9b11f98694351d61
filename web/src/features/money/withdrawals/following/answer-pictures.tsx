import { useQueries } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { pictureQuery } from '../queries.ts';

/** Pictures that went with an answer; only the member and the desk see them. */
export function AnswerPictures({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('withdrawals');
  const pictures = useQueries({ queries: ids.map(pictureQuery) });
  return (
    <ul aria-label={t('pictures.title')} className="mt-1.5 flex flex-wrap gap-2">
      {pictures.map(({ data, isError }, at) => (
        <li key={ids[at]} className="size-20 overflow-hidden rounded-small bg-sunken">
          {data ? (
            <img
              src={data.data}
              alt={t('pictures.one', { number: at + 1 })}
              className="size-full object-cover"
            />
          ) : isError ? (
            <span
              className="flex size-full items-center justify-center text-muted"
              title={t('pictures.gone')}
            >
              <ImageOff className="size-5" aria-hidden="true" />
              <span className="sr-only">{t('pictures.gone')}</span>
            </span>
          ) : (
            <Skeleton className="size-full" />
          )}
        </li>
      ))}
    </ul>
  );
}
