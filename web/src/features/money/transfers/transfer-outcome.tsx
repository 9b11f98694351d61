import { moneyOf } from '@lanna/contract/money';
import type { OwnTransfer } from '@lanna/contract/money/transfers/transfers';
import { displayMoney } from '@lanna/rules/money';
import { useQuery } from '@tanstack/react-query';
import { CheckCircle2, Hourglass, LifeBuoy, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { CodeText } from '../../../ui/text/code-text.tsx';
import { MessageText } from '../../../ui/text/message-text.tsx';
import { transfersQuery } from './queries.ts';

/** What has become of a transfer; push brings how it goes on, so one that is under way ends before the reader's eyes. */
export function TransferOutcome({
  transfer: answered,
  onAgain,
  onClose,
}: {
  transfer: OwnTransfer;
  onAgain: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('transfers');
  const { currencySymbol } = useBrand();
  const recent = useQuery(transfersQuery('vendor', 1));
  const transfer = recent.data?.list.find(({ id }) => id === answered.id) ?? answered;
  const variant = lookOf(transfer);
  const reason = transfer.reason ?? 'vendor';
  const { Icon, tone } = Variants[variant];
  return (
    <div role="status" className="flex flex-col items-center gap-3 pb-1 text-center">
      <span
        className={classes('flex size-16 items-center justify-center rounded-full bg-sunken', tone)}
        aria-hidden="true"
      >
        <Icon className="size-8" />
      </span>
      <p className="font-display font-semibold text-3xl">
        {displayMoney(moneyOf(transfer.amount), currencySymbol)}
      </p>
      <p className={classes('font-semibold', tone)}>{t(`outcome.${variant}`)}</p>
      <p className="max-w-sm text-muted text-sm">
        <MessageText>
          {variant === 'refused'
            ? t(`reason.${reason}`)
            : t(`outcome.${variant}Text`, { vendor: transfer.vendorName ?? '' })}
        </MessageText>
      </p>
      <p className="flex items-center gap-2 text-muted text-xs">
        {t('reference')} <CodeText short value={transfer.id} copyLabel={t('copyReference')} />
      </p>
      <div className="mt-2 flex w-full gap-3">
        <Button variant="secondary" wide onClick={onAgain}>
          {t('outcome.again')}
        </Button>
        <Button wide onClick={onClose}>
          {t('outcome.close')}
        </Button>
      </div>
    </div>
  );
}

function lookOf({ state, unclear }: OwnTransfer): keyof typeof Variants {
  if (state === 'done' || state === 'refused') return state;
  return unclear ? 'unclear' : 'sending';
}

const Variants = {
  done: { Icon: CheckCircle2, tone: 'text-success' },
  refused: { Icon: Undo2, tone: 'text-danger' },
  sending: { Icon: Hourglass, tone: 'text-accent-text' },
  unclear: { Icon: LifeBuoy, tone: 'text-warning' },
} as const;
