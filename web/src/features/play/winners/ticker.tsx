import { moneyOf } from '@lanna/contract/money';
import type { Win } from '@lanna/contract/play/winners/winners';
import { useQuery } from '@tanstack/react-query';
import { Pause, Play, Trophy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { latestWinsQuery } from '../../../api/content/winners.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import type { PartProps } from '../../../parts.tsx';
import { paths } from '../../../paths.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { nextWin, STEP_MS } from './next-win.ts';
import { useWinnerName } from './use-winner-name.ts';

/**
 * What was just won, one after another. It rests under a pointer or a reader's focus, while it is paused, and for who wants nothing to
 * move; a screen reader is never told of it by itself.
 */
export function Ticker({ category }: PartProps['justWon']) {
  const { t } = useTranslation('winners');
  const { data } = useQuery(latestWinsQuery(category));
  const wins = data?.list ?? [];
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const win = useTurns(wins, paused || held);
  if (!win) return null;
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <section
      aria-label={t('ticker.label')}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className="lit flex min-h-12 items-center gap-2 overflow-hidden rounded-medium bg-surface pr-1 pl-3 motion-reduce:pr-3"
    >
      <Trophy className="size-5 shrink-0 text-accent-text" aria-hidden="true" />
      <Line key={win.id} win={win} />
      <IconButton
        label={t('ticker.pause')}
        aria-pressed={paused}
        onClick={() => setPaused(!paused)}
        className="motion-reduce:hidden"
      >
        {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      </IconButton>
    </section>
  );
}

function Line({ win }: { win: Win }) {
  const { t } = useTranslation('winners');
  const { currencySymbol, timeZone } = useBrand();
  const name = useWinnerName(win);
  return (
    <a
      href={paths.game({ id: win.gameId })}
      className="flex min-h-11 min-w-0 flex-1 items-center gap-x-2 text-sm transition-[opacity,translate] duration-250 ease-out starting:translate-y-3 starting:opacity-0 hover:text-accent-text motion-reduce:transition-none"
    >
      <time dateTime={win.wonAt} className="figures shrink-0 text-muted text-xs max-sm:sr-only">
        {displayDateTime(win.wonAt, timeZone).slice(5, 16)}
      </time>
      <span className="min-w-0 truncate">{t('ticker.won', { name, game: win.gameName })}</span>
      {win.demoPlayer && (
        <span className="shrink-0 rounded-full border border-line px-1.5 text-[0.6875rem] text-muted max-sm:sr-only">
          {t('demoPlayer')}
        </span>
      )}
      <MoneyText
        amount={moneyOf(win.payout)}
        symbol={currencySymbol}
        className="ml-auto shrink-0 font-display font-semibold text-accent-text"
      />
    </a>
  );
}

/** The win whose turn it is; the same as long as it rests, unless it was taken back. */
function useTurns(wins: readonly Win[], resting: boolean): Win | undefined {
  const [at, setAt] = useState<string>();
  const list = useRef(wins);
  const shown = useRef(new Set<string>());
  useEffect(() => {
    list.current = wins;
  });
  useEffect(() => {
    if (resting || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      const [newest] = list.current;
      // What stood there first was shown as well.
      if (shown.current.size === 0 && newest) shown.current.add(newest.id);
      const next = nextWin(list.current, shown.current);
      if (next) shown.current.add(next.id);
      setAt(next?.id);
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [resting]);
  return wins.find(({ id }) => id === at) ?? wins[0];
}
