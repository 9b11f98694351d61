import { type DeskMessage, readConversation } from '@lanna/contract/content/service/ops';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { opsCall } from '../../../../console/calls/ops-call.ts';
import { opsQuery } from '../../../../console/calls/ops-query.ts';
import { useMay } from '../../../../console/operator.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { ConversationHead } from './conversation-head.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { DeskComposer } from './desk-composer.tsx';
import { DeskLog } from './desk-log.tsx';

/** One conversation: what was said, who it is, and the field to answer in. */
export function ConversationPane({ id, onBack }: { id: string; onBack: () => void }) {
  const { t } = useTranslation('service-console');
  const may = useMay();
  // A page in the background has read nothing.
  const seen = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  const query = useQuery({
    ...opsQuery(readConversation, { params: { id }, body: { seen } }),
    placeholderData: keepPreviousData,
  });
  const past = usePast(id, query.data);
  return (
    <QueryView
      query={query}
      label={t('loading')}
      shape={<PaneShape />}
      failed={t('failedOne')}
      className="flex h-full min-h-0"
    >
      {(conversation) => (
        <>
          <section aria-label={t('conversation')} className="flex min-w-0 flex-1 flex-col">
            <ConversationHead conversation={conversation} onBack={onBack} />
            <DeskLog
              messages={past.messages}
              more={past.more}
              onOlder={past.showOlder}
              brand={conversation.brand}
              customerSeen={conversation.customerSeen}
            />
            {may('service.answer', conversation.brand) && <DeskComposer conversation={conversation} />}
          </section>
          <CustomerFacts
            conversation={conversation}
            className="hidden w-72 shrink-0 border-line border-l min-[1400px]:flex"
          />
        </>
      )}
    </QueryView>
  );
}

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

interface Past {
  data: { messages: readonly DeskMessage[]; more: boolean } | undefined;
  messages: readonly DeskMessage[];
  more: boolean;
}

/** Messages of before stay while newer ones come. */
function usePast(id: string, data: Past['data']) {
  const [past, setPast] = useState<Past>({ data: undefined, messages: [], more: false });
  let shown = past;
  if (data && past.data !== data) {
    const messages = merged(past.messages, data.messages);
    const isFirst = messages[0]?.number === data.messages[0]?.number;
    shown = { data, messages, more: isFirst ? data.more : past.more };
    setPast(shown);
  }
  async function showOlder() {
    const before = shown.messages[0]?.number;
    if (before === undefined) return;
    const older = await opsCall(readConversation, { params: { id }, body: { before, seen: false } });
    setPast((now) => ({ ...now, messages: merged(older.messages, now.messages), more: older.more }));
  }
  return { messages: shown.messages, more: shown.more, showOlder };
}

function merged(known: readonly DeskMessage[], came: readonly DeskMessage[]): readonly DeskMessage[] {
  const byNumber = new Map([...known, ...came].map((message) => [message.number, message]));
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}

function PaneShape() {
  return (
    <div className="flex flex-col gap-4 p-5">
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-14 w-1/2" />
      <Skeleton className="h-10 w-2/5 self-end" />
      <Skeleton className="h-14 w-1/2" />
    </div>
  );
}
