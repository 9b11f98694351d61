import type { ConversationState } from '@lanna/contract/content/service/conversation';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayDate } from '../../../i18n/format.ts';
import { useTimeZone } from '../../../shared-parts/time/time-zone.ts';
import { Button } from '../../../ui/button.tsx';
import { Bubble, QueuedBubble } from './bubble.tsx';
import { useDayName } from './moment.ts';
import type { useChat } from './use-chat.ts';

const NEAR_PX = 80;

/** Messages of both sides by day, the newest at the lower edge; it follows them as long as its reader is there. */
export function MessageLog({
  chat,
  deskSeen,
  state,
  children,
}: {
  chat: ReturnType<typeof useChat>;
  deskSeen: number;
  state: ConversationState | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('service');
  const timeZone = useTimeZone();
  const dayName = useDayName();
  const { messages, waiting, more } = chat;
  const log = useRef<HTMLDivElement>(null);
  const { isAway, toEnd } = useFollowing(log, `${messages.at(-1)?.number} ${waiting.length}`);
  let day = '';
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by the keyboard
        tabIndex={0}
        className="flex h-full flex-col overflow-y-auto overscroll-contain px-4 pb-4"
      >
        {children}
        {more && (
          <div className="flex flex-col items-center gap-1 pt-4">
            <Button variant="ghost" size="small" onClick={() => void chat.showOlder()}>
              {t('older')}
            </Button>
            {chat.olderFailed && <p className="text-danger text-sm">{t('olderFailed')}</p>}
          </div>
        )}
        <div role="log" aria-label={t('log')} className="mt-auto flex flex-col gap-1.5 pt-3">
          {messages.map((message) => {
            const own = displayDate(message.sentAt, timeZone);
            const isNewDay = own !== day;
            day = own;
            return (
              <div key={message.number} className="contents">
                {isNewDay && <DayLine>{dayName(message.sentAt)}</DayLine>}
                <Bubble message={message} seen={message.number <= deskSeen} />
              </div>
            );
          })}
          {waiting.map((message) => (
            <QueuedBubble
              key={message.clientId}
              message={message}
              onRetry={() => chat.retry(message.clientId)}
              onRemove={() => chat.remove(message.clientId)}
            />
          ))}
        </div>
        {state === 'closed' && <p className="pt-4 text-center text-muted text-sm">{t('over')}</p>}
      </div>
      {isAway && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
          <Button
            variant="secondary"
            size="small"
            className="pointer-events-auto shadow-float"
            icon={<ArrowDown aria-hidden="true" />}
            onClick={toEnd}
          >
            {t('newest')}
          </Button>
        </div>
      )}
    </div>
  );
}

function DayLine({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-3 py-3 text-muted text-xs before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </p>
  );
}

/** Stays at the lower edge while it is there; a reader further up is not taken away, and finds a way back. */
function useFollowing(log: React.RefObject<HTMLDivElement | null>, last: string) {
  const [isAway, setAway] = useState(false);
  const follows = useRef(true);
  const toEnd = () => {
    const box = log.current;
    if (box) box.scrollTop = box.scrollHeight;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new message
  useLayoutEffect(() => {
    if (follows.current) toEnd();
  }, [last]);
  useEffect(() => {
    const box = log.current;
    if (!box) return;
    const check = () => {
      const near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
      follows.current = near;
      setAway(!near);
    };
    // The keyboard of a phone takes half of the height.
    const resized = new ResizeObserver(() => follows.current && toEnd());
    box.addEventListener('scroll', check, { passive: true });
    resized.observe(box);
    return () => {
      box.removeEventListener('scroll', check);
      resized.disconnect();
    };
  });
  return { isAway, toEnd };
}
