import type { Family } from '@lanna/rules/lotteries/lottery/family';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { ChevronDown, ListTree } from 'lucide-react';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { CHOICE_LOOK } from '../../../../ui/fields/segments.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import type { PlayWords } from '../../lotteries/play-words.ts';
import { branchOf, type PlayBranch, playTree, searchedTree } from './play-tree.ts';

interface PickerProps {
  family: Family;
  play: Play;
  words: PlayWords;
  onPlay: (code: string) => void;
}

/** What a play is called within its branch. */
export function playName(words: PlayWords, play: Play): string {
  return play.group !== branchOf(play) ? words.group(play.group) : words.name(play.name);
}

/** With its branch: on slips. */
export function fullPlayName(words: PlayWords, play: Play): string {
  const branch = words.group(branchOf(play));
  const name = playName(words, play);
  return branch === name ? name : `${branch} · ${name}`;
}

/** On a phone: which play it is, its neighbours at a press, and all of them in a sheet. */
export const PlayStrip = memo(function PlayStrip(props: PickerProps) {
  const { family, play, words, onPlay } = props;
  const { t } = useTranslation('lottery');
  const [isOpen, setIsOpen] = useState(false);
  const tree = useMemo(() => playTree(family), [family]);
  const branch = tree.find(({ group }) => group === branchOf(play));
  return (
    <div className="flex flex-col gap-2">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="lit flex min-h-11 w-full items-center gap-3 rounded-medium bg-surface px-3.5 py-1 text-left transition-colors hover:border-accent-text"
      >
        <ListTree className="size-5 shrink-0 text-accent-text" aria-hidden="true" />
        <span className="min-w-0 flex-1">
          <span className="block text-muted text-xs leading-tight max-sm:sr-only">{t('plays.play')}</span>
          <span className="block truncate font-display font-semibold leading-snug">
            {fullPlayName(words, play)}
          </span>
        </span>
        <ChevronDown className="size-5 shrink-0 text-muted" aria-hidden="true" />
      </button>
      {branch && branch.plays.length > 1 && (
        <PlayChips branch={branch} play={play} words={words} onPlay={onPlay} scrolls />
      )}
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={t('plays.title')} size="medium">
        <PlayTree
          {...props}
          onPlay={(code) => {
            onPlay(code);
            setIsOpen(false);
          }}
        />
      </Dialog>
    </div>
  );
});

/** All plays by branch, with a search over them. */
export const PlayTree = memo(function PlayTree({ family, play, words, onPlay }: PickerProps) {
  const { t } = useTranslation('lottery');
  const [sought, setSought] = useState('');
  const tree = useMemo(() => playTree(family), [family]);
  const found = searchedTree(tree, sought, (one) => fullPlayName(words, one));
  return (
    <div className="flex flex-col gap-4">
      <SearchField label={t('plays.search')} value={sought} onValueChange={setSought} />
      {found.length === 0 && (
        <p role="status" className="py-6 text-center text-muted text-sm">
          {t('plays.none', { sought })}
        </p>
      )}
      {found.map((branch) => (
        <section key={branch.group} className="flex flex-col gap-2">
          <h4 className="font-display font-medium text-muted text-sm">{words.group(branch.group)}</h4>
          <PlayChips branch={branch} play={play} words={words} onPlay={onPlay} />
        </section>
      ))}
    </div>
  );
});

function PlayChips({
  branch,
  play,
  words,
  onPlay,
  scrolls = false,
}: Omit<PickerProps, 'family'> & { branch: PlayBranch; scrolls?: boolean }) {
  const chips = useRef<HTMLFieldSetElement>(null);
  // The play that was left may be far to the right.
  useEffect(() => {
    const strip = chips.current;
    const chosen = scrolls ? strip?.querySelector<HTMLElement>('[aria-pressed=true]') : undefined;
    if (!strip || !chosen || !play) return;
    const [outer, inner] = [strip.getBoundingClientRect(), chosen.getBoundingClientRect()];
    strip.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }, [scrolls, play]);
  return (
    <fieldset
      ref={chips}
      className={classes(
        'min-w-0',
        scrolls
          ? 'no-scrollbar -mx-3 flex gap-1.5 overflow-x-auto px-3 py-0.5 sm:mx-0 sm:px-0'
          : 'flex flex-wrap gap-1.5',
      )}
    >
      <legend className="sr-only">{words.group(branch.group)}</legend>
      {branch.plays.map((one) => (
        <button
          key={one.code}
          type="button"
          aria-pressed={one.code === play.code}
          onClick={() => onPlay(one.code)}
          className={classes(
            CHOICE_LOOK,
            'aria-pressed:border-accent-text aria-pressed:bg-raised aria-pressed:font-medium aria-pressed:text-accent-text',
          )}
        >
          {playName(words, one)}
        </button>
      ))}
    </fieldset>
  );
}
