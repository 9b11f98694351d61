import {
  changeGateway,
  type GatewayFields as Fields,
  type GatewayPage as Gateway,
  oneGateway,
  switchGateway,
  testGateway,
} from '@lanna/contract/money/payments/gateway-ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import type { ConsolePageProps } from '../../../../console/console-topic.ts';
import { Facts } from '../../../../console/facts.tsx';
import { ReasonField } from '../../../../console/fields/reason-field.tsx';
import { REASON_MIN } from '../../../../console/fields/reason-length.ts';
import { Can, useOperator } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { CodeText } from '../../../../ui/text/code-text.tsx';
import { GatewayCalls } from './gateway-calls.tsx';
import { GatewayFields } from './gateway-fields.tsx';
import { OpenOrders } from './open-orders.tsx';

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
  const words = useRefusalText();
  const [form, setForm] = useState<Fields>();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const changing = useOpsMutation(changeGateway, {
    onDone: ({ proposal }) => {
      setForm(undefined);
      notify({ text: proposal ? t('gateway.proposed') : t('gateway.saved'), tone: 'success' });
    },
  });
  const isShort = reason.trim().length < REASON_MIN;
  if (!form)
    return (
      <Panel
        title={t('gateway.record')}
        actions={
          <Can permission="payments.change" house>
            <Button variant="secondary" size="small" onClick={() => setForm(fieldsOf(gateway))}>
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
  return (
    <Panel title={t('gateway.record')} text={t('gateway.changeText')}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isShort) return;
          const body = { ...form, version: gateway.version, reason: reason.trim() };
          changing.mutate({ params: { code: gateway.code }, body });
        }}
      >
        <GatewayFields value={form} error={changing.error} onChange={setForm} />
        <ReasonField value={reason} onValueChange={setReason} missing={tried && isShort} />
        {changing.error && <FormError>{words(changing.error)}</FormError>}
        <div className="flex gap-2">
          <Button type="submit" size="small" busy={changing.isPending}>
            {t('save')}
          </Button>
          <Button variant="ghost" size="small" onClick={() => setForm(undefined)}>
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
  const [open, setOpen] = useState(false);
  const switching = useOpsMutation(switchGateway, {
    onDone: ({ proposal }) => {
      setOpen(false);
      if (proposal) notify({ text: t('switch.proposed'), tone: 'success' });
    },
  });
  const what = gateway.enabled ? 'off' : 'on';
  return (
    <>
      <Button size="small" variant={gateway.enabled ? 'danger' : 'primary'} onClick={() => setOpen(true)}>
        {t(`switch.${what}`)}
      </Button>
      <ReasonDialog
        open={open}
        onOpenChange={setOpen}
        title={t(`gateway.${what}Title`, { name: gateway.name })}
        text={t(`gateway.${what}Text`)}
        action={t(`switch.${what}`)}
        tone={gateway.enabled ? 'danger' : 'primary'}
        busy={switching.isPending}
        error={switching.error}
        onConfirm={(reason) =>
          switching.mutate({
            params: { code: gateway.code },
            body: { enabled: !gateway.enabled, version: gateway.version, reason },
          })
        }
      />
    </>
  );
}

function Mono({ text }: { text: string }) {
  return <span className="break-all font-mono text-xs">{text}</span>;
}

function fieldsOf({ name, baseUrl, publicKey, signatureHeader, timeoutMs }: Gateway): Fields {
  return { name, baseUrl, publicKey, signatureHeader, timeoutMs };
}
