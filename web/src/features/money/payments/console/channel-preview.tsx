import type { ChannelRow, ChannelTerms } from '@lanna/contract/money/payments/channel-ops';
import { parseMoney } from '@lanna/rules/money';
import { Building2, Coins, Plug, QrCode } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOperator } from '../../../../console/operator.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { clockOf } from './channel-text.tsx';

const ICONS = { sandbox: Coins, promptpay: QrCode, bank: Building2, gateway: Plug } as const;

/** What a member reads of a channel before choosing it. */
export function ChannelPreview({
  kind,
  brand,
  terms,
}: {
  kind: ChannelRow['kind'];
  brand: string;
  terms: ChannelTerms;
}) {
  const { t } = useTranslation('payments-console');
  const nameOf = useContentText();
  const { brands } = useOperator();
  const symbol = brands.find(({ code }) => code === brand)?.currencySymbol ?? '';
  const Icon = ICONS[kind];
  const { opensAtMinute, closesAtMinute, promisedMinutes, feeBasisPoints } = terms;
  // What stands in the field while it is typed may be no amount yet.
  const [min, max, feeFixed = 0n] = [terms.min, terms.max, terms.feeFixed].map(parseMoney);
  const fee = [
    feeFixed > 0n && <MoneyText key="fixed" amount={feeFixed} symbol={symbol} />,
    feeBasisPoints > 0 && `${feeBasisPoints / 100}%`,
  ].filter(Boolean);
  return (
    <section aria-label={t('preview.title')} className="rounded-medium border border-line bg-raised p-4">
      <p className="mb-2 text-muted text-xs">{t('preview.title')}</p>
      <div className="flex items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-medium bg-chosen text-accent-text">
          <Icon className="size-5" aria-hidden="true" />
        </span>
        <div className="min-w-0 text-sm">
          <p className="font-semibold text-base">{nameOf(terms.name) || t('preview.noName')}</p>
          {min !== undefined && max !== undefined && (
            <p className="figures">
              <MoneyText amount={min} symbol={symbol} /> – <MoneyText amount={max} symbol={symbol} />
            </p>
          )}
          <p className="text-muted">
            {fee.length === 0 ? (
              t('preview.free')
            ) : (
              <>
                {t('preview.fee')} {fee.map((part, at) => [at > 0 && ' + ', part])}
              </>
            )}
            {' · '}
            {promisedMinutes > 0 ? t('preview.within', { count: promisedMinutes }) : t('preview.atOnce')}
          </p>
          <p className="text-muted">
            {opensAtMinute === null || closesAtMinute === null
              ? t('preview.always')
              : t('preview.hours', { from: clockOf(opensAtMinute), to: clockOf(closesAtMinute) })}
            {terms.rankLevelMin > 0 && ` · ${t('preview.rank', { level: terms.rankLevelMin })}`}
          </p>
        </div>
      </div>
    </section>
  );
}
