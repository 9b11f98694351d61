import type { SettingKey } from '@lanna/contract/house/brands/setting-keys';
import { asksReason } from '@lanna/contract/house/brands/setting-rules';
import { AlertCircle, MessageSquareText, Undo2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../../../console/operator.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { classes } from '../../../../../ui/classes.ts';
import { HostCheck } from '../host-check.tsx';
import { SettingControl } from './setting-control.tsx';
import { flat, type RowKey, RULED } from './setting-groups.ts';
import { defaultOf, useSettingText } from './setting-text.ts';
import type { Draft } from './use-draft.ts';

const HOST_LISTS: readonly SettingKey[] = ['hosts', 'agentHosts', 'extraHosts'];

function addedTo(current: unknown, typed: unknown): string[] {
  const before = current as readonly string[];
  return (typed as readonly string[]).filter((host) => !before.includes(host));
}

/** One setting: what it is called and does at the left, what it is at the right, and what it was where that has been changed. */
export function SettingRow({
  settingKey: key,
  draft,
  current,
  disabled,
  currencySymbol,
  brand,
  broken,
}: {
  settingKey: RowKey;
  draft: Draft;
  /** As it stands. */
  current: unknown;
  disabled: boolean;
  currencySymbol: string;
  /** Code of the brand. */
  brand: string;
  /** What stands in the database cannot be read; its default stands here. */
  broken: boolean;
}) {
  const { t } = useTranslation('brands-console');
  const text = useSettingText();
  const id = useId();
  const isChanged = key in draft.changes;
  const wrong = draft.issues.get(key);
  const ruled = RULED.find((one) => one === key);
  const label = text.label(key);
  const standard = defaultOf(key);
  // A public name is proved before it becomes the brand's.
  const added = HOST_LISTS.includes(key) ? addedTo(current, draft.valueOf(key)) : [];
  return (
    <div
      id={anchorOf(key)}
      className={classes(
        'grid scroll-mt-24 gap-x-8 gap-y-3 border-line border-b border-l-2 px-4 py-4 transition-colors last:border-b-0 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
        isChanged ? 'border-l-accent bg-chosen/40' : 'border-l-transparent',
      )}
    >
      <div className="min-w-0">
        <h3 id={`${id}-label`} className="font-medium text-sm">
          {label}
        </h3>
        <p id={`${id}-about`} className="mt-1 max-w-prose text-muted text-sm">
          {t(`set.${flat(key)}.about`)}
        </p>
        <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-muted text-xs">
          {ruled && <li>{t(`rule.${flat(ruled)}`)}</li>}
          {standard !== undefined && <li>{t('row.default', { value: text.value(key, standard) })}</li>}
          {asksReason(key) && (
            <li className="inline-flex items-center gap-1">
              <MessageSquareText className="size-3" aria-hidden="true" />
              {t('row.reason')}
            </li>
          )}
        </ul>
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <SettingControl
          settingKey={key}
          currencySymbol={currencySymbol}
          brand={brand}
          value={draft.valueOf(key)}
          onChange={(value) => draft.set(key, value)}
          disabled={disabled}
          invalid={wrong !== undefined}
          labelledBy={`${id}-label`}
          describedBy={wrong === undefined ? `${id}-about` : `${id}-wrong`}
        />
        {added.length > 0 && (
          <Can permission="brands.open" house>
            <HostCheck typed={added.join('\n')} />
          </Can>
        )}
        {wrong !== undefined && <Wrong id={`${id}-wrong`}>{ruled ? t(`rule.${flat(ruled)}`) : wrong}</Wrong>}
        {broken && !isChanged && (
          <Button
            variant="secondary"
            size="small"
            className="self-start"
            onClick={() => draft.set(key, current)}
          >
            {t('page.mend')}
          </Button>
        )}
        {isChanged && (
          <p className="flex items-start gap-1.5 text-muted text-sm">
            <Back label={label} onPress={() => draft.reset(key)} />
            <span className="min-w-0 break-words pt-0.5">
              {t('row.before', { value: text.value(key, current) })}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

/** Takes a change back before it is saved. */
export function Back({ label, onPress }: { label: string; onPress: () => void }) {
  const { t } = useTranslation('brands-console');
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={t('row.back', { name: label })}
      title={t('row.back', { name: label })}
      className="inline-flex size-6 shrink-0 items-center justify-center rounded-small text-muted hover:bg-raised hover:text-text"
    >
      <Undo2 className="size-3.5" aria-hidden="true" />
    </button>
  );
}

export function Wrong({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-danger text-sm">
      <AlertCircle className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

export function anchorOf(key: SettingKey): string {
  return `setting-${flat(key)}`;
}
