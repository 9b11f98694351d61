import { Clock, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../../shared-parts/time/use-now.ts';
import { MessageText } from '../../../../ui/text/message-text.tsx';
import { Moment } from '../following/moment.tsx';
import { useSpanWords } from '../following/span-words.ts';

/** Until when it was promised, and how long that is from now; when the time is over, that it is, and what of the money. */
export function PromiseLine({ until }: { until: string }) {
  const { t } = useTranslation('withdrawals');
  const span = useSpanWords();
  const nowMs = useNow();
  const leftMs = nowMs === undefined ? undefined : Date.parse(until) - nowMs;
  if (leftMs !== undefined && leftMs < 0)
    return (
      <p className="flex items-start gap-2.5 rounded-medium border border-warning/50 bg-sunken px-3.5 py-2.5 text-sm">
        <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warning" aria-hidden="true" />
        <span>
          <MessageText>{t('promise.late', { span: span(-leftMs) })}</MessageText>
        </span>
      </p>
    );
  return (
    <p className="flex items-center gap-2.5 rounded-medium bg-sunken px-3.5 py-2.5 text-sm">
      <Clock className="size-4 shrink-0 text-accent-text" aria-hidden="true" />
      <span>
        {t('promise.until')} <Moment at={until} />
        {leftMs !== undefined && (
          <span className="text-muted"> · {t('promise.left', { span: span(leftMs) })}</span>
        )}
      </span>
    </p>
  );
}
