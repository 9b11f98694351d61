import { moneyOf } from '@lanna/contract/money';
import type { DepositKind, DepositMethod } from '@lanna/contract/money/cashier/cashier';
import { displayMoney } from '@lanna/rules/money';
import { Clock, CreditCard, Landmark, Lock, type LucideIcon, QrCode, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { classes } from '../../../../ui/classes.ts';

export const METHOD_ICONS: Record<DepositKind, LucideIcon> = {
  sandbox: Sparkles,
  promptpay: QrCode,
  bank: Landmark,
  gateway: CreditCard,
};

/** The ways to deposit as cards: what each costs and takes, and when it is open. What is closed now says when it opens. */
export function MethodCards({
  methods,
  chosen,
  onChoose,
}: {
  methods: readonly DepositMethod[];
  chosen: string;
  onChoose: (code: string) => void;
}) {
  const { t } = useTranslation('cashier');
  return (
    <fieldset className="flex flex-col gap-2.5">
      <legend className="mb-2 font-medium text-muted text-sm">{t('deposit.method')}</legend>
      {methods.map((method) => (
        <MethodCard
          key={method.code}
          method={method}
          checked={method.code === chosen}
          onChoose={() => onChoose(method.code)}
        />
      ))}
    </fieldset>
  );
}

function MethodCard({
  method,
  checked,
  onChoose,
}: {
  method: DepositMethod;
  checked: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation('cashier');
  const { currencySymbol } = useBrand();
  const Icon = METHOD_ICONS[method.kind];
  const open = method.state === 'open';
  const limits = {
    min: displayMoney(moneyOf(method.min), currencySymbol),
    max: displayMoney(moneyOf(method.max), currencySymbol),
  };
  return (
    <label
      className={classes(
        'group relative flex items-center gap-3.5 rounded-large border bg-raised p-3.5 transition-colors sm:p-4',
        'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        checked ? 'border-accent-text shadow-near' : 'border-line',
        open ? 'cursor-pointer hover:border-accent-text' : 'cursor-not-allowed',
      )}
    >
      <input
        type="radio"
        name="deposit-method"
        value={method.code}
        checked={checked}
        disabled={!open}
        onChange={onChoose}
        className="sr-only"
      />
      <span
        aria-hidden="true"
        className={classes(
          'flex size-12 shrink-0 items-center justify-center rounded-medium [&_svg]:size-6',
          checked ? 'lantern' : open ? 'bg-sunken text-accent-text' : 'bg-sunken text-muted',
        )}
      >
        <Icon />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className={classes('font-semibold', !open && 'text-muted')}>{method.name}</span>
          <Speed method={method} />
        </span>
        <span className="figures mt-0.5 block text-muted text-sm">{t('deposit.range', limits)}</span>
        <FeeLine method={method} />
        <Obstacle method={method} />
      </span>
      <span
        aria-hidden="true"
        className={classes(
          'flex size-5 shrink-0 items-center justify-center rounded-full border-2',
          checked ? 'border-accent-text' : 'border-control-line',
        )}
      >
        {checked && <span className="size-2.5 rounded-full bg-accent" />}
      </span>
    </label>
  );
}

function Speed({ method: { promisedMinutes, state } }: { method: DepositMethod }) {
  const { t } = useTranslation('cashier');
  if (state !== 'open') return null;
  return (
    <Badge tone={promisedMinutes === 0 ? 'success' : 'quiet'}>
      {promisedMinutes === 0 ? t('deposit.atOnce') : t('deposit.within', { minutes: promisedMinutes })}
    </Badge>
  );
}

function FeeLine({ method: { feeFixed, feeBasisPoints, state } }: { method: DepositMethod }) {
  const { t } = useTranslation('cashier');
  const { currencySymbol } = useBrand();
  if (state !== 'open') return null;
  const fixed = moneyOf(feeFixed);
  const parts = [
    ...(fixed > 0n ? [displayMoney(fixed, currencySymbol)] : []),
    ...(feeBasisPoints > 0 ? [`${feeBasisPoints / 100}%`] : []),
  ];
  return (
    <span className="figures block text-muted text-sm">
      {parts.length === 0 ? t('deposit.noFee') : t('deposit.feeOf', { fee: parts.join(' + ') })}
    </span>
  );
}

/** Why it cannot be chosen now, and when it can. */
function Obstacle({ method }: { method: DepositMethod }) {
  const { t } = useTranslation('cashier');
  const { state, opensAtMinute, closesAtMinute, rankLevelMin } = method;
  if (state === 'open') {
    if (opensAtMinute === null || closesAtMinute === null) return null;
    return (
      <span className="figures block text-muted text-sm">
        {t('deposit.hours', { from: minuteText(opensAtMinute), to: minuteText(closesAtMinute) })}
      </span>
    );
  }
  const Icon = state === 'closed_now' ? Clock : Lock;
  return (
    <span className="figures mt-1 flex items-center gap-1.5 text-sm text-warning">
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {state === 'closed_now'
        ? t('deposit.closedNow', {
            from: minuteText(opensAtMinute ?? 0),
            to: minuteText(closesAtMinute ?? 0),
          })
        : t('deposit.rankTooLow', { level: rankLevelMin })}
    </span>
  );
}

function minuteText(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
