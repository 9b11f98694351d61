import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { useUiWords } from '../../ui/words.tsx';

/** Turns the pages of a list; not there when there is but one. */
export function Pages({
  page,
  pages,
  onPage,
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}) {
  const { t } = useTranslation('member');
  const words = useUiWords();
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('bets.paging')} className="flex items-center justify-center gap-3">
      <IconButton label={words.previous} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <span className="figures text-muted text-sm" aria-live="polite">
        {words.page(page, pages)}
      </span>
      <IconButton label={words.next} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </nav>
  );
}
