import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { RefObject } from 'react';
import { classes } from './classes.ts';
import { useUiWords } from './text/words.tsx';

/** Pages of a list: arrows, and between them both ends and the neighbours; on phones where one is. One page needs no pager. */
export function Pager({
  page,
  pages,
  onPage,
  label,
  top,
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  label: string;
  /** Where the list begins: turning a page goes there. */
  top?: RefObject<HTMLElement | null>;
}) {
  const words = useUiWords();
  if (pages < 2) return null;

  function turn(to: number) {
    if (to < 1 || to > pages || to === page) return;
    onPage(to);
    top?.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }

  return (
    <nav aria-label={label} className="flex items-center justify-center gap-1">
      {/* Not `disabled` at the ends: the focus would be lost with it. */}
      <button
        type="button"
        aria-label={words.previous}
        aria-disabled={page <= 1}
        onClick={() => turn(page - 1)}
        className={STEP}
      >
        <ChevronLeft className="size-5" aria-hidden="true" />
      </button>
      <span className="figures px-2 text-muted text-sm sm:hidden" aria-live="polite">
        {words.page(page, pages)}
      </span>
      {pagesShown(page, pages).map((shown, at, all) => (
        <span key={shown} className="hidden sm:contents">
          {at > 0 && shown - (all[at - 1] ?? 0) > 1 && <span className="px-1 text-muted">…</span>}
          <button
            type="button"
            aria-label={words.page(shown, pages)}
            aria-current={shown === page ? 'page' : undefined}
            onClick={() => turn(shown)}
            className={classes(STEP, 'figures aria-[current=page]:lantern')}
          >
            {shown}
          </button>
        </span>
      ))}
      <button
        type="button"
        aria-label={words.next}
        aria-disabled={page >= pages}
        onClick={() => turn(page + 1)}
        className={STEP}
      >
        <ChevronRight className="size-5" aria-hidden="true" />
      </button>
    </nav>
  );
}

const STEP =
  'flex h-11 min-w-11 items-center justify-center rounded-small px-2 text-sm transition-colors hover:bg-raised aria-disabled:opacity-50';

/** First, last, and one to each side of where one is. */
export function pagesShown(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages];
  return [...new Set(wanted)]
    .filter((shown) => shown >= 1 && shown <= pages)
    .sort((one, other) => one - other);
}
