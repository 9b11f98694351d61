import { moneyOf } from '@lanna/contract/money';
import { CheckCircle2, Repeat2, Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { PartsAt } from '../../../../parts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import type { Slip } from './bets.ts';
import { useSets } from './slip-store.ts';
import type { SlipOrder } from './use-slip-order.ts';

/** The slip is bought: on which draw, for how much, and what may come next. */
export function Placed({
  placed,
  last,
  game,
  onAgain,
}: {
  placed: NonNullable<SlipOrder['placed']>;
  last: Slip;
  game: string;
  onAgain: () => void;
}) {
  const { t } = useTranslation('sea');
  const { currencySymbol } = useBrand();
  const [sets, keepSets] = useSets(game);
  const [isKept, setKept] = useState(false);
  return (
    <div className="flex flex-col items-center gap-3 rounded-medium bg-sunken px-4 py-6 text-center">
      <CheckCircle2 className="size-10 text-success" aria-hidden="true" />
      <output className="flex flex-col gap-1">
        <b className="font-display font-semibold text-xl">{t('placed.title')}</b>
        <span className="text-muted text-sm">
          {t('placed.text', { numero: placed.numero, count: placed.numbers })}
        </span>
        <MoneyText
          amount={moneyOf(placed.stake)}
          symbol={currencySymbol}
          className="font-display font-semibold text-2xl"
        />
        <span className="text-muted text-sm">
          {t('placed.balance')} <MoneyText amount={moneyOf(placed.balance)} symbol={currencySymbol} />
        </span>
      </output>
      <PartsAt place="placedSlip" props={{ slipId: placed.slipId }} />
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="ghost" icon={<Repeat2 aria-hidden="true" />} onClick={onAgain}>
          {t('placed.again')}
        </Button>
        <Button
          variant="ghost"
          icon={<Star aria-hidden="true" />}
          disabled={isKept}
          onClick={() => {
            keepSets([last, ...sets]);
            setKept(true);
          }}
        >
          {isKept ? t('sets.kept') : t('sets.keep')}
        </Button>
      </div>
    </div>
  );
}
