import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { useCovered } from '../layers/layers.ts';
import { useUiWords } from '../text/words.tsx';

const STAY_MS = 7000;

export interface Slide {
  key: string;
  content: ReactNode;
}

/**
 * Slides that can be swiped, stepped through, or played. It advances by itself only in sight (not behind a dialog, nor in a
 * tab of the background), while neither the pointer nor the focus is in it, never with reduced motion, and has a pause button (WCAG 2.2.2).
 */
export function Carousel({
  slides,
  label,
  className,
}: {
  slides: readonly Slide[];
  label: string;
  className?: string;
}) {
  const words = useUiWords();
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [paused, setPaused] = useState(false);
  const [attended, setAttended] = useState(false);
  const covered = useCovered();
  const several = slides.length > 1;

  function show(slide: number) {
    const list = track.current;
    const next = (slide + slides.length) % slides.length;
    list?.scrollTo({ left: next * list.clientWidth, behavior: prefersCalm() ? 'instant' : 'smooth' });
  }

  useEffect(() => {
    if (!several || paused || attended || covered || prefersCalm()) return;
    const timer = setInterval(() => {
      const list = track.current;
      if (!list || document.hidden) return;
      const next = (Math.round(list.scrollLeft / list.clientWidth) + 1) % slides.length;
      list.scrollTo({ left: next * list.clientWidth, behavior: 'smooth' });
    }, STAY_MS);
    return () => clearInterval(timer);
  }, [several, paused, attended, covered, slides.length]);

  return (
    <section
      aria-roledescription={words.carousel}
      aria-label={label}
      onPointerEnter={() => setAttended(true)}
      onPointerLeave={() => setAttended(false)}
      onFocus={() => setAttended(true)}
      onBlur={() => setAttended(false)}
      className={classes('group/carousel relative grid grid-cols-[minmax(0,1fr)] overflow-hidden', className)}
    >
      <ul
        ref={track}
        onScroll={({ currentTarget }) =>
          setShown(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
        }
        className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain"
      >
        {slides.map(({ key, content }, at) => (
          <li
            key={key}
            aria-roledescription={words.slideRole}
            aria-label={words.slide(at + 1, slides.length)}
            // What is out of sight must not be reached with the keyboard.
            inert={at !== shown}
            // All are as high as the highest: larger text makes the place larger, and nothing of a slide is cut.
            className="flex w-full shrink-0 snap-center snap-always *:w-full"
          >
            {content}
          </li>
        ))}
      </ul>
      {several && (
        <div className="absolute right-3 bottom-2.5 flex items-center gap-0.5 rounded-full bg-shade/70 p-0.5 text-white sm:right-5 sm:bottom-5">
          <Control label={words.previous} onClick={() => show(shown - 1)}>
            <ChevronLeft aria-hidden="true" />
          </Control>
          <span className="figures px-1 text-xs" aria-hidden="true">
            {shown + 1} / {slides.length}
          </span>
          <Control label={words.next} onClick={() => show(shown + 1)}>
            <ChevronRight aria-hidden="true" />
          </Control>
          <Control label={paused ? words.play : words.pause} onClick={() => setPaused(!paused)}>
            {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          </Control>
        </div>
      )}
    </section>
  );
}

function Control({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="flex size-8 items-center justify-center rounded-full transition-colors hover:bg-white/20 [&_svg]:size-4"
    >
      {children}
    </button>
  );
}

function prefersCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
