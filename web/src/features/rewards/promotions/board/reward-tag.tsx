import { moneyOf } from '@lanna/contract/money';
import type { PromotionCard } from '@lanna/contract/rewards/promotions/promotions';
import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { classes } from '../../../../ui/classes.ts';

/** The price tag on the notice: what there is to be had. A notice without a reward has none. */
export function RewardTag({
  reward,
  size = 'medium',
  className,
}: {
  reward: PromotionCard['reward'];
  size?: 'medium' | 'large';
  className?: string;
}) {
  const { t } = useTranslation('promotions');
  const { currencySymbol } = useBrand();
  if (!reward) return null;
  return (
    <p
      className={classes(
        'lantern flex items-center gap-2 rounded-r-medium rounded-l-full pr-3.5 font-display font-semibold leading-none',
        size === 'large' ? 'h-13 pl-4 text-3xl' : 'h-10 pl-3 text-xl',
        className,
      )}
    >
      {/* The hole its string goes through. */}
      <span
        className="size-2 shrink-0 rounded-full bg-shade/55 shadow-[inset_0_1px_1px_rgb(0_0_0/0.5)]"
        aria-hidden="true"
      />
      <span className="flex items-baseline gap-1.5 whitespace-nowrap">
        {reward.kind === 'up_to' && <span className="font-medium font-text text-sm">{t('reward.upTo')}</span>}
        <span className="figures">{wholeMoney(reward.amount, currencySymbol)}</span>
      </span>
    </p>
  );
}

/** Without satang where there are none: a tag is read from afar. */
export function wholeMoney(amount: string, symbol: string): string {
  return displayMoney(moneyOf(amount), symbol).replace(/\.00$/, '');
}
