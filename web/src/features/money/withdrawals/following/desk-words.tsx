import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** What the desk has written to the member, as it was written. */
export function DeskWords({ words }: { words: string }) {
  const { t } = useTranslation('withdrawals');
  return (
    <figure className="flex items-start gap-3 rounded-medium border-accent-text border-l-3 bg-sunken px-4 py-3">
      <MessageCircle className="mt-0.5 size-4.5 shrink-0 text-accent-text" aria-hidden="true" />
      <div className="min-w-0">
        <figcaption className="text-muted text-xs">{t('deskWords')}</figcaption>
        <blockquote className="whitespace-pre-line break-words">{words}</blockquote>
      </div>
    </figure>
  );
}
