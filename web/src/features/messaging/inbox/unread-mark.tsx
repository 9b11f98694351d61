import { useTranslation } from 'react-i18next';
import { useUnreadMessages } from '../../../api/content/inbox.ts';
import { CountMark } from '../../../ui/count-mark.tsx';

/** Beside the page's name in the menu. */
export function UnreadMark() {
  const { t } = useTranslation('inbox');
  const count = useUnreadMessages();
  return <CountMark count={count} label={t('unread', { count })} />;
}
