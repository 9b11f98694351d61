import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { currentLanguage } from '../../../i18n/words.ts';
import { type OverlayProps, useGo, useMemberGuard } from '../../../navigation.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { EmptyState, ErrorState } from '../../../ui/state.tsx';
import { setSlashKey, useSlashKey } from '../frame/slash-key.ts';
import type { Hit } from './hit.ts';
import { HitList, optionId } from './hit-list.tsx';
import { foundQuery, isSought, soughtOf } from './queries.ts';
import { SearchInput } from './search-input.tsx';
import { useHits } from './use-hits.ts';
import { useNoteNothing } from './use-note-nothing.ts';

const PAUSE_MS = 120;

/** One field for all of the site: a combobox whose list is always open below it. */
export function SearchDialog({ open, onClose }: OverlayProps) {
  const { t } = useTranslation('finding');
  const errorText = useRefusalText();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const text = usePaused(soughtOf(typed));
  const query = useQuery(foundQuery(text, currentLanguage()));
  // What is typed shows before what it finds is drawn.
  const groups = useDeferredValue(useHits(text, isSought(text) ? query.data : undefined));
  const hits = groups.flatMap((group) => group.hits.map((hit) => ({ id: optionId(group.kind, hit), hit })));
  const [at, setAt] = useState<string>();
  const active = hits.find(({ id }) => id === at) ?? (isSought(text) ? hits[0] : undefined);
  const isSettled = isSought(text) && query.isSuccess && !query.isPlaceholderData && !query.isFetching;
  const nothing = isSettled && hits.length === 0;
  useNoteNothing(text, nothing);
  const choose = useChoose();

  function move(by: 1 | -1) {
    const place = hits.findIndex(({ id }) => id === active?.id);
    const next = hits[place === -1 && by === -1 ? hits.length - 1 : (place + by + hits.length) % hits.length];
    setAt(next?.id);
    if (next) document.getElementById(next.id)?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      size="large"
      title={t('title')}
      flush
      initialFocus={() => input.current ?? true}
    >
      <div className="flex min-h-full flex-col">
        <SearchInput
          ref={input}
          value={typed}
          onValueChange={(value) => {
            setTyped(value);
            setAt(undefined);
          }}
          active={active?.id}
          expanded={hits.length > 0}
          busy={query.isFetching}
          onMove={move}
          onEnter={() => active && choose(active.hit)}
        />
        <p role="status" className="sr-only">
          {isSettled && (nothing ? t('nothing', { text }) : t('found', { count: hits.length }))}
        </p>
        {isSettled && !nothing && (query.data?.nearest.length ?? 0) > 0 && (
          <p className="px-5 pt-3 text-muted text-sm sm:px-6">{t('nearest')}</p>
        )}
        {query.isError && isSought(text) && !query.isFetching && (
          <ErrorState
            title={t('failed')}
            text={errorText(query.error)}
            onRetry={() => void query.refetch()}
            className="py-6"
          />
        )}
        {nothing ? (
          <EmptyState
            icon={<SearchX />}
            title={t('nothing', { text })}
            text={t('nothingText')}
            action={
              <LinkButton variant="secondary" href={paths.help()}>
                {t('help')}
              </LinkButton>
            }
          />
        ) : (
          <HitList groups={groups} active={active?.id} onPoint={setAt} onChoose={choose} />
        )}
        <Keys />
      </div>
    </Dialog>
  );
}

/** For who has a keyboard. */
function Keys() {
  const { t } = useTranslation('finding');
  const slash = useSlashKey();
  return (
    <div className="mt-auto hidden flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t px-6 py-3 text-muted text-xs sm:flex">
      <p aria-hidden="true">{t('keys')}</p>
      <Checkbox
        checked={slash}
        onChange={({ target }) => setSlashKey(target.checked)}
        label={t('slashKey')}
      />
    </div>
  );
}

/** Goes where a hit leads, in place of the search: it leaves no entry behind in the browser's history. */
function useChoose(): (hit: Hit) => void {
  const go = useGo();
  const guard = useMemberGuard();
  return ({ href, game }) => {
    const there = () => go(game ? paths.play(game) : href, { replace: true });
    // A game in a frame is for members; others are shown why.
    if (game && game.page === null) guard(there);
    else there();
  };
}

/** What was typed, after a short pause in typing; nothing at once. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
