import type { DeskMessage } from '@lanna/contract/content/service/ops';
import { Check, CheckCheck, NotebookPen } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { When } from '../../../../console/when.tsx';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { LinkedText } from '../../../../ui/text/linked-text.tsx';

const NEAR_PX = 80;

/** What was said, the customer at the left, the desk at the right, notes between them. */
export function DeskLog({
  messages,
  more,
  onOlder,
  brand,
  customerSeen,
}: {
  messages: readonly DeskMessage[];
  more: boolean;
  onOlder: () => Promise<void>;
  brand: string;
  customerSeen: number;
}) {
  const { t } = useTranslation('service-console');
  const log = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const last = messages.at(-1)?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new message
  useLayoutEffect(() => {
    const box = log.current;
    if (box && follows.current) box.scrollTop = box.scrollHeight;
  }, [last]);
  return (
    <div
      ref={log}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by the keyboard
      tabIndex={0}
      onScroll={({ currentTarget: box }) => {
        follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
      }}
      className="min-h-0 flex-1 overflow-y-auto bg-sunken/40 p-4"
    >
      {more && (
        <div className="flex justify-center pb-3">
          <Button variant="ghost" size="small" onClick={() => void onOlder().catch(() => undefined)}>
            {t('older')}
          </Button>
        </div>
      )}
      <div role="log" aria-label={t('log')} className="flex flex-col gap-2">
        {messages.map((message) => (
          <Said key={message.number} message={message} brand={brand} seen={message.number <= customerSeen} />
        ))}
      </div>
    </div>
  );
}

function Said({ message, brand, seen }: { message: DeskMessage; brand: string; seen: boolean }) {
  const { t } = useTranslation('service-console');
  const { author, operator } = message;
  return (
    <div
      className={classes(
        'w-fit max-w-[42rem] rounded-medium px-3 py-2 text-sm',
        author === 'customer' && 'lit self-start bg-surface',
        author === 'desk' && 'self-end border border-accent/30 bg-chosen',
        author === 'note' && 'w-full self-center border border-warning/40 border-dashed bg-surface',
      )}
    >
      <span className="sr-only">
        {author === 'customer' ? t('by.customer') : t('by.operator', { name: operator ?? '' })}
      </span>
      {author === 'note' && (
        <span className="mb-1 flex items-center gap-1.5 font-medium text-warning text-xs">
          <NotebookPen className="size-3.5" aria-hidden="true" />
          {t('noteBy', { name: operator ?? '' })}
        </span>
      )}
      <LinkedText text={message.text} className="whitespace-pre-line break-words" />
      <span className="mt-1 flex items-center justify-end gap-1.5 text-muted text-xs">
        {author === 'desk' && <span>{operator}</span>}
        <When at={message.sentAt} brand={brand} />
        {author === 'desk' && (
          <span title={t(seen ? 'seen' : 'sent')} className="inline-flex [&_svg]:size-3.5">
            {seen ? <CheckCheck aria-hidden="true" /> : <Check aria-hidden="true" />}
            <span className="sr-only">{t(seen ? 'seen' : 'sent')}</span>
          </span>
        )}
      </span>
    </div>
  );
}
