import { moneyOf } from '@lanna/contract/money';
import { displayMoney } from '@lanna/rules/money';
import { useQuery } from '@tanstack/react-query';
import { AlertTriangle, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../../api/content/brand.ts';
import { balanceQuery } from '../../../../api/queries.ts';
import { isMember } from '../../../../api/route-guard.ts';
import { useSession } from '../../../../api/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { MessageText } from '../../../../ui/text/message-text.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { Countdown, useIsOpen } from '../../lotteries/countdown.tsx';
import { LackingBalance, useLacking } from '../../lotteries/lacking-balance.tsx';
import { type Moved, MovedDraw } from '../../lotteries/moved-draw.tsx';
import { isSlipUncertain, slipFacts } from '../../lotteries/use-place-slip.ts';
import type { BettingDraw } from '../table/betting-table.tsx';
import { costOf, type NumberBet, type Slip } from './bets.ts';
import { fittingLine } from './fitting-amount.ts';
import type { SlipOrder } from './use-slip-order.ts';

/** What the slip costs, on which draw, until when; and the button that buys it, once. */
export function PlaceSlip({
  slip,
  draw,
  moved,
  onMove,
  order,
  stuck,
}: {
  slip: Slip;
  draw: BettingDraw | undefined;
  moved: Moved | undefined;
  onMove: () => void;
  order: SlipOrder;
  /** It stays at the lower edge of the sheet. */
  stuck: boolean;
}) {
  const { t } = useTranslation('sea');
  const { currencySymbol } = useBrand();
  const session = useSession();
  const balance = useQuery({ ...balanceQuery, enabled: isMember(session) });
  const isOpen = useIsOpen(draw?.closesAt, draw?.closesAt ?? '');
  const cost = costOf(slip, usePageLanguage());
  const lacking = useLacking(cost);
  return (
    <div
      className={classes(
        'flex flex-col gap-3 border-line border-t pt-3',
        stuck &&
          '-mx-5 -mb-6 sticky bottom-0 bg-surface px-5 pb-[max(1rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6',
      )}
    >
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
        <dt className="text-muted">{t('slip.total', { count: slip.length })}</dt>
        <dd className="text-right">
          <MoneyText amount={cost} symbol={currencySymbol} className="font-display font-semibold text-xl" />
        </dd>
        {balance.data && (
          <>
            <dt className="text-muted">{t('slip.balance')}</dt>
            <dd className="text-right">
              <MoneyText amount={moneyOf(balance.data.sumBalance)} symbol={currencySymbol} />
            </dd>
          </>
        )}
        {draw && !moved && (
          <>
            <dt className="text-muted">{t('slip.draw', { numero: draw.numero })}</dt>
            <dd className="text-right">
              <Countdown until={draw.closesAt} from={draw.closesAt} className="text-base" />
            </dd>
          </>
        )}
      </dl>
      {order.error && !order.busy && <Refused error={order.error} refused={order.marked} />}
      {moved && !order.busy ? (
        <MovedDraw moved={moved} onMove={onMove} />
      ) : lacking !== undefined && !order.busy ? (
        <LackingBalance lacking={lacking} />
      ) : (
        <Button
          size="large"
          wide
          busy={order.busy}
          disabled={!draw || !isOpen}
          icon={<Send aria-hidden="true" />}
          onClick={() => {
            if (!order.place()) focusFirstFieldError();
          }}
        >
          {draw && isOpen ? t('slip.place', { amount: displayMoney(cost, currencySymbol) }) : t('slip.waits')}
        </Button>
      )}
    </div>
  );
}

/** What happened, what it means for the money, and what can be done about it. */
function Refused({ error, refused }: { error: Error; refused: readonly NumberBet[] }) {
  const { t } = useTranslation('sea');
  const { currencySymbol } = useBrand();
  const words = useRefusalText();
  const { left, number } = slipFacts(error);
  const fits = fittingLine(error, refused, usePageLanguage());
  return (
    <div
      role="alert"
      className="flex items-start gap-3 rounded-medium border border-danger/40 bg-sunken px-4 py-3 text-sm"
    >
      <AlertTriangle className="mt-0.5 size-5 shrink-0 text-danger" aria-hidden="true" />
      <div className="min-w-0">
        <p className="font-medium text-danger">
          <MessageText>{words(error)}</MessageText>
        </p>
        {number !== undefined && <p className="figures">{t('refused.number', { number })}</p>}
        {fits !== undefined && <p>{t('refused.fits', { amount: displayMoney(fits, currencySymbol) })}</p>}
        {left !== undefined && (
          <p>{t('refused.left', { amount: displayMoney(moneyOf(left), currencySymbol) })}</p>
        )}
        {isSlipUncertain(error) && <p className="text-muted">{t('refused.uncertain')}</p>}
      </div>
    </div>
  );
}

/** Of the rows, after the field errors have been drawn: the fields of all amounts have the same ones, and may be folded away. */
function focusFirstFieldError() {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('li input[aria-invalid="true"]')?.focus());
}
