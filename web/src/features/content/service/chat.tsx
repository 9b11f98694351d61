import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../query-view.tsx';
import { classes } from '../../../ui/classes.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Composer } from './composer.tsx';
import { MessageLog } from './message-log.tsx';
import { useChat } from './use-chat.ts';
import { Welcome } from './welcome.tsx';

/** The conversation and the field to write in; it fills the height it is given. */
export function Chat({ from, className }: { from: string | undefined; className?: string }) {
  const { t } = useTranslation('service');
  const chat = useChat(from);
  const { query, messages, waiting } = chat;
  const isNew = messages.length === 0 && waiting.length === 0;
  return (
    <div className={classes('flex min-h-0 flex-1 flex-col', className)}>
      <QueryView
        query={query}
        label={t('loading')}
        shape={<ChatShape />}
        shapeClassName="flex-1"
        failed={t('failed')}
        failedClassName="flex-1"
        className="flex min-h-0 flex-1 flex-col"
      >
        {({ desk, conversation }) => (
          <MessageLog chat={chat} deskSeen={conversation?.deskSeen ?? 0} state={conversation?.state}>
            <Welcome
              desk={desk}
              full={isNew}
              {...(chat.isVisitor && isNew && { name: chat.name, onName: chat.setName })}
            />
          </MessageLog>
        )}
      </QueryView>
      <Composer onSend={chat.send} heldUntil={chat.heldUntil} ready={chat.ready} />
    </div>
  );
}

function ChatShape() {
  return (
    <div className="flex flex-col gap-3 px-4 py-6">
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-12 w-3/5 rounded-large" />
      <Skeleton className="h-12 w-2/5 self-end rounded-large" />
      <Skeleton className="h-16 w-3/5 rounded-large" />
    </div>
  );
}
