import {
  changeGateway,
  type GatewayPage as Gateway,
  oneGateway,
  switchGateway,
  testGateway,
} from '@lanna/contract/money/payments/gateway-ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { opsCall } from '../../../../console/calls/ops-call.ts';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import type { ConsolePageProps } from '../../../../console/console-topic.ts';
import { Facts } from '../../../../console/facts.tsx';
import { ReasonField } from '../../../../console/fields/reason-field.tsx';
import { Can, useOperator } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { CodeText } from '../../../../ui/text/code-text.tsx';
import { GatewayCalls } from './gateway-calls.tsx';
import { GATEWAY_REFUSALS, GatewayFields, useGatewayWords } from './gateway-fields.tsx';
import { OpenOrders } from './open-orders.tsx';
import { SwitchButton } from './switch-button.tsx';

/** One gateway: its record and keys, whether it answers, its latest calls, and orders without an end. */
export function GatewayPage({ params }: ConsolePageProps) {
  const { t } = useTranslation('payments-console');
  const { code = '' } = params;
  const gateway = useOps(oneGateway, { params: { code } });
  return (
    <ConsolePage
      title={gateway.data?.name ?? code}
      description={
        gateway.data && (
          <StatusBadge tone={gateway.data.enabled ? 'success' : 'danger'}>
            {t(gateway.data.enabled ? 'gateway.on' : 'gateway.off')}
          </StatusBadge>
        )
      }
      crumbs={[{ href: '/gateways', label: t('gateways.title') }]}
      actions={
        gateway.data && (
          <Can permission="payments.change" house>
            <TestCall gateway={gateway.data} />
            <Switch gateway={gateway.data} />
          </Can>
        )
      }
    >
      <QueryView
        query={gateway}
        label={t('gateway.loading')}
        shape={<Skeleton className="h-96" />}
        failed={t('gateway.failed')}
      >
        {(shown) => (
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_28rem]">
            <div className="flex min-w-0 flex-col gap-4">
              <Record key={shown.version} gateway={shown} />
              <OpenOrders orders={shown.orders} />
              <GatewayCalls calls={shown.calls} />
            </div>
            <Keys gateway={shown} />
          </div>
        )}
      </QueryView>
    </ConsolePage>
  );
}

function Record({ gateway }: { gateway: Gateway }) {
  const { t } = useTranslation('payments-console');
  const [editing, setEditing] = useState(false);
  if (editing) return <RecordForm gateway={gateway} onClose={() => setEditing(false)} />;
  return (
    <Panel
      title={t('gateway.record')}
      actions={
        <Can permission="payments.change" house>
          <Button variant="secondary" size="small" onClick={() => setEditing(true)}>
            {t('channel.change')}
          </Button>
        </Can>
      }
    >
      <Facts
        facts={[
          { label: t('field.code'), value: gateway.code },
          { label: t('gateway.field.baseUrl'), value: <Mono text={gateway.baseUrl} /> },
          { label: t('gateway.field.webhook'), value: <Mono text={gateway.webhookPath} /> },
          { label: t('gateway.field.signatureHeader'), value: <Mono text={gateway.signatureHeader} /> },
          { label: t('gateway.field.timeoutMs'), value: gateway.timeoutMs },
          {
            label: t('gateways.channels'),
            value: gateway.channels.map(({ brand, code, way }) => (
              <span key={`${brand} ${code} ${way}`} className="mr-3 inline-block">
                {brand} · {code} · {t(`way.${way}`)}
              </span>
            )),
          },
        ]}
      />
    </Panel>
  );
}

function RecordForm({ gateway, onClose }: { gateway: Gateway; onClose: () => void }) {
  const { t } = useTranslation('payments-console');
  const { code, name, baseUrl, publicKey, signatureHeader, timeoutMs } = gateway;
  const changing = useOpsMutation(changeGateway);
  const form = useContractForm(changeGateway, {
    initial: { name, baseUrl, publicKey, signatureHeader, timeoutMs: String(timeoutMs), reason: '' },
    version: gateway.version,
    toBody: (typed, version) => ({ ...typed, timeoutMs: typedNumber(typed.timeoutMs), version }),
    words: useGatewayWords(),
    refusals: GATEWAY_REFUSALS,
    send: (body) => changing.mutateAsync({ params: { code }, body }),
    onDone: ({ proposal }) => {
      onClose();
      notify({ text: proposal ? t('gateway.proposed') : t('gateway.saved'), tone: 'success' });
    },
  });
  return (
    <Panel title={t('gateway.record')} text={t('gateway.changeText')}>
      <form {...form.props} className="flex flex-col gap-4">
        <GatewayFields form={form} />
        <ReasonField {...form.chosen('reason')} missing={form.error('reason') !== undefined} />
        {form.problem && <FormError>{form.problem}</FormError>}
        <div className="flex gap-2">
          <Button type="submit" size="small" busy={form.isPending}>
            {t('save')}
          </Button>
          <Button variant="ghost" size="small" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** The key we believe, and those the gateway checks our calls with. */
function Keys({ gateway }: { gateway: Gateway }) {
  const { t } = useTranslation('payments-console');
  return (
    <Panel title={t('gateway.keys')} text={t('gateway.keysText')}>
      <p className="text-muted text-xs">{t('gateway.fingerprint')}</p>
      <p className="mb-4 break-all font-mono text-xs">
        {gateway.fingerprint.match(/.{1,4}/g)?.join(' ') ?? ''}
      </p>
      <p className="text-muted text-xs">{t('gateway.ourKeys')}</p>
      <ul className="flex flex-col gap-3">
        {gateway.ourKeys.map(({ brand, publicKey }) => (
          <li key={brand} className="min-w-0">
            <p className="font-medium text-sm">{brand}</p>
            <CodeText value={publicKey} copyLabel={t('gateway.copyKey', { brand })} short />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function TestCall({ gateway }: { gateway: Gateway }) {
  const { t } = useTranslation('payments-console');
  const words = useRefusalText();
  const { brands } = useOperator();
  const brand = gateway.channels[0]?.brand ?? brands[0]?.code ?? '';
  const testing = useOpsMutation(testGateway, {
    onDone: ({ why, tookMs }) =>
      why === null
        ? notify({ text: t('gateway.answers', { ms: tookMs }), tone: 'success' })
        : notify({ text: t('gateway.answersNot', { why }), tone: 'danger' }),
  });
  return (
    <>
      {testing.error && <FormError>{words(testing.error)}</FormError>}
      <Button
        variant="secondary"
        size="small"
        busy={testing.isPending}
        onClick={() => testing.mutate({ params: { code: gateway.code }, body: { brand } })}
      >
        {t('gateway.test')}
      </Button>
    </>
  );
}

function Switch({ gateway }: { gateway: Gateway }) {
  const { t } = useTranslation('payments-console');
  const { code, name, enabled, version } = gateway;
  return (
    <SwitchButton
      enabled={enabled}
      on={{ title: t('gateway.onTitle', { name }), text: t('gateway.onText') }}
      off={{ title: t('gateway.offTitle', { name }), text: t('gateway.offText') }}
      send={(to, reason) =>
        opsCall(switchGateway, { params: { code }, body: { enabled: to, version, reason } })
      }
    />
  );
}

function Mono({ text }: { text: string }) {
  return <span className="break-all font-mono text-xs">{text}</span>;
}
