import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../../api/calls/refusal.ts';
import { memberQuery } from '../../../../api/queries.ts';
import type { OverlayProps } from '../../../../navigation.ts';
import { paths } from '../../../../paths.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { Stamp } from '../board/stamp.tsx';
import { promotionQuery } from '../queries.ts';
import { ApplicationForm } from './application-form.tsx';

/** Where a member applies: `?dialog=apply&about=<promotion>`, over whatever page. */
export function ApplyDialog({ open, onClose, page: id = '' }: OverlayProps) {
  const { t } = useTranslation('promotions');
  const query = useQuery(promotionQuery(id));
  const member = useQuery(memberQuery);
  const [sent, setSent] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('apply.title')}
      description={query.data?.title}
      // A press beside it must not put away what is being written.
      insistent={!sent}
    >
      {sent ? (
        <Sent onClose={onClose} />
      ) : (
        <QueryView
          query={query}
          label={t('loadingOne')}
          failed={t('failedOne')}
          refused={(error) => error instanceof Refusal && error.code === 'promotion_unknown' && <Unknown />}
          shape={<Skeleton className="h-72 rounded-medium" />}
        >
          {(promotion) => (
            <QueryView
              query={member}
              label={t('loadingOne')}
              failed={t('failedOne')}
              shape={<Skeleton className="h-72 rounded-medium" />}
            >
              {({ id: memberId }) => (
                <ApplicationForm
                  key={promotion.id}
                  promotion={promotion}
                  memberId={memberId}
                  onSent={() => setSent(true)}
                />
              )}
            </QueryView>
          )}
        </QueryView>
      )}
    </Dialog>
  );
}

function Sent({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('promotions');
  return (
    <output className="flex flex-col items-center gap-4 py-6 text-center">
      <Stamp state="applying" />
      <p className="font-display font-semibold text-xl">{t('apply.sent')}</p>
      <p className="max-w-sm text-muted">{t('apply.sentText')}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <LinkButton variant="secondary" href={`${paths.promotions()}?show=mine`}>
          {t('apply.toMine')}
        </LinkButton>
        <Button onClick={onClose}>{t('apply.done')}</Button>
      </div>
    </output>
  );
}

function Unknown() {
  const { t } = useTranslation('promotions');
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('unknown.title')}
      text={t('unknown.text')}
      action={<LinkButton href={paths.promotions()}>{t('empty.all')}</LinkButton>}
    />
  );
}
