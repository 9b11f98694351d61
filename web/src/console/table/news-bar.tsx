import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../i18n/format.ts';

/** Rows that have come meanwhile: they are put on top when asked for, so nothing jumps under the pointer. */
export function NewsBar({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useTranslation('console');
  return (
    <div role="status">
      {count > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="inline-flex h-7 animate-appear items-center gap-1.5 rounded-full bg-accent px-3 font-medium text-on-accent text-xs"
        >
          <ArrowUp className="size-3.5" aria-hidden="true" />
          {t('table.news', { count, rows: displayCount(count) })}
        </button>
      )}
    </div>
  );
}
