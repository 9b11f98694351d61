import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Avatar } from '../../../ui/pictures/avatar.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { EmptyState, ErrorState } from '../../../ui/state.tsx';
import { Shelf } from './shelf.tsx';

const TONES = ['quiet', 'accent', 'spark', 'success', 'danger', 'warning'] as const;

export function StatePieces() {
  const { t } = useTranslation('gallery');
  return (
    <>
      <Shelf title={t('states')} className="grid gap-4 lg:grid-cols-3">
        <EmptyState
          icon={<Inbox />}
          title={t('emptyTitle')}
          text={t('long')}
          action={<Button>{t('primary')}</Button>}
        />
        <ErrorState title={t('failedTitle')} text={t('long')} onRetry={() => {}} />
        <div className="flex w-full flex-col gap-3 py-12">
          <Skeleton className="h-28 rounded-medium" />
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-5 w-1/2" />
          <Spinner className="mt-4 text-accent-text" />
        </div>
      </Shelf>
      <Shelf title={t('badges')} className="items-center">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {t('sample')}
          </Badge>
        ))}
        <Avatar name={t('name')} />
        <Avatar name={t('second')} />
      </Shelf>
      <Shelf title={t('progress')} className="grid gap-5 sm:grid-cols-2">
        <Progress label={t('progress')} value={3} max={5} valueText={t('steps', { step: 3, steps: 5 })} />
        <Progress label={t('busy')} value={null} />
      </Shelf>
    </>
  );
}
