import type { Money } from '@lanna/rules/money';
import { PartyPopper } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { SlipMoney } from './slip-money.tsx';

/** A win, announced warmly: what was won, and that it is in the wallet already. */
export function WinNote({ payout, isOver }: { payout: Money; isOver: boolean }) {
  const { t } = useTranslation('slips');
  const { currencySymbol: symbol } = useBrand();
  return (
    <div className="lantern flex animate-appear items-center gap-4 rounded-large px-5 py-4">
      <PartyPopper className="size-9 shrink-0" aria-hidden="true" />
      <div className="min-w-0">
        <p className="font-medium">{isOver ? t('win.title') : t('win.soFar')}</p>
        <p className="font-display font-semibold text-3xl leading-tight">
          <SlipMoney amount={payout} symbol={symbol} />
        </p>
        <p className="text-sm">{t('win.paid')}</p>
      </div>
    </div>
  );
}
