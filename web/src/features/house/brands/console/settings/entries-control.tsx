import type { LocalText } from '@lanna/rules/local-text';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../ui/button.tsx';
import { LocalTextControl } from './local-text-control.tsx';
import type { ControlProps } from './setting-control.tsx';

/** A list whose entries each have a name in several languages, and further fields that `children` draws. */
export function EntriesControl<Entry extends { label: LocalText }>({
  added,
  nameOf,
  labelMax,
  children,
  ...props
}: ControlProps<Entry[]> & {
  /** An entry as it begins. */
  added: Entry;
  nameOf: (entry: Entry) => string;
  labelMax: number;
  children: (entry: Entry, write: (part: Partial<Entry>) => void) => ReactNode;
}) {
  const { value, onChange, disabled } = props;
  const { t } = useTranslation('brands-console');
  const id = useId();
  const write = (at: number, part: Partial<Entry>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <div className="flex flex-col gap-4">
      {value.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity but their place
        <div key={at} className="flex flex-col gap-3 rounded-medium border border-line p-3">
          {children(entry, (part) => write(at, part))}
          <p id={`${id}-${at}`} className="font-medium text-sm">
            {t('edit.label')}
          </p>
          <LocalTextControl
            {...props}
            labelledBy={`${id}-${at}`}
            value={entry.label}
            onChange={(label) => write(at, { label } as Partial<Entry>)}
            maxLength={labelMax}
          />
          <Button
            variant="ghost"
            size="small"
            className="self-start"
            disabled={disabled}
            onClick={() => onChange(value.filter((_, index) => index !== at))}
          >
            {t('edit.remove', { name: nameOf(entry) })}
          </Button>
        </div>
      ))}
      {!disabled && (
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          onClick={() => onChange([...value, added])}
        >
          {t('edit.add')}
        </Button>
      )}
    </div>
  );
}
