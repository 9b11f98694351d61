import { moneyOf } from '@lanna/contract/money';
import type { ShownRankLevel } from '@lanna/contract/rewards/ranks/ranks';
import { displayMoney } from '@lanna/rules/money';
import { Banknote, HandCoins, Headset, Landmark, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayCount } from '../../../i18n/format.ts';
import { percentText } from '../../../shared-parts/money/percent.ts';

/** What a level gives, as it is held to: nothing that no rule of the site carries out. */
export function LevelGives({ level, cashback }: { level: ShownRankLevel; cashback: boolean }) {
  const { t } = useTranslation('ranks');
  const { currencySymbol: symbol } = useBrand();
  const money = (text: string) => displayMoney(moneyOf(text), symbol);
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {cashback && level.cashbackExtra > 0 && (
        <Gift Icon={HandCoins}>{t('gives.cashback', { rate: percentText(level.cashbackExtra) })}</Gift>
      )}
      {level.privileges.map((one) =>
        one.kind === 'withdrawal' ? (
          <Gift key={one.kind} Icon={Banknote}>
            {t('gives.withdrawal', {
              day: money(one.dayAmount),
              largest: money(one.largest),
              count: one.dayCount,
              times: displayCount(one.dayCount),
            })}
          </Gift>
        ) : (
          <Gift key={one.kind} Icon={Landmark}>
            {t('gives.channels', { names: one.names.join(' · ') })}
          </Gift>
        ),
      )}
      {level.ownService && <Gift Icon={Headset}>{t('gives.service')}</Gift>}
    </ul>
  );
}

function Gift({ Icon, children }: { Icon: LucideIcon; children: string }) {
  return (
    <li className="flex gap-2.5">
      <Icon className="mt-0.5 size-4 shrink-0 text-accent-text" aria-hidden="true" />
      <span className="wrap-anywhere">{children}</span>
    </li>
  );
}
