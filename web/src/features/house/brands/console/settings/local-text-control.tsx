import { LANGUAGES, type LocalText } from '@lanna/rules/local-text';
import { useId } from 'react';
import { LANGUAGES as NAMES } from '../../../../../i18n/languages.ts';
import { classes } from '../../../../../ui/classes.ts';
import { CONTROL_LOOK } from '../../../../../ui/fields/field.tsx';
import type { ControlProps } from './setting-control.tsx';

/** Words in each language of the house; a language left empty is not there. */
export function LocalTextControl({
  value,
  onChange,
  disabled,
  invalid,
  labelledBy,
  describedBy,
  maxLength,
  lines = 1,
}: ControlProps<LocalText> & { maxLength: number; lines?: number }) {
  const id = useId();
  return (
    <fieldset aria-labelledby={labelledBy} aria-describedby={describedBy} className="flex flex-col gap-2">
      {LANGUAGES.map((language) => {
        const common = {
          id: `${id}-${language}`,
          value: value[language] ?? '',
          disabled,
          maxLength,
          lang: NAMES[language].tag,
          'aria-invalid': invalid || undefined,
        };
        const write = (words: string) => {
          const { [language]: _before, ...others } = value;
          onChange((words === '' ? others : { ...others, [language]: words }) as LocalText);
        };
        return (
          <div
            key={language}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)] sm:grid-cols-[8rem_minmax(0,1fr)] items-start gap-2"
          >
            <label htmlFor={common.id} className="truncate pt-2 text-muted text-sm">
              {NAMES[language].name}
            </label>
            {lines > 1 ? (
              <textarea
                {...common}
                rows={lines}
                onChange={({ target }) => write(target.value)}
                className={classes(CONTROL_LOOK, 'h-auto py-2')}
              />
            ) : (
              <input {...common} onChange={({ target }) => write(target.value)} className={CONTROL_LOOK} />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
