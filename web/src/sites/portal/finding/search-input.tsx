import { Search, X } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../ui/classes.ts';
import { CONTROL_LOOK } from '../../../ui/fields/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useUiWords } from '../../../ui/text/words.tsx';
import { LIST_ID } from './hit-list.tsx';

/** The field keeps the focus; arrows choose in the list below, Enter opens what is chosen. */
export function SearchInput({
  ref,
  value,
  onValueChange,
  active,
  expanded,
  busy,
  onMove,
  onEnter,
}: {
  ref: Ref<HTMLInputElement>;
  value: string;
  onValueChange: (value: string) => void;
  /** The id of the option that Enter opens. */
  active: string | undefined;
  expanded: boolean;
  busy: boolean;
  onMove: (by: 1 | -1) => void;
  onEnter: () => void;
}) {
  const { t } = useTranslation('finding');
  const words = useUiWords();

  function press(event: KeyboardEvent<HTMLInputElement>) {
    // Enter and arrows choose a word of the keyboard first.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      onMove(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      onEnter();
    }
  }

  return (
    <div className="sticky top-0 z-10 bg-surface px-5 pb-3 sm:px-6">
      <span className="relative flex items-center">
        <Search className="pointer-events-none absolute left-3.5 size-5 text-muted" aria-hidden="true" />
        <input
          ref={ref}
          type="text"
          role="combobox"
          aria-label={t('field')}
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={LIST_ID}
          aria-activedescendant={active}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={t('placeholder')}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          onKeyDown={press}
          className={classes(CONTROL_LOOK, 'pr-12 pl-11')}
        />
        <span className="absolute right-1 flex">
          {busy ? (
            <span className="flex size-10 items-center justify-center">
              <Spinner />
            </span>
          ) : (
            value && (
              <IconButton label={words.clear} onClick={() => onValueChange('')}>
                <X aria-hidden="true" />
              </IconButton>
            )
          )}
        </span>
      </span>
    </div>
  );
}
