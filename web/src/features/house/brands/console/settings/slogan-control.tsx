import type { Front } from '@lanna/contract/house/brands/front';
import type { LocalText } from '@lanna/rules/local-text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../../ui/fields/checkbox.tsx';
import { LocalTextControl } from './local-text-control.tsx';
import type { ControlProps } from './setting-control.tsx';

const PARTS = [
  ['title', 60],
  ['text', 200],
] as const;

/** Title and sentence of the home page, or none. */
export function SloganControl(props: ControlProps<Front['slogan']>) {
  const { value, onChange, disabled } = props;
  const { t } = useTranslation('brands-console');
  const id = useId();
  return (
    <div className="flex flex-col gap-4">
      <Checkbox
        label={t('edit.own')}
        disabled={disabled}
        checked={value !== null}
        onChange={({ target }) => onChange(target.checked ? { title: {}, text: {} } : null)}
      />
      {value &&
        PARTS.map(([part, maxLength]) => (
          <div key={part} className="flex flex-col gap-2">
            <p id={`${id}-${part}`} className="font-medium text-sm">
              {part === 'title' ? t('edit.title') : t('edit.sentence')}
            </p>
            <LocalTextControl
              {...props}
              labelledBy={`${id}-${part}`}
              value={value[part] as LocalText}
              onChange={(words) => onChange({ ...value, [part]: words })}
              maxLength={maxLength}
            />
          </div>
        ))}
    </div>
  );
}
