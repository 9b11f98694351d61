import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type { showUpline } from '@lanna/contract/money/transfers/transfers';
import { displayMoney } from '@lanna/rules/money';
import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { Figure, LineForm } from './line-form.tsx';
import { WhenProvable } from './when-provable.tsx';

type Upline = Value<typeof showUpline>;

/** Who gets it, what can go and what stays, then the form; without a withdrawal password, the way to set one. */
export function UplineForm({ upline }: { upline: Upline }) {
  const { t } = useTranslation('transfers');
  const { agent } = upline;
  return (
    <div className="flex flex-col gap-5">
      <Facts upline={upline} />
      <WhenProvable terms={upline}>
        {(protection) => (
          <LineForm
            terms={upline}
            protection={protection}
            done={(amount) => t('upline.done', { amount, agent })}
            submit={(amount) => (amount ? t('upline.submitAmount', { amount, agent }) : t('upline.submit'))}
          />
        )}
      </WhenProvable>
    </div>
  );
}

function Facts({ upline }: { upline: Upline }) {
  const { t } = useTranslation('transfers');
  const { currencySymbol, timeZone } = useBrand();
  const stays = moneyOf(upline.stays);
  return (
    <div className="lit sky overflow-hidden rounded-large bg-raised">
      <div className="flex items-center gap-3 p-5">
        <span
          className="lantern flex size-12 shrink-0 items-center justify-center rounded-full"
          aria-hidden="true"
        >
          <UserRound className="size-6" />
        </span>
        <div className="min-w-0">
          <p className="text-muted text-sm">{t('upline.agent')}</p>
          <p className="wrap-anywhere font-display font-semibold text-xl">{upline.agent}</p>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-px bg-line">
        <Figure label={t('upline.can')} amount={upline.most} strong />
        <Figure label={t('upline.balance')} amount={upline.balance} />
      </dl>
      <div className="flex flex-col gap-1 px-5 py-3.5 text-muted text-sm">
        {stays > 0n && <p>{t('upline.stays', { amount: displayMoney(stays, currencySymbol) })}</p>}
        <p>
          {t('upline.day', {
            left: displayMoney(moneyOf(upline.dayLeft), currencySymbol),
            max: displayMoney(moneyOf(upline.dayMax), currencySymbol),
            time: displayDateTime(upline.dayEndsAt, timeZone),
          })}
        </p>
      </div>
    </div>
  );
}
