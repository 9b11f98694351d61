import { BRAND_TEXTS } from '@lanna/contract/house/brands/brand-texts';
import type { SiteSettings } from '@lanna/contract/house/brands/site-settings';
import type { LocalText } from '@lanna/rules/local-text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../../ui/classes.ts';
import { CONTROL_LOOK, Field } from '../../../../../ui/fields/field.tsx';
import { Segments } from '../../../../../ui/fields/segments.tsx';
import { LocalTextControl } from './local-text-control.tsx';
import type { ControlProps } from './setting-control.tsx';

/** Open, or closed with a notice and the time it may last. */
export function MaintenanceControl(props: ControlProps<SiteSettings['maintenance']>) {
  const { value, onChange, disabled } = props;
  const { t } = useTranslation('brands-console');
  const id = useId();
  return (
    <div className="flex flex-col gap-4">
      <fieldset disabled={disabled} className="contents">
        <Segments
          label={t('set.site_maintenance.label')}
          segments={[
            { value: 'open', label: t('edit.open') },
            { value: 'closed', label: t('edit.closed') },
          ]}
          value={value ? 'closed' : 'open'}
          onValueChange={(next) => onChange(next === 'open' ? null : { notice: {}, until: null })}
        />
      </fieldset>
      {value && (
        <>
          <div className="flex flex-col gap-2">
            <p id={id} className="font-medium text-sm">
              {t('edit.notice')}
            </p>
            <LocalTextControl
              {...props}
              labelledBy={id}
              value={value.notice as LocalText}
              onChange={(notice) => onChange({ ...value, notice })}
              maxLength={BRAND_TEXTS.notice}
              lines={2}
            />
          </div>
          <Field text={{ label: t('edit.until'), hint: t('edit.untilHint') }} className="max-w-sm">
            {(control) => (
              <input
                {...control}
                type="datetime-local"
                disabled={disabled}
                value={value.until ? localMinute(value.until) : ''}
                onChange={({ target }) =>
                  onChange({ ...value, until: target.value ? new Date(target.value).toISOString() : null })
                }
                className={classes(CONTROL_LOOK, 'figures')}
              />
            )}
          </Field>
        </>
      )}
    </div>
  );
}

/** As the browser's field wants it: `2026-11-22T18:30`, on this device's clock. */
function localMinute(iso: string): string {
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
