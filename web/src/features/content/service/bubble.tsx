import type { ServiceMessage } from '@lanna/contract/content/service/service';
import { AlertCircle, Check, CheckCheck, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { displayDateTime } from '../../../i18n/format.ts';
import { useTimeZone } from '../../../shared-parts/time/time-zone.ts';
import { classes } from '../../../ui/classes.ts';
import { LinkedText } from '../../../ui/text/linked-text.tsx';
import type { QueuedMessage } from './message-queue.ts';

/** A message the server has: the customer's at the right, with a mark whether it was read. */
export function Bubble({ message, seen }: { message: ServiceMessage; seen: boolean }) {
  const { t } = useTranslation('service');
  const isOwn = message.author === 'customer';
  return (
    <Shape own={isOwn} text={message.text} at={message.sentAt} said={t(isOwn ? 'by.you' : 'by.desk')}>
      {isOwn && (
        <Mark label={t(seen ? 'mark.seen' : 'mark.sent')} strong={seen}>
          {seen ? <CheckCheck aria-hidden="true" /> : <Check aria-hidden="true" />}
        </Mark>
      )}
    </Shape>
  );
}

/** A message that waits in this browser, or that was refused and why. */
export function QueuedBubble({
  message,
  onRetry,
  onRemove,
}: {
  message: QueuedMessage;
  onRetry: () => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation(['service', 'refusals']);
  return (
    <>
      <Shape own faint text={message.text} at={new Date(message.at).toISOString()} said={t('service:by.you')}>
        <Mark label={t(message.refused ? 'service:mark.refused' : 'service:mark.waiting')}>
          {message.refused ? <AlertCircle aria-hidden="true" /> : <Clock aria-hidden="true" />}
        </Mark>
      </Shape>
      {message.refused && (
        <div role="alert" className="flex max-w-[85%] flex-col items-end gap-1 self-end text-right text-sm">
          <p className="text-danger">{t(`refusals:${message.refused}`)}</p>
          <p className="flex gap-4">
            <button
              type="button"
              onClick={onRetry}
              className="min-h-6 text-accent-text underline underline-offset-2"
            >
              {t('service:again')}
            </button>
            <button
              type="button"
              onClick={onRemove}
              className="min-h-6 text-muted underline underline-offset-2"
            >
              {t('service:remove')}
            </button>
          </p>
        </div>
      )}
    </>
  );
}

function Shape({
  own,
  faint = false,
  text,
  at,
  said,
  children,
}: {
  own: boolean;
  faint?: boolean;
  text: string;
  at: string;
  /** By whom, for screen readers. */
  said: string;
  children?: ReactNode;
}) {
  const timeZone = useTimeZone();
  return (
    <div
      className={classes(
        'w-fit min-w-20 max-w-[85%] animate-appear px-3.5 pt-2 pb-1.5 motion-reduce:animate-none',
        own
          ? 'lantern self-end rounded-large rounded-br-small'
          : 'lit self-start rounded-large rounded-bl-small bg-surface',
        faint && 'opacity-75',
      )}
    >
      <span className="sr-only">{said}</span>
      <LinkedText text={text} className="whitespace-pre-line break-words" />
      <span
        className={classes(
          'figures mt-0.5 flex items-center justify-end gap-1 text-xs',
          own ? 'text-on-accent' : 'text-muted',
        )}
      >
        <time dateTime={at}>{displayDateTime(at, timeZone).slice(11, 16)}</time>
        {children}
      </span>
    </div>
  );
}

function Mark({ label, strong = false, children }: { label: string; strong?: boolean; children: ReactNode }) {
  return (
    <span title={label} className={classes('inline-flex [&_svg]:size-3.5', !strong && 'opacity-80')}>
      {children}
      <span className="sr-only">{label}</span>
    </span>
  );
}
