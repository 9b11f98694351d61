import type { ChannelRow } from '@lanna/contract/money/payments/channel-ops';
import { localText } from '@lanna/rules/local-text';
import { bankOfNumber } from '@lanna/rules/money/payments/thai-banks';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { currentLanguage } from '../../../../i18n/words.ts';

/** `09:05`. */
export function clockOf(minute: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The minute of the day that a time field holds; null where it holds none. */
export function minuteOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}

export function ChannelStateBadge({ row }: { row: ChannelRow }) {
  const { t } = useTranslation('payments-console');
  if (!row.offered) return <StatusBadge>{t('channel.notOffered')}</StatusBadge>;
  if (!row.enabled) return <StatusBadge tone="danger">{t('channel.off')}</StatusBadge>;
  return row.gateway && !row.gateway.enabled ? (
    <StatusBadge tone="warning">{t('channel.gatewayOff')}</StatusBadge>
  ) : (
    <StatusBadge tone="success">{t('channel.on')}</StatusBadge>
  );
}

/** Where the money goes, in a line. */
export function usePayeeText(): (row: Pick<ChannelRow, 'kind' | 'way' | 'details' | 'gateway'>) => string {
  const { t } = useTranslation('payments-console');
  const language = currentLanguage();
  return ({ kind, way, details, gateway }) => {
    if (kind === 'sandbox') return t('payee.sandbox');
    if (kind === 'gateway') return `${gateway?.name ?? ''} · ${details['product'] ?? ''}`;
    if (kind === 'promptpay') return `${details['billerName'] ?? ''} · ${details['billerId'] ?? ''}`;
    if (way === 'out') return t('payee.desk');
    const number = details['bankCode'] ?? '';
    const bank = bankOfNumber(number);
    return `${bank ? localText(bank.name, language, 'EN') : number} · ${details['accountNumber'] ?? ''} · ${details['accountName'] ?? ''}`;
  };
}
