import type { ReadMessage } from '@lanna/contract/content/chat/chat';
import { DELETE_WITHIN_SECONDS } from '@lanna/rules/content/chat/message-shape';
import { ArrowDown, MessageCircleHeart } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { type MessageActs, MessageLine } from './message-line.tsx';
import { OwnNotShown } from './own-not-shown.tsx';
import type { RoomLog } from './room-log.ts';
import type { Launched } from './room-query.ts';

const NEAR_PX = 80;
/** Of the same writer within it, messages stand together. */
const TOGETHER_MS = 5 * 60_000;

/** What was said, the newest at the lower edge; it follows them as long as its reader is there. */
export function RoomMessages({
  log,
  data,
  onOlder,
  acts,
}: {
  log: RoomLog;
  data: Launched;
  onOlder: () => Promise<void>;
  acts: MessageActs;
}) {
  const { t } = useTranslation('chat');
  const box = useRef<HTMLDivElement>(null);
  const { isAway, toEnd } = useFollowing(box, `${log.messages.at(-1)?.number} ${data.own.length}`);
  const now = useNow();
  const isEmpty = log.messages.length === 0 && data.own.length === 0;
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div ref={box} className="min-h-0 flex-1 overflow-y-auto overscroll-contain py-3">
        {log.more && (
          <p className="pb-2 text-center">
            <Button variant="ghost" size="small" onClick={() => void onOlder().catch(() => undefined)}>
              {t('older')}
            </Button>
          </p>
        )}
        {isEmpty && (
          <EmptyState icon={<MessageCircleHeart />} title={t('empty.title')} text={t('empty.text')} />
        )}
        <ol aria-label={t('log')} aria-live="polite" aria-relevant="additions">
          {log.messages.map((message, at) => (
            <MessageLine
              key={message.number}
              message={message}
              follows={isTogether(log.messages[at - 1], message)}
              namesReader={message.mentions.includes(data.author)}
              canWrite={data.permission.write}
              canTakeBack={message.own && now - Date.parse(message.sentAt) < DELETE_WITHIN_SECONDS * 1000}
              acts={acts}
            />
          ))}
          <OwnNotShown own={data.own} />
        </ol>
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

function isTogether(before: ReadMessage | undefined, message: ReadMessage): boolean {
  return (
    before?.author.id === message.author.id &&
    Date.parse(message.sentAt) - Date.parse(before.sentAt) < TOGETHER_MS
  );
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Stays at the lower edge while it is there; a reader further up is not taken away, and finds a way back. */
function useFollowing(box: RefObject<HTMLDivElement | null>, last: string) {
  const [isAway, setAway] = useState(false);
  const follows = useRef(true);
  const toEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new message
  useLayoutEffect(() => {
    if (follows.current) toEnd();
  }, [last]);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const check = () => {
      const near = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_PX;
      follows.current = near;
      setAway(!near);
    };
    // The keyboard of a phone takes half of the height.
    const resized = new ResizeObserver(() => {
      if (follows.current) current.scrollTop = current.scrollHeight;
    });
    current.addEventListener('scroll', check, { passive: true });
    resized.observe(current);
    return () => {
      current.removeEventListener('scroll', check);
      resized.disconnect();
    };
  }, [box]);
  return { isAway, toEnd };
}
