import { Pause, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classes } from '../classes.ts';
import { useCovered } from '../layers/layers.ts';
import { useUiWords } from './words.tsx';

/** One piece of news; with `href` it can be opened. */
export interface MarqueeItem {
  text: string;
  href?: string | undefined;
  /** Tag of the language it is in, where that may be another than the page's. */
  lang?: string | undefined;
}

/** A line of news that scrolls by. It stops on demand, under the pointer, and with reduced motion. */
export function Marquee({
  label,
  icon,
  items,
  action,
  className,
}: {
  label: string;
  icon?: ReactNode;
  items: readonly MarqueeItem[];
  /** Beside the line: a link to all of it. */
  action?: ReactNode;
  className?: string;
}) {
  const words = useUiWords();
  const [paused, setPaused] = useState(false);
  const covered = useCovered();
  return (
    <section
      aria-label={label}
      className={classes(
        'marquee flex min-h-10 items-center gap-2 overflow-hidden rounded-[1.25rem] border border-line bg-surface pr-1 pl-3.5 text-sm',
        className,
      )}
    >
      {icon && (
        <span className="shrink-0 text-accent-text [&_svg]:size-4.5" aria-hidden="true">
          {icon}
        </span>
      )}
      <div className="marquee-window min-w-0 flex-1 overflow-hidden">
        <div className={classes('marquee-line flex w-max', (paused || covered) && 'marquee-paused')}>
          <Items items={items} />
          <span aria-hidden="true" className="marquee-copy flex">
            <Items items={items} isCopy />
          </span>
        </div>
      </div>
      {action}
      <button
        type="button"
        aria-label={paused ? words.play : words.pause}
        title={paused ? words.play : words.pause}
        onClick={() => setPaused(!paused)}
        className="flex size-8 shrink-0 items-center justify-center rounded-full text-muted hover:text-text"
      >
        {paused ? (
          <Play className="size-4" aria-hidden="true" />
        ) : (
          <Pause className="size-4" aria-hidden="true" />
        )}
      </button>
    </section>
  );
}

/** The copy follows the line round; a reader who walks with the keyboard meets each piece once. */
function Items({ items, isCopy = false }: { items: readonly MarqueeItem[]; isCopy?: boolean }) {
  return items.map(({ text, href, lang }) => (
    <span key={text} lang={lang} className="whitespace-nowrap pr-16">
      {href === undefined ? (
        text
      ) : (
        <a
          href={href}
          tabIndex={isCopy ? -1 : undefined}
          className="underline-offset-4 hover:text-accent-text hover:underline"
        >
          {text}
        </a>
      )}
    </span>
  ));
}
