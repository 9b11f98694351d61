import { type FeedRow, stopFeed } from '@lanna/contract/lotteries/feeds/feed-ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { ReasonDialog } from '../../../../../console/reason-dialog.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';

/** Switches a feed off at once. */
export function StopFeedButton({ feed }: { feed: FeedRow }) {
  const { t } = useTranslation('feeds-console');
  const [isOpen, open] = useState(false);
  const stopping = useOpsMutation(stopFeed, {
    onDone: () => {
      notify({ text: t('stop.done', { name: feed.name }), tone: 'success' });
      open(false);
    },
  });
  return (
    <>
      <Button variant="danger" size="small" onClick={() => open(true)}>
        {t('stop.open')}
      </Button>
      <ReasonDialog
        open={isOpen}
        onOpenChange={open}
        title={t('stop.title', { name: feed.name })}
        text={t('stop.text')}
        action={t('stop.open')}
        tone="danger"
        busy={stopping.isPending}
        error={stopping.error}
        onConfirm={(reason) =>
          stopping.mutate({ params: { code: feed.code }, body: { version: feed.version, reason } })
        }
      />
    </>
  );
}
