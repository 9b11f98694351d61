import { INBOX_KINDS, readAllMessages } from '@lanna/contract/messaging/inbox/inbox';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { BellRing, CheckCheck, Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { useUnreadMessages } from '../../../api/content/inbox.ts';
import { paths } from '../../../paths.ts';
import { QueryView } from '../../../query-view.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { useUrlFilter } from '../../../use-url-filter.ts';
import { inboxFilter } from './inbox-filter.ts';
import { MessageRows } from './message-rows.tsx';
import { MessageView } from './message-view.tsx';
import { inboxQuery } from './queries.ts';

/** What the member was sent: the list, and beside it the message that is open; on a phone one at a time. */
export function InboxPage() {
  const { t } = useTranslation('inbox');
  const [filter, change] = useUrlFilter(inboxFilter);
  const { kind, unread, message } = filter;
  const query = useInfiniteQuery(inboxQuery({ kind: kind || undefined, unread: unread || undefined }));
  const isOpen = message !== '';
  const isNarrowed = kind !== '' || unread !== '';
  return (
    <section aria-labelledby="inbox-heading" className="flex flex-col gap-4 pt-4 sm:gap-5 sm:pt-1">
      <header
        className={classes(
          'flex flex-wrap items-end justify-between gap-x-6 gap-y-3',
          isOpen && 'max-lg:hidden',
        )}
      >
        <div className="min-w-0">
          <h2 id="inbox-heading" className="font-display font-semibold text-2xl">
            {t('title')}
          </h2>
          <p className="max-w-prose text-muted text-sm">{t('lead')}</p>
        </div>
        <ReadAll newest={query.data?.pages[0]?.list[0]?.id} />
      </header>
      <div className={classes('flex flex-wrap items-center gap-x-5 gap-y-3', isOpen && 'max-lg:hidden')}>
        <Segments
          label={t('kinds')}
          value={kind}
          onValueChange={(chosen) => change({ kind: chosen })}
          segments={(['', ...INBOX_KINDS] as const).map((value) => ({
            value,
            label: t(`kind.${value || 'all'}`),
          }))}
        />
        <Checkbox
          label={t('unreadOnly')}
          checked={unread === 'yes'}
          onChange={({ target }) => change({ unread: target.checked ? 'yes' : '' })}
        />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]">
        <div className={classes(isOpen && 'max-lg:hidden')}>
          <QueryView
            query={query}
            label={t('loading')}
            failed={t('failed')}
            shape={<RowShapes />}
            shapeClassName="flex flex-col gap-2"
            isEmpty={({ pages }) => pages.every(({ list }) => list.length === 0)}
            empty={
              isNarrowed ? (
                <EmptyState
                  icon={<Inbox />}
                  title={t('none')}
                  text={t('noneText')}
                  action={
                    <Button variant="secondary" onClick={() => change({ kind: '', unread: '' })}>
                      {t('showAll')}
                    </Button>
                  }
                />
              ) : (
                <EmptyState
                  icon={<Inbox />}
                  title={t('empty')}
                  text={t('emptyText')}
                  action={
                    <LinkButton
                      variant="secondary"
                      href={paths.memberCentre('notifications')}
                      icon={<BellRing aria-hidden="true" />}
                    >
                      {t('settings')}
                    </LinkButton>
                  }
                />
              )
            }
          >
            {({ pages }) => (
              <MessageRows
                rows={pages.flatMap(({ list }) => list)}
                shown={message}
                onShow={(id) => change({ message: id })}
                query={query}
              />
            )}
          </QueryView>
        </div>
        {isOpen ? (
          <MessageView
            key={message}
            id={message}
            onClose={() => change({ message: '' })}
            onGone={() => change({ message: '' }, { replace: true })}
          />
        ) : (
          <Card className="hidden min-h-64 items-center justify-center text-muted lg:flex">
            {t('choose')}
          </Card>
        )}
      </div>
    </section>
  );
}

/** What has arrived since the list was loaded stays unread. */
function ReadAll({ newest }: { newest: string | undefined }) {
  const { t } = useTranslation('inbox');
  const words = useRefusalText();
  const queries = useQueryClient();
  const unread = useUnreadMessages();
  const readAll = useMutation({
    mutationFn: (until: string) => call(readAllMessages, { body: { until } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['inbox'] }),
    onError: (error) => notify({ tone: 'danger', text: words(error) }),
  });
  if (unread === 0 || newest === undefined) return null;
  return (
    <Button
      variant="secondary"
      size="small"
      busy={readAll.isPending}
      icon={<CheckCheck aria-hidden="true" />}
      onClick={() => readAll.mutate(newest)}
    >
      {t('readAll')}
    </Button>
  );
}

function RowShapes() {
  return (
    <>
      {['one', 'two', 'three', 'four', 'five'].map((row) => (
        <Skeleton key={row} className="h-20 rounded-medium" />
      ))}
    </>
  );
}
