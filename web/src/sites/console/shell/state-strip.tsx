import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { startOpsPush } from '../../../console/calls/ops-push.ts';
import { TOPICS } from '../topics.ts';

/** Push is given so long to come back before its absence is shown. */
const PATIENCE_MS = 5000;

/** Opens push, and says so while it is away: what is on the page may then be of before. */
export function StateStrip() {
  const { t } = useTranslation('console-shell');
  const queries = useQueryClient();
  const [away, setAway] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = startOpsPush(queries, TOPICS, (listens) => {
      clearTimeout(timer);
      if (listens) setAway(false);
      else timer = setTimeout(setAway, PATIENCE_MS, true);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queries]);
  return (
    <div role="status">
      {away && (
        <p className="flex items-center gap-2 border-warning/40 border-b bg-surface px-4 py-2 text-sm text-warning lg:px-6">
          <WifiOff className="size-4 shrink-0" aria-hidden="true" />
          {t('away')}
        </p>
      )}
    </div>
  );
}
