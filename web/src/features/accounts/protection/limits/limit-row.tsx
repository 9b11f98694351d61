import type { MoneyLimit } from '@lanna/contract/accounts/protection/limits';
import { moneyOf } from '@lanna/contract/money';
import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { Button } from '../../../../ui/button.tsx';
import { Row } from '../overview/row.tsx';
import { Waiting } from '../overview/waiting.tsx';
import { useMoment } from '../use-moment.ts';
import { Meter } from './meter.tsx';
import { limitInForce, partUsed } from './money-part.ts';

/** One limit: what is used and left of it, when it begins anew, and what waits. */
export function LimitRow({ limit, onChange }: { limit: MoneyLimit; onChange: () => void }) {
  const { t } = useTranslation('protection');
  const { currencySymbol } = useBrand();
  const moment = useMoment();
  const { kind, period, amount, brandAmount, pending } = limit;
  const used = moneyOf(limit.used);
  const inForce = limitInForce(limit);
  const show = (money: bigint) => displayMoney(money, currencySymbol);
  const name = t(`kind.${kind}.of.${period}`);
  // A win leaves more than the limit itself; nothing is made of that.
  const spent = used > 0n ? used : 0n;
  const waiting = moneyOf(limit.waiting);
  const brandRules = brandAmount !== null && inForce === moneyOf(brandAmount) && amount !== brandAmount;
  const action = (
    <Button
      variant={inForce === undefined ? 'ghost' : 'secondary'}
      size="small"
      aria-label={amount === null ? t('limits.setOf', { name }) : t('limits.changeOf', { name })}
      onClick={onChange}
    >
      {amount === null ? t('limits.set') : t('limits.change')}
    </Button>
  );
  if (inForce === undefined)
    return (
      <Row
        name={t(`period.${period}`)}
        figure={<span className="text-muted text-sm">{t('limits.none', { used: show(spent) })}</span>}
        action={action}
      >
        {pending && (
          <Waiting change={{ kind, period }} pending={pending} amount={pending.amount} now={null} />
        )}
      </Row>
    );
  const facts = { used: show(spent), limit: show(inForce) };
  return (
    <Row
      name={t(`period.${period}`)}
      figure={<span className="figures text-sm">{t('limits.usedOf', facts)}</span>}
      action={action}
    >
      <Meter part={partUsed(used + waiting, inForce)} label={name} text={t('limits.usedOf', facts)} />
      <p className="flex flex-wrap justify-between gap-x-4 text-muted text-xs">
        <span className="figures">
          {limit.left !== null && moneyOf(limit.left) > 0n
            ? t('limits.left', { left: show(moneyOf(limit.left)) })
            : t('limits.full')}
        </span>
        <span className="figures">{t('limits.resets', { at: moment(limit.resetsAt) })}</span>
      </p>
      {waiting > 0n && (
        <p className="figures text-muted text-xs">{t('limits.waiting', { waiting: show(waiting) })}</p>
      )}
      {brandRules && <p className="text-muted text-xs">{t('limits.brand', { limit: show(inForce) })}</p>}
      {pending && (
        <Waiting change={{ kind, period }} pending={pending} amount={pending.amount} now={amount} />
      )}
    </Row>
  );
}
