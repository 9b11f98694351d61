import type { BoughtLine, SlipSummary } from '@lanna/contract/lotteries/lottery/slips';
import { moneyOf } from '@lanna/contract/money';
import { displayMoney } from '@lanna/rules/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayCount } from '../../../../i18n/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { comesBack } from './draws-of-slip.ts';
import { SlipMoney } from './slip-money.tsx';
import { useCancelSlip } from './use-cancel-slip.ts';

/** While its draws take bets a slip can be taken back; a trace so stops. What comes back is said before the yes. */
export function CancelSlip({
  slip,
  lines,
  cancellable,
}: {
  slip: SlipSummary;
  lines: readonly BoughtLine[];
  cancellable: readonly string[];
}) {
  const { t } = useTranslation('slips');
  const { currencySymbol: symbol } = useBrand();
  const words = useRefusalText();
  const cancel = useCancelSlip(slip.id);
  const [asked, setAsked] = useState(false);
  const isTrace = slip.draws > 1;
  const back = comesBack(lines, cancellable);
  if (cancellable.length === 0 && !cancel.error) return null;

  function confirm() {
    cancel.mutate([...cancellable], {
      onSuccess: ({ refunded }) => {
        setAsked(false);
        notify({
          text: t('cancel.done', { money: displayMoney(moneyOf(refunded), symbol) }),
          tone: 'success',
        });
      },
    });
  }

  return (
    <div className="flex flex-col gap-3 rounded-large border border-line p-4">
      {cancellable.length > 0 && (
        <p className="text-sm">
          {isTrace
            ? t('cancel.trace', { count: cancellable.length, draws: displayCount(cancellable.length) })
            : t('cancel.slip')}{' '}
          <span className="whitespace-nowrap">
            <span>{t('cancel.back')}</span>{' '}
            <SlipMoney amount={back} symbol={symbol} className="font-semibold" />
          </span>
        </p>
      )}
      {cancel.error && <FormError>{words(cancel.error)}</FormError>}
      {cancellable.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {asked ? (
            <>
              <Button variant="danger" size="small" busy={cancel.isPending} onClick={confirm}>
                {isTrace ? t('cancel.confirmTrace') : t('cancel.confirm')}
              </Button>
              <Button variant="ghost" size="small" onClick={() => setAsked(false)}>
                {t('cancel.keep')}
              </Button>
            </>
          ) : (
            <Button variant="secondary" size="small" onClick={() => setAsked(true)}>
              {isTrace ? t('cancel.startTrace') : t('cancel.start')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
