import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../use-hydrated.ts';
import { isInChatApp } from './platform.ts';

/** Links are mostly sent by chat, and a chat app's own window cannot install anything. */
export function ChatAppNotice() {
  const { t } = useTranslation('download');
  const hydrated = useHydrated();
  if (!hydrated || !isInChatApp(navigator)) return null;
  return (
    <p role="status" className="flex gap-3 rounded-large border border-warning/50 bg-sunken p-4">
      <ExternalLink className="mt-0.5 size-5 shrink-0 text-warning" aria-hidden="true" />
      <span>
        <span className="block font-semibold">{t('chatApp.title')}</span>
        <span className="block text-muted text-sm">{t('chatApp.text')}</span>
      </span>
    </p>
  );
}
