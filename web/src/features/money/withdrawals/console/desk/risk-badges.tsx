import type { RiskKind } from '@lanna/rules/money/withdrawals/risk-rules';
import { useTranslation } from 'react-i18next';

/** In a row there is room for so many; the others are in the title, and on the page. */
const SHOWN = 2;

/** Why it was not approved by itself: rules by their names. */
export function RiskBadges({ kinds }: { kinds: readonly RiskKind[] }) {
  const { t } = useTranslation('withdrawals-console');
  if (kinds.length === 0) return <span className="text-muted">{t('risk.none')}</span>;
  const rest = kinds.slice(SHOWN);
  return (
    <span className="flex gap-1">
      {kinds.slice(0, SHOWN).map((kind) => (
        <span
          key={kind}
          className="whitespace-nowrap rounded-small border border-warning/50 px-1.5 text-warning text-xs leading-5"
        >
          {t(`risk.name.${kind}`)}
        </span>
      ))}
      {rest.length > 0 && (
        <span
          title={rest.map((kind) => t(`risk.name.${kind}`)).join(' · ')}
          className="whitespace-nowrap text-warning text-xs leading-5"
        >
          {t('risk.more', { more: rest.length })}
        </span>
      )}
    </span>
  );
}
