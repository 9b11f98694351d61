import type { Invitation } from '@lanna/contract/people/agents/agents';
import { RATE_CATEGORIES } from '@lanna/rules/commission/contracts/category';
import { CalendarClock, Percent, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../i18n/format.ts';
import { percentText } from '../../../../shared-parts/money/percent.ts';

/** What a link carries besides its name: rates for who registers by it, its last day, how often it may be used. */
export function LinkPresets({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('agents');
  const { rates, expiresOn, usesMax, joined } = invitation;
  const given = RATE_CATEGORIES.filter((category) => (rates[category] ?? 0) > 0);
  if (given.length === 0 && expiresOn === null && usesMax === null) return null;
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {given.length > 0 && (
        <Line icon={<Percent />}>
          {given
            .map((category) => `${t(`category.${category}`)} ${percentText(rates[category] ?? 0)}%`)
            .join(' · ')}
        </Line>
      )}
      {expiresOn !== null && <Line icon={<CalendarClock />}>{t('preset.until', { day: expiresOn })}</Line>}
      {usesMax !== null && (
        <Line icon={<Users />}>
          {t('preset.used', { used: displayCount(joined), max: displayCount(usesMax) })}
        </Line>
      )}
    </ul>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 text-muted [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
      {icon}
      <span className="figures min-w-0">{children}</span>
    </li>
  );
}
