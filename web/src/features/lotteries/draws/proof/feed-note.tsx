import { Radio } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** A result that was drawn elsewhere: nothing of it can be computed again, and what stands in its place. */
export function FeedNote({ game }: { game: string }) {
  const { t } = useTranslation('draws');
  return (
    <div role="status" className="flex items-start gap-4 rounded-large border border-line bg-surface p-5">
      <Radio className="size-8 shrink-0 text-accent-text" aria-hidden="true" />
      <div className="min-w-0">
        <p className="font-display font-semibold text-lg">{t('feed.title', { game })}</p>
        <p className="mt-1 text-sm">{t('feed.text')}</p>
      </div>
    </div>
  );
}
