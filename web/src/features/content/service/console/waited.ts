import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const EVERY_MS = 20_000;
const MINUTE_MS = 60_000;

/** For how long a writer has waited, in the largest unit that says it; undefined where none waits. */
export function useWaited(since: string | null): string | undefined {
  const { t } = useTranslation('service-console');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (since === null) return;
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, [since]);
  if (since === null) return undefined;
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS));
  if (minutes < 1) return t('time.now');
  if (minutes < 60) return t('time.minutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? t('time.hours', { count: hours }) : t('time.days', { count: Math.floor(hours / 24) });
}
