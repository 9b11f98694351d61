import type { SiteSettings } from '@lanna/contract/house/brands/site-settings';
import type { LocalText } from '@lanna/rules/local-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../../ui/classes.ts';
import { CONTROL_LOOK } from '../../../../../ui/fields/field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { EntriesControl } from './entries-control.tsx';
import type { ControlProps } from './setting-control.tsx';

const LINES_MIN = 2;
const LINES_MAX = 10;

/** Names or addresses, one a line. */
export function LinesControl({
  value,
  onChange,
  disabled,
  invalid,
  labelledBy,
  describedBy,
}: ControlProps<string[]>) {
  const { t } = useTranslation('brands-console');
  // Empty lines while it is typed are no entries.
  const [typed, setTyped] = useState<string>();
  return (
    <textarea
      value={typed ?? value.join('\n')}
      rows={Math.min(LINES_MAX, Math.max(LINES_MIN, value.length + 1))}
      spellCheck={false}
      placeholder={t('edit.onePerLine')}
      disabled={disabled}
      aria-invalid={invalid || undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(
          target.value
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean),
        );
      }}
      onBlur={() => setTyped(undefined)}
      className={classes(CONTROL_LOOK, 'h-auto max-w-xl py-2 font-mono text-sm')}
    />
  );
}

/** Lengths of time, one a line. */
export function LengthsControl({ value, onChange, ...rest }: ControlProps<number[]>) {
  return (
    <LinesControl {...rest} value={value.map(String)} onChange={(lines) => onChange(lines.map(Number))} />
  );
}

type Resource = Omit<SiteSettings['resources'][number], 'label'> & { label: LocalText };
const NEW: Resource = { resourceType: 'android', url: '', qrCodeUrl: '', label: {} };

/** What can be downloaded, each with its kind, addresses and name. */
export function ResourcesControl(props: ControlProps<Resource[]>) {
  const { t } = useTranslation('brands-console');
  const labels = { resourceType: t('edit.type'), url: t('edit.link'), qrCodeUrl: t('edit.qr') };
  return (
    <EntriesControl {...props} added={NEW} nameOf={({ resourceType }) => resourceType} labelMax={100}>
      {(resource, write) =>
        (['resourceType', 'url', 'qrCodeUrl'] as const).map((part) => (
          <TextField
            key={part}
            label={labels[part]}
            value={resource[part]}
            disabled={props.disabled}
            onChange={({ target }) => write({ [part]: target.value })}
          />
        ))
      }
    </EntriesControl>
  );
}
