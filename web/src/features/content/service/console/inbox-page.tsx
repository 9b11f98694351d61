import { INBOX_VIEWS } from '@lanna/contract/content/service/ops';
import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { classes } from '../../../../ui/classes.ts';
import { EmptyState } from '../../../../ui/state.tsx';
import { oneOf, textOf, urlFilter } from '../../../../url-filter.ts';
import { useUrlFilter } from '../../../../use-url-filter.ts';
import { ConversationList } from './conversation-list.tsx';
import { ConversationPane } from './conversation-pane.tsx';

const FILTER = urlFilter({ view: oneOf(INBOX_VIEWS, 'all'), search: textOf(200), show: textOf(40) });

/** The desk: who waits at the left, the conversation beside it. On a phone one of the two. */
export function InboxPage() {
  const { t } = useTranslation('service-console');
  const [{ view, search, show }, change] = useUrlFilter(FILTER);
  return (
    <ConsolePage fill title={t('title')} description={t('text')}>
      <div className="lit flex min-h-0 flex-1 overflow-hidden rounded-medium bg-surface max-lg:min-h-[70dvh]">
        <ConversationList
          view={view}
          search={search}
          show={show}
          onView={(next) => change({ view: next })}
          onSearch={(typed) => change({ search: typed }, { replace: true })}
          onShow={(id) => change({ show: id })}
          className={classes(
            'w-full lg:w-88 lg:shrink-0 lg:border-line lg:border-r',
            show !== '' && 'max-lg:hidden',
          )}
        />
        <div className={classes('min-w-0 flex-1', show === '' && 'max-lg:hidden')}>
          {show === '' ? (
            <EmptyState
              icon={<MessagesSquare />}
              title={t('none.title')}
              text={t('none.text')}
              className="h-full justify-center"
            />
          ) : (
            <ConversationPane key={show} id={show} onBack={() => change({ show: '' })} />
          )}
        </div>
      </div>
    </ConsolePage>
  );
}
