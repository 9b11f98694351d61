import { ChevronLeft, ChevronRight } from 'lucide-react';
import { classes } from './classes.ts';
import { useUiWords } from './words.tsx';

/** Pages of a list: both ends, the neighbours, and arrows. One page needs no pager. */
export function Pager({
  page,
  pages,
  onPage,
  label,
  className,
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  label: string;
  className?: string;
}) {
  const words = useUiWords();
  if (pages < 2) return null;
  return (
    <nav aria-label={label} className={classes('flex items-center justify-center gap-1', className)}>
      <button
        type="button"
        aria-label={words.previous}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        className={STEP}
      >
        <ChevronLeft className="size-5" aria-hidden="true" />
      </button>
      {pagesShown(page, pages).map((shown, at, all) => (
        <span key={shown} className="contents">
          {at > 0 && shown - (all[at - 1] ?? 0) > 1 && <span className="px-1 text-muted">…</span>}
          <button
            type="button"
            aria-label={words.page(shown, pages)}
            aria-current={shown === page ? 'page' : undefined}
            onClick={() => onPage(shown)}
            className={classes(STEP, 'figures aria-[current=page]:lantern')}
          >
            {shown}
          </button>
        </span>
      ))}
      <button
        type="button"
        aria-label={words.next}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
        className={STEP}
      >
        <ChevronRight className="size-5" aria-hidden="true" />
      </button>
    </nav>
  );
}

const STEP =
  'flex h-10 min-w-10 items-center justify-center rounded-small px-2 text-sm transition-colors hover:bg-raised disabled:opacity-40';

/** First, last, and one to each side of where one is. */
export function pagesShown(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages];
  return [...new Set(wanted)]
    .filter((shown) => shown >= 1 && shown <= pages)
    .sort((one, other) => one - other);
}
