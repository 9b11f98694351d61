import { type FeedRow, stopFeed } from '@lanna/contract/lotteries/feeds/feed-ops';
import { useTranslation } from 'react-i18next';
import { ReasonCallButton } from '../../../../../console/reason-call.tsx';

/** Switches a feed off at once. */
export function StopFeedButton({ feed: { code, name, version } }: { feed: FeedRow }) {
  const { t } = useTranslation('feeds-console');
  return (
    <ReasonCallButton
      endpoint={stopFeed}
      input={(reason) => ({ params: { code }, body: { version, reason } })}
      done={() => t('stop.done', { name })}
      label={t('stop.open')}
      title={t('stop.title', { name })}
      text={t('stop.text')}
      variant="danger"
      tone="danger"
    />
  );
}
