import type { GatewayOrder } from '@lanna/contract/money/payments/gateway-ops';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { StatusBadge, type Tone } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';
import { AskButton } from './ask-button.tsx';

const TONES = {
  planned: 'warning',
  accepted: 'accent',
  settled: 'quiet',
  unclear: 'danger',
} as const satisfies Record<GatewayOrder['state'], Tone>;

/** Orders whose outcome is unknown, the oldest first. */
export function OpenOrders({ orders }: { orders: readonly GatewayOrder[] }) {
  const { t } = useTranslation('payments-console');
  return (
    <Panel title={t('orders.title')} text={t('orders.text')} flush>
      {orders.length === 0 ? (
        <p className="px-4 py-6 text-muted text-sm">{t('orders.empty')}</p>
      ) : (
        <ul className="divide-y divide-line/70">
          {orders.map((order) => (
            <li key={order.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 text-sm">
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-x-3">
                  <StatusBadge tone={TONES[order.state]}>{t(`orders.state.${order.state}`)}</StatusBadge>
                  <span>
                    {t(`way.${order.way}`)} · {order.brand} · <Money amount={order.amount} symbol="" />{' '}
                    {order.currency}
                  </span>
                </p>
                <p className="break-all text-muted text-xs">
                  <span className="font-mono">{order.id}</span> ·{' '}
                  <When at={order.createdAt} brand={order.brand} /> ·{' '}
                  {t('orders.asked', { count: order.asks })}
                  {order.askAt && (
                    <>
                      {' '}
                      · {t('orders.next')} <When at={order.askAt} brand={order.brand} />
                    </>
                  )}
                </p>
              </div>
              <Can permission="payments.change" brand={order.brand}>
                <AskButton order={order.id} />
              </Can>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
