import { devOutbox } from '@lanna/contract/site';
import { useQuery } from '@tanstack/react-query';
import { Inbox, Mail, MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../api/brand.ts';
import { call } from '../../api/call.ts';
import { Refusal } from '../../api/refusal.ts';
import { useRefusalText } from '../../api/refusal-text.ts';
import { displayDateTime } from '../../i18n/format.ts';
import type { PageProps } from '../../navigation.ts';
import { CodeText } from '../../ui/code-text.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { linkOrCodeIn } from './link-or-code.ts';

/** Players wait for codes here, so the page refetches by itself. */
const LOOK_AGAIN_MS = 3000;

/** What the demo would have sent by mail and text message. A brand with providers has no such page. */
export function OutboxPage({ notFound }: PageProps) {
  const { t } = useTranslation('outbox');
  const words = useRefusalText();
  const { data, error, refetch } = useQuery({
    queryKey: ['brand', 'outbox'],
    queryFn: ({ signal }) => call(devOutbox, { signal }),
    refetchInterval: ({ state }) => (state.error ? false : LOOK_AGAIN_MS),
    staleTime: 0,
  });
  if (error instanceof Refusal && error.code === 'not_found') return notFound;
  return (
    <div className="mx-auto max-w-3xl px-4 py-6 lg:px-0">
      <h1 className="font-display font-semibold text-2xl">{t('title')}</h1>
      <p className="mt-1 text-muted">{t('lead')}</p>
      {data ? (
        <Messages messages={data} />
      ) : error ? (
        <ErrorState title={t('failed')} text={words(error)} onRetry={refetch} />
      ) : (
        <Loading label={t('title')} className="mt-6 flex flex-col gap-4">
          <Skeleton className="h-28 rounded-large" />
          <Skeleton className="h-28 rounded-large" />
        </Loading>
      )}
    </div>
  );
}

interface Message {
  id: string;
  channel: 'mail' | 'sms';
  to: string;
  subject: string;
  text: string;
  sentAt: string;
}

function Messages({ messages }: { messages: readonly Message[] }) {
  const { t } = useTranslation('outbox');
  if (messages.length === 0) return <EmptyState icon={<Inbox />} title={t('empty')} text={t('emptyText')} />;
  return (
    <ul className="mt-6 flex flex-col gap-4">
      {messages.map((message) => (
        <li key={message.id}>
          <MessageCard message={message} />
        </li>
      ))}
    </ul>
  );
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
