import type { BrandTheme } from '@lanna/contract/house/brands/brand-theme';
import { useTranslation } from 'react-i18next';

/** A piece of the site in these colours: frame, card, button, words. */
export function ThemePreview({ theme }: { theme: BrandTheme }) {
  const { t } = useTranslation('brands-console');
  const { colours, radius, shadow, font } = theme;
  const display = { fontFamily: `'${font.display}', var(--font-text)` };
  return (
    <div
      aria-hidden="true"
      className="overflow-hidden border text-sm"
      style={{
        background: `radial-gradient(120% 60% at 50% 0, ${colours.glow}, ${colours.ground})`,
        borderColor: colours.line,
        borderRadius: radius.large,
        color: colours.text,
      }}
    >
      <div
        className="flex items-center justify-between px-3 py-2"
        style={{ background: colours.frame, borderBottom: `1px solid ${colours.line}` }}
      >
        <span style={{ ...display, color: colours.accentText, fontWeight: 600 }}>
          {t('edit.sampleTitle')}
        </span>
        <span
          className="px-2 text-xs"
          style={{ background: colours.spark, color: colours.onSpark, borderRadius: 999 }}
        >
          {t('edit.sampleNew')}
        </span>
      </div>
      <div className="p-3">
        <div
          className="flex flex-col gap-2 p-3"
          style={{
            background: colours.surface,
            border: `1px solid ${colours.line}`,
            borderRadius: radius.medium,
            boxShadow: `0 10px 24px -12px rgb(from ${shadow.colour} r g b / ${0.9 * shadow.strength})`,
          }}
        >
          <span style={display} className="font-medium">
            {t('edit.sampleTitle')}
          </span>
          <span className="text-xs" style={{ color: colours.textMuted }}>
            {t('edit.sampleText')}
          </span>
          <span className="flex gap-3 text-xs">
            <span style={{ color: colours.success }}>{t('edit.sampleWon')}</span>
            <span style={{ color: colours.danger }}>{t('edit.sampleLost')}</span>
          </span>
          <span
            className="self-start px-4 py-1.5 font-semibold"
            style={{
              background: `linear-gradient(${colours.accent}, ${colours.accentDeep})`,
              color: colours.onAccent,
              borderRadius: radius.small,
            }}
          >
            {t('edit.sampleButton')}
          </span>
        </div>
      </div>
    </div>
  );
}
