import type { SiteSettings } from '@lanna/contract/brands/site-settings';
import type { LocalText } from '@lanna/rules/local-text';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { CONTROL_LOOK } from '../../../../ui/field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { LocalTextControl } from './local-text-control.tsx';
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

type Resource = SiteSettings['resources'][number];
const NEW: Resource = { resourceType: 'android', url: '', qrCodeUrl: '', label: {} };

/** What can be downloaded, each with its kind, addresses and name. */
export function ResourcesControl(props: ControlProps<Resource[]>) {
  const { value, onChange, disabled } = props;
  const { t } = useTranslation('brands-console');
  const id = useId();
  const write = (at: number, part: Partial<Resource>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <div className="flex flex-col gap-4">
      {value.map((resource, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity but their place
        <div key={at} className="flex flex-col gap-3 rounded-medium border border-line p-3">
          {(['resourceType', 'url', 'qrCodeUrl'] as const).map((part) => (
            <TextField
              key={part}
              label={
                part === 'resourceType' ? t('edit.type') : part === 'url' ? t('edit.link') : t('edit.qr')
              }
              value={resource[part]}
              disabled={disabled}
              onChange={({ target }) => write(at, { [part]: target.value })}
            />
          ))}
          <p id={`${id}-${at}`} className="font-medium text-sm">
            {t('edit.label')}
          </p>
          <LocalTextControl
            {...props}
            labelledBy={`${id}-${at}`}
            value={resource.label as LocalText}
            onChange={(label) => write(at, { label })}
            maxLength={100}
          />
          <Button
            look="ghost"
            size="small"
            className="self-start"
            disabled={disabled}
            onClick={() => onChange(value.filter((_, index) => index !== at))}
          >
            {t('edit.remove', { name: resource.resourceType })}
          </Button>
        </div>
      ))}
      {!disabled && (
        <Button
          look="secondary"
          size="small"
          className="self-start"
          onClick={() => onChange([...value, NEW])}
        >
          {t('edit.add')}
        </Button>
      )}
    </div>
  );
}
