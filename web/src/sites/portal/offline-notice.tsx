import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/** Shows that there is no connection, and that the content may be outdated. */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const online = useSyncExternalStore(
    (changed) => {
      window.addEventListener('online', changed);
      window.addEventListener('offline', changed);
      return () => {
        window.removeEventListener('online', changed);
        window.removeEventListener('offline', changed);
      };
    },
    () => navigator.onLine,
  );
  return (
    <div role="status">
      {!online && (
        <p className="fixed inset-x-0 bottom-16 z-40 flex items-center justify-center gap-2 bg-danger-fill px-4 py-2 text-center text-on-danger-fill text-sm lg:bottom-0">
          <WifiOff className="size-4 shrink-0" aria-hidden="true" />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
