import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { When } from '../../../../../console/when.tsx';

interface Session {
  id: string;
  address: string;
  device: string;
  openedAt: string;
  seenAt: string;
}

/** Open sessions: from where, with what, since when. `action`: what can be done about one. */
export function SessionList<S extends Session>({
  sessions,
  action,
}: {
  sessions: readonly S[];
  action?: (session: S) => ReactNode;
}) {
  const { t } = useTranslation('operators-console');
  if (sessions.length === 0) return <p className="text-muted text-sm">{t('sessions.none')}</p>;
  return (
    <ul className="flex flex-col">
      {sessions.map((session) => (
        <li
          key={session.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line/70 border-b py-2 text-sm last:border-b-0"
        >
          <div className="min-w-0 flex-1 basis-64">
            <p className="truncate" title={session.device}>
              {session.device || t('sessions.unknownDevice')}
            </p>
            <p className="flex flex-wrap gap-x-3 text-muted text-xs">
              <span className="figures">{session.address}</span>
              <span>
                {t('sessions.opened')} <When at={session.openedAt} />
              </span>
              <span>
                {t('sessions.seen')} <When at={session.seenAt} />
              </span>
            </p>
          </div>
          {action?.(session)}
        </li>
      ))}
    </ul>
  );
}
