import { ChevronUp, ReceiptText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { type Moved, movedText } from '../../lotteries/moved-draw.tsx';
import { costOf, type Slip } from './bets.ts';

/** On a phone the slip is a line at the lower edge that opens to the whole of it. */
export function SlipBar({
  slip,
  moved,
  bought,
  children,
}: {
  slip: Slip;
  moved: Moved | undefined;
  /** What it says is not to be missed. */
  bought: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation('sea');
  const { t: common } = useTranslation('lotteries');
  const { currencySymbol } = useBrand();
  const language = usePageLanguage();
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className="sticky bottom-[var(--foot,0px)] z-20 -mx-4 border-line border-t bg-frame px-4 py-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))]">
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="lantern mx-auto flex min-h-12 w-full max-w-2xl items-center gap-3 rounded-medium px-4 py-1 font-semibold"
        >
          <ReceiptText className="size-5 shrink-0" aria-hidden="true" />
          <span className="min-w-0 flex-1 text-left leading-tight">
            {moved
              ? movedText(common, moved)
              : slip.length > 0
                ? t('slip.bar', { count: slip.length })
                : bought
                  ? t('placed.title')
                  : t('slip.barEmpty')}
          </span>
          {slip.length > 0 && <MoneyText amount={costOf(slip, language)} symbol={currencySymbol} />}
          <ChevronUp className="size-5 shrink-0" aria-hidden="true" />
        </button>
      </div>
      <Dialog open={open} onOpenChange={setOpen} title={t('slip.title')} size="large">
        {children}
      </Dialog>
    </>
  );
}
