import { devOutbox } from '@lanna/contract/house/brands/site';
import { useQuery } from '@tanstack/react-query';
import { Inbox, Mail, MessageSquareText } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { Refusal } from '../../../api/calls/refusal.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import type { PageProps } from '../../../navigation.ts';
import { QueryView } from '../../../query-view.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { CodeText } from '../../../ui/text/code-text.tsx';
import { useUrlFilter } from '../../../use-url-filter.ts';
import { linkOrCodeIn } from './link-or-code.ts';
import { CHANNELS, type Message, messagesOn, outboxFilter } from './outbox-filter.ts';

/** Players wait for codes here, so the page refetches by itself. */
const REFRESH_MS = 3000;

/** What the demo would have sent by mail and text message. A brand with providers has no such page. */
export function OutboxPage({ notFound }: PageProps) {
  const { t } = useTranslation('outbox');
  const [filter, change] = useUrlFilter(outboxFilter);
  const top = useRef<HTMLDivElement>(null);
  const outbox = useQuery({
    queryKey: ['brand', 'outbox'],
    queryFn: ({ signal }) => call(devOutbox, { signal }),
    refetchInterval: ({ state }) => (state.error ? false : REFRESH_MS),
    staleTime: 0,
  });
  if (isMissing(outbox.error)) return notFound;
  return (
    <div ref={top} className="mx-auto max-w-3xl scroll-mt-24 px-4 py-6 lg:px-0">
      <h1 className="font-display font-semibold text-2xl">{t('title')}</h1>
      <p className="mt-1 text-muted">{t('lead')}</p>
      <Segments
        label={t('show')}
        value={filter.channel}
        onValueChange={(channel) => change({ channel })}
        segments={[
          { value: '', label: t('all') },
          ...CHANNELS.map((value) => ({ value, label: t(`channel.${value}`) })),
        ]}
        className="mt-4 mb-5"
      />
      <QueryView
        query={outbox}
        label={t('title')}
        failed={t('failed')}
        className="mt-4"
        shapeClassName="flex flex-col gap-4"
        shape={
          <>
            <Skeleton className="h-28 rounded-large" />
            <Skeleton className="h-28 rounded-large" />
          </>
        }
        isEmpty={(all) => messagesOn(filter, all).total === 0}
        empty={<EmptyState icon={<Inbox />} title={t('empty')} text={t('emptyText')} />}
      >
        {(all) => {
          const { messages, page, pages } = messagesOn(filter, all);
          return (
            <>
              <ul className="mb-5 flex flex-col gap-4">
                {messages.map((message) => (
                  <li key={message.id}>
                    <MessageCard message={message} />
                  </li>
                ))}
              </ul>
              <Pager
                page={page}
                pages={pages}
                onPage={(pageNo) => change({ pageNo })}
                label={t('paging')}
                top={top}
              />
            </>
          );
        }}
      </QueryView>
    </div>
  );
}

/** A brand with providers of its own has no outbox to show. */
function isMissing(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'not_found';
}

function MessageCard({ message }: { message: Message }) {
  const { t } = useTranslation('outbox');
  const { timeZone } = useBrand();
  const Icon = message.channel === 'mail' ? Mail : MessageSquareText;
  const found = linkOrCodeIn(message.text);
  return (
    <article className="lit rounded-large bg-surface p-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Icon className="size-5 text-accent-text" aria-hidden="true" />
        <h2 className="min-w-0 break-all font-semibold">{message.to}</h2>
        <span className="text-muted text-sm">{t(`channel.${message.channel}`)}</span>
        <time dateTime={message.sentAt} className="figures ml-auto text-muted text-sm">
          {displayDateTime(message.sentAt, timeZone)}
        </time>
      </header>
      {message.subject && <p className="mt-2 font-medium">{message.subject}</p>}
      <p className="mt-1 whitespace-pre-line break-words text-sm">{message.text}</p>
      {found?.code && <CodeText value={found.code} copyLabel={t('copyCode')} className="mt-3 max-w-56" />}
      {found?.link && (
        <a href={found.link} className="mt-3 inline-block break-all text-accent-text text-sm underline">
          {found.link}
        </a>
      )}
    </article>
  );
}
