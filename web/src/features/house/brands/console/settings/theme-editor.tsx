import { type BrandTheme, contrastRatio, READABLE_PAIRS } from '@lanna/contract/house/brands/brand-theme';
import { SETTING_KEYS, type SettingKey, settingIn } from '@lanna/contract/house/brands/setting-keys';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../../ui/classes.ts';
import { CONTROL_LOOK } from '../../../../../ui/fields/field.tsx';
import { COLOUR_KEYS } from './setting-groups.ts';
import { Back, Wrong } from './setting-row.tsx';
import { useSettingText } from './setting-text.ts';
import { ThemePreview } from './theme-preview.tsx';
import type { Draft } from './use-draft.ts';

const THEME_KEYS = SETTING_KEYS.filter((key) => key.startsWith('theme.'));
const HEX = /^#[0-9a-f]{6}$/;

type Colour = keyof BrandTheme['colours'];

/** The look of a brand: each colour with how well it can be read, and what comes of it beside. */
export function ThemeEditor({
  keys,
  draft,
  document,
  disabled,
}: {
  keys: readonly SettingKey[];
  draft: Draft;
  document: object;
  disabled: boolean;
}) {
  const { t } = useTranslation('brands-console');
  const theme = themeOf(draft);
  const faint = faintPairs(theme);
  const others = THEME_KEYS.filter((key) => !COLOUR_KEYS.includes(key) && keys.includes(key));
  return (
    <div className="grid gap-6 p-4 xl:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <ul className="grid gap-x-6 gap-y-1 md:grid-cols-2">
          {COLOUR_KEYS.filter((key) => keys.includes(key)).map((key) => (
            <ColourLine key={key} settingKey={key} draft={draft} theme={theme} disabled={disabled} />
          ))}
        </ul>
        <ul className="grid gap-x-6 gap-y-2 md:grid-cols-2">
          {others.map((key) => (
            <PartLine
              key={key}
              settingKey={key}
              draft={draft}
              current={settingIn(document, key)}
              disabled={disabled}
            />
          ))}
        </ul>
      </div>
      <div className="xl:sticky xl:top-4 xl:self-start">
        <p className="mb-2 font-medium text-muted text-sm">{t('edit.preview')}</p>
        <ThemePreview theme={theme} />
        <p
          role="status"
          className={classes(
            'mt-3 flex items-center gap-1.5 text-sm',
            faint > 0 ? 'text-danger' : 'text-success',
          )}
        >
          {faint === 0 && <Check className="size-4" aria-hidden="true" />}
          {faint === 0 ? t('edit.readable') : t('edit.faint', { count: faint })}
        </p>
      </div>
    </div>
  );
}

function ColourLine({
  settingKey: key,
  draft,
  theme,
  disabled,
}: {
  settingKey: SettingKey;
  draft: Draft;
  theme: BrandTheme;
  disabled: boolean;
}) {
  const { t } = useTranslation('brands-console');
  const label = useSettingText().label(key);
  const name = key.split('.')[2] as Colour;
  const value = String(draft.valueOf(key));
  const worst = worstPair(theme, name);
  return (
    <li className="min-w-0 py-1">
      <div className="flex items-center gap-2.5">
        <input
          type="color"
          value={HEX.test(value) ? value : '#000000'}
          disabled={disabled}
          aria-label={label}
          onChange={({ target }) => draft.set(key, target.value)}
          className="h-8 w-10 shrink-0 cursor-pointer rounded-small border border-control-line bg-sunken p-0.5 disabled:cursor-default"
        />
        <input
          value={value}
          maxLength={7}
          spellCheck={false}
          disabled={disabled}
          aria-label={t('edit.hex', { name: label })}
          aria-invalid={draft.issues.has(key) || undefined}
          onChange={({ target }) => draft.set(key, target.value.trim().toLowerCase())}
          className={classes(CONTROL_LOOK, 'h-8! w-22! shrink-0 px-2! font-mono text-xs!')}
        />
        <span className="min-w-0 text-sm leading-tight">{label}</span>
        {key in draft.changes && <Back label={label} onPress={() => draft.reset(key)} />}
      </div>
      {worst && (
        <Wrong>
          {t('edit.contrast', {
            ratio: worst.ratio.toFixed(1),
            paper: t(`colour.${worst.paper}`),
            least: worst.least,
          })}
        </Wrong>
      )}
    </li>
  );
}

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  'theme.scheme': ['dark', 'light'],
  'theme.font.text': ['Noto Sans'],
  'theme.font.display': ['Kanit', 'Noto Sans'],
};

function PartLine({
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
  const label = text.label(key);
  const value = draft.valueOf(key);
  const common = {
    'aria-label': label,
    disabled,
    className: classes(CONTROL_LOOK, 'h-8! w-30! shrink-0 px-2!'),
  };
  return (
    <li className="min-w-0">
      <div className="flex items-center gap-2.5">
        {CHOICES[key] ? (
          <select {...common} value={String(value)} onChange={({ target }) => draft.set(key, target.value)}>
            {CHOICES[key].map((one) => (
              <option key={one} value={one}>
                {key === 'theme.scheme' ? text.value(key, one) : one}
              </option>
            ))}
          </select>
        ) : typeof current === 'number' ? (
          <input
            {...common}
            type="number"
            min={0}
            max={key === 'theme.shadow.strength' ? 1 : 40}
            step={key === 'theme.shadow.strength' ? 0.05 : 1}
            value={String(value)}
            onChange={({ target }) => draft.set(key, target.valueAsNumber)}
          />
        ) : (
          <input
            {...common}
            type="color"
            value={HEX.test(String(value)) ? String(value) : '#000000'}
            onChange={({ target }) => draft.set(key, target.value)}
          />
        )}
        <span className="text-sm">{label}</span>
        {key in draft.changes && <Back label={label} onPress={() => draft.reset(key)} />}
      </div>
      {draft.issues.has(key) && <Wrong>{t('edit.lookRule')}</Wrong>}
    </li>
  );
}

function themeOf(draft: Draft): BrandTheme {
  const theme: Record<string, unknown> = {};
  for (const key of THEME_KEYS) {
    const [, group = '', name] = key.split('.');
    if (name === undefined) theme[group] = draft.valueOf(key);
    else theme[group] = { ...(theme[group] as object | undefined), [name]: draft.valueOf(key) };
  }
  return theme as unknown as BrandTheme;
}

function ratioOf(theme: BrandTheme, ink: Colour, paper: Colour): number {
  const { [ink]: one, [paper]: other } = theme.colours;
  return HEX.test(one) && HEX.test(other) ? contrastRatio(one, other) : 0;
}

function faintPairs(theme: BrandTheme): number {
  return READABLE_PAIRS.filter(([ink, paper, least]) => ratioOf(theme, ink, paper) < least).length;
}

/** What a colour is least readable on, where that is too little. */
function worstPair(theme: BrandTheme, name: Colour) {
  return READABLE_PAIRS.filter(([ink]) => ink === name)
    .map(([ink, paper, least]) => ({ paper, least, ratio: ratioOf(theme, ink, paper) }))
    .filter(({ ratio, least }) => ratio < least)
    .sort((one, other) => one.ratio - other.ratio)[0];
}
