import type { FieldSetting } from '@lanna/contract/house/brands/registration-field';
import { type SettingKey, settingIn } from '@lanna/contract/house/brands/setting-keys';
import { REGISTRATION_PATTERNS } from '@lanna/rules/accounts/registration/patterns';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../../ui/classes.ts';
import { CONTROL_LOOK } from '../../../../../ui/fields/field.tsx';
import { FIELD_KEYS } from './setting-groups.ts';
import { Back, Wrong } from './setting-row.tsx';
import { useSettingText } from './setting-text.ts';
import type { Draft } from './use-draft.ts';

const ANY = '*';
const LENGTH_MAX = 3;

/** The fields of the registration form, a line each: whether it is asked for, whether it must be filled in, and what it takes. */
export function FieldsTable({
  keys,
  draft,
  document,
  disabled,
}: {
  /** Those a search leaves. */
  keys: readonly SettingKey[];
  draft: Draft;
  document: object;
  disabled: boolean;
}) {
  return (
    <ul>
      {FIELD_KEYS.filter((key) => keys.includes(key)).map((key) => (
        <FieldLine
          key={key}
          settingKey={key}
          draft={draft}
          current={settingIn(document, key)}
          disabled={disabled}
        />
      ))}
    </ul>
  );
}

function FieldLine({
  settingKey: key,
  draft,
  current,
  disabled,
}: {
  settingKey: SettingKey;
  draft: Draft;
  current: unknown;
  disabled: boolean;
}) {
  const { t } = useTranslation('brands-console');
  const text = useSettingText();
  const value = draft.valueOf(key) as FieldSetting;
  const label = text.label(key);
  const isChanged = key in draft.changes;
  const write = (part: Partial<FieldSetting>) => draft.set(key, { ...value, ...part });
  const tick = (part: 'enabled' | 'required', name: string) => (
    <label className="inline-flex min-h-6 items-center gap-2 whitespace-nowrap text-sm">
      <input
        type="checkbox"
        checked={value[part]}
        disabled={disabled || (part === 'required' && !value.enabled)}
        onChange={({ target }) => write({ [part]: target.checked })}
        className="size-4 accent-(--accent)"
      />
      {name}
    </label>
  );
  const length = (part: 'minLength' | 'maxLength', name: string) => (
    <label className="inline-flex items-center gap-1.5 whitespace-nowrap text-muted text-sm">
      {name}
      <input
        inputMode="numeric"
        value={value[part]}
        disabled={disabled}
        onChange={({ target }) =>
          write({ [part]: Number(target.value.replaceAll(/\D/g, '').slice(0, LENGTH_MAX)) })
        }
        className={classes(CONTROL_LOOK, 'figures h-8! w-14! px-2!')}
      />
    </label>
  );
  return (
    <li
      className={classes(
        'grid items-center gap-x-4 gap-y-2 border-line border-b border-l-2 px-4 py-2.5 last:border-b-0 lg:grid-cols-[10rem_12.5rem_16.5rem_minmax(0,1fr)]',
        isChanged ? 'border-l-accent bg-chosen/40' : 'border-l-transparent',
      )}
    >
      <fieldset className="contents">
        <legend className="sr-only">{label}</legend>
        <span className="flex items-center gap-1.5 font-medium text-sm" aria-hidden="true">
          {label}
          {isChanged && <Back label={label} onPress={() => draft.reset(key)} />}
        </span>
        <span className="flex gap-3">
          {tick('enabled', t('edit.asked'))}
          {tick('required', t('edit.must'))}
        </span>
        <span className={classes('flex gap-3', !value.enabled && 'opacity-55')}>
          {length('minLength', t('edit.least'))}
          {length('maxLength', t('edit.most'))}
        </span>
        <select
          aria-label={t('edit.accepts')}
          value={value.acceptedPattern === ANY ? ANY : String(value.patternId)}
          disabled={disabled}
          onChange={({ target }) =>
            write(
              target.value === ANY
                ? { acceptedPattern: ANY }
                : { acceptedPattern: 'pattern', patternId: Number(target.value) },
            )
          }
          className={classes(CONTROL_LOOK, 'h-8! max-w-sm px-2!', !value.enabled && 'opacity-55')}
        >
          <option value={ANY}>{t('edit.anything')}</option>
          {REGISTRATION_PATTERNS.filter(({ id }) => id > 0).map(({ id, kind }) => (
            <option key={id} value={id}>
              {t(`kind.${kind}`)}
            </option>
          ))}
        </select>
      </fieldset>
      {draft.issues.has(key) && <Wrong>{t('edit.fieldRule')}</Wrong>}
      {isChanged && (
        <p className="text-muted text-xs lg:col-span-4">
          {t('row.before', { value: text.value(key, current) })}
        </p>
      )}
    </li>
  );
}
