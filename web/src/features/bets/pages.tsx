import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { useUiWords } from '../../ui/words.tsx';

/** Turns the pages of a list; not rendered when there is only one. */
export function Pages({
  page,
  pages,
  onPage,
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}) {
  const { t } = useTranslation('bets');
  const words = useUiWords();
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('paging')} className="flex items-center justify-center gap-3">
      {/* Not `disabled` on the last page: the focus would be lost with it. */}
      <IconButton
        label={words.previous}
        aria-disabled={page <= 1}
        onClick={() => page > 1 && onPage(page - 1)}
        className="aria-disabled:opacity-50"
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <span className="figures text-muted text-sm" aria-live="polite">
        {words.page(page, pages)}
      </span>
      <IconButton
        label={words.next}
        aria-disabled={page >= pages}
        onClick={() => page < pages && onPage(page + 1)}
        className="aria-disabled:opacity-50"
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </nav>
  );
}
