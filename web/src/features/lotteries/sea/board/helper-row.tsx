import { DIGIT_HELPERS } from '@lanna/rules/lotteries/lottery/sea/slip-text-tokens';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';
import { type Entry, SET_HELPERS, setOf, toggleReversed, toggleRun } from './entry.ts';

/** กลับเลข and the ways to many numbers with one press; those that ask for a digit stay pressed until they are pressed again. */
export function HelperRow({
  entry,
  length,
  onEntry,
  onAdd,
}: {
  entry: Entry;
  length: number;
  onEntry: (entry: Entry) => void;
  onAdd: (numbers: readonly string[]) => void;
}) {
  const { t } = useTranslation('sea');
  if (length < 2) return null;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-1.5 text-muted text-sm">{t('helpers.label')}</legend>
      {!entry.run && (
        <Helper pressed={entry.reversed} onPress={() => onEntry(toggleReversed(entry))}>
          {t('helpers.reverse')}
        </Helper>
      )}
      {length === 2 &&
        DIGIT_HELPERS.map((run) => (
          <Helper key={run} pressed={entry.run === run} onPress={() => onEntry(toggleRun(entry, run))}>
            {t(`helpers.${run}.name`)}
          </Helper>
        ))}
      {length === 2 &&
        SET_HELPERS.map((helper) => (
          <Helper key={helper} onPress={() => onAdd(setOf(helper))}>
            {t(`helpers.${helper}`)}
          </Helper>
        ))}
      {length === 3 && <Helper onPress={() => onAdd(setOf('doubles', 3))}>{t('helpers.triples')}</Helper>}
    </fieldset>
  );
}

function Helper({
  children,
  pressed,
  onPress,
}: {
  children: string;
  /** Undefined: it adds at once. */
  pressed?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classes(
        'h-10 touch-manipulation rounded-full border px-3.5 text-sm transition-colors hover:border-accent-text',
        pressed
          ? 'border-accent-text bg-raised font-semibold text-accent-text'
          : 'border-control-line bg-surface',
      )}
    >
      {children}
    </button>
  );
}
