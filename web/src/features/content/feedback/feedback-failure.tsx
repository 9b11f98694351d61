import { AlertTriangle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../api/calls/refusal.ts';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { MessageText } from '../../../ui/text/message-text.tsx';

/** Why the feedback was not sent, and that the text is kept. After `feedback_too_soon` it shows the seconds left. */
export function FeedbackFailure({ failure }: { failure: unknown }) {
  const { t } = useTranslation('feedback');
  const words = useRefusalText();
  const wait = waitSeconds(failure);
  const left = useSecondsLeft(failure, wait ?? 0);
  if (wait !== undefined && left === 0)
    return (
      <p role="status" className="text-sm text-success">
        {t('again')}
      </p>
    );
  return (
    <div
      role="alert"
      className="flex items-start gap-3 rounded-medium border border-danger/40 bg-sunken px-4 py-3 text-sm"
    >
      <AlertTriangle className="mt-0.5 size-5 shrink-0 text-danger" aria-hidden="true" />
      <div>
        {wait === undefined ? (
          <p className="font-medium text-danger">
            <MessageText>{words(failure)}</MessageText>
          </p>
        ) : (
          <p className="font-medium text-danger">
            {/* A screen reader reads it once; on screen it counts down. */}
            <span className="sr-only">{t('soon', { seconds: wait })}</span>
            <span aria-hidden="true">{t('soon', { seconds: left })}</span>
          </p>
        )}
        <p className="text-muted">{t('kept')}</p>
      </div>
    </div>
  );
}

function waitSeconds(failure: unknown): number | undefined {
  if (!(failure instanceof Refusal) || failure.code !== 'feedback_too_soon') return undefined;
  return Number(failure.facts['retryAfterSeconds']);
}

/** Counts down from when the refusal came. */
function useSecondsLeft(failure: unknown, seconds: number): number {
  const [began, setBegan] = useState({ failure, atMs: Date.now() });
  const [nowMs, setNowMs] = useState(began.atMs);
  if (began.failure !== failure) {
    setBegan({ failure, atMs: Date.now() });
    setNowMs(Date.now());
  }
  const left = Math.max(0, Math.ceil(seconds - (nowMs - began.atMs) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNowMs(Date.now()), 1000);
    return () => clearTimeout(timer);
  });
  return left;
}
