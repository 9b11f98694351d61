import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { asNumber } from '@lanna/rules/lotteries/lottery/plays/fraction';
import { returnsOf } from '@lanna/rules/lotteries/lottery/plays/payout';
import { formatMoney, type Money } from '@lanna/rules/money';
import { Dices } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { Button } from '../../../../ui/button.tsx';
import type { PlayWords } from '../../lotteries/play-words.ts';
import { fullPlayName } from '../entry/play-picker.tsx';
import { unitsOfNumber } from '../entry/units-of-number.ts';
import { shownPrices } from '../review/changed-lines.tsx';
import { percentText } from '../review/share-text.ts';

/** What one unit of it, or one number that is several units, pays and gives back on average; and a pick by chance. */
export const PlayHead = memo(function PlayHead({
  play,
  words,
  prices,
  unitCost,
  onLucky,
}: {
  play: Play;
  words: PlayWords;
  prices: readonly Money[];
  unitCost: 1 | 2;
  onLucky: (() => void) | undefined;
}) {
  const { t } = useTranslation('lottery');
  const { currencySymbol } = useBrand();
  const paid = shownPrices(prices.filter((_, at) => !play.tiers[at]?.refund).map(formatMoney));
  const each = unitsOfNumber(play);
  const shares = returnsOf(play, prices, unitCost).map(({ share }) => asNumber(share));
  const returns = [...new Set([Math.min(...shares), Math.max(...shares)].map(percentText))].join(' – ');
  return (
    <header className="flex items-center justify-between gap-3">
      <div className="min-w-0">
        <h3 className="@max-[70rem]:hidden font-display font-semibold text-lg leading-snug">
          {fullPlayName(words, play)}
        </h3>
        <p className="figures text-muted text-sm">
          {t(each > 1 ? 'plays.paysNumber' : 'plays.pays', {
            cost: `${currencySymbol}${unitCost * each}`,
            prices: paid.map((price) => `${currencySymbol}${price}`).join(' / '),
          })}
          <span className="inline-block max-w-full">&nbsp;· {t('plays.returns', { share: returns })}</span>
        </p>
      </div>
      {onLucky && (
        <Button variant="secondary" size="small" icon={<Dices aria-hidden="true" />} onClick={onLucky}>
          {t('plays.lucky')}
        </Button>
      )}
    </header>
  );
});
