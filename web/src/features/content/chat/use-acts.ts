import type { ReadMessage } from '@lanna/contract/content/chat/chat';
import { blockInChat, reactToChat, reportChat, takeBackChat } from '@lanna/contract/content/chat/writing';
import type { Reaction } from '@lanna/rules/content/chat/message-shape';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { notify } from '../../../ui/layers/notify.ts';
import type { ReportReason } from './report-dialog.tsx';
import type { RoomLog } from './room-log.ts';

/** What a reader does with messages of others and with own ones; what is refused is said, and nothing has changed. */
export function useActs(
  room: string,
  change: (next: (log: RoomLog) => RoomLog) => void,
  refetch: () => unknown,
) {
  const { t } = useTranslation('chat');
  const refusalText = useRefusalText();
  const attempt = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      notify({ tone: 'danger', text: refusalText(error) });
    }
  };
  const drop = (gone: (message: ReadMessage) => boolean) =>
    change((log) => ({ ...log, messages: log.messages.filter((message) => !gone(message)) }));
  return {
    react: ({ number }: ReadMessage, reaction: Reaction | null) =>
      void attempt(async () => {
        const { reactions } = await call(reactToChat, { body: { room, number, reaction } });
        change((log) => ({
          ...log,
          messages: log.messages.map((one) =>
            one.number === number ? { ...one, reactions, reacted: reaction } : one,
          ),
        }));
      }),
    report: ({ number }: ReadMessage, reason: ReportReason) =>
      attempt(async () => {
        await call(reportChat, { body: { room, number, reason } });
        drop((message) => message.number === number);
        notify({ tone: 'success', text: t('done.reported') });
      }),
    block: ({ author }: ReadMessage) =>
      void attempt(async () => {
        await call(blockInChat, { body: { author: author.id, blocked: true } });
        drop((message) => message.author.id === author.id);
        notify({ tone: 'success', text: t('done.blocked') });
        refetch();
      }),
    takeBack: ({ number }: ReadMessage) =>
      void attempt(async () => {
        await call(takeBackChat, { body: { room, number } });
        drop((message) => message.number === number);
        notify({ tone: 'success', text: t('done.takenBack') });
      }),
  };
}
