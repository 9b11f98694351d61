import { endDevice } from '@lanna/contract/accounts/security/security';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LogOut, MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { QueryView } from '../../../query-view.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useErrorWords } from '../../people/identity/errors/error-words.ts';
import { type Device, devicesQuery } from './queries.ts';

/** The account's sessions, each with a button to end it. */
export function DeviceList() {
  const { t } = useTranslation('security');
  const words = useErrorWords();
  const devices = useQuery(devicesQuery);
  return (
    <section aria-labelledby="devices-heading" className="lit rounded-large bg-surface px-5 py-5">
      <h3 id="devices-heading" className="font-display font-semibold text-lg">
        {t('devices.title')}
      </h3>
      <p className="text-muted text-sm">{t('devices.lead')}</p>
      <QueryView
        query={devices}
        label={t('devices.title')}
        failed={t('devices.failed')}
        errorText={words}
        shapeClassName="mt-4 flex flex-col gap-3"
        shape={
          <>
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </>
        }
      >
        {(data) => <Devices devices={data} />}
      </QueryView>
    </section>
  );
}

function Devices({ devices }: { devices: readonly Device[] }) {
  const { t } = useTranslation('security');
  const words = useErrorWords();
  const queries = useQueryClient();
  const ending = useMutation({
    mutationFn: (id: string) => call(endDevice, { params: { id } }),
    onSuccess: ({ ended }) => notify({ text: t('devices.ended', { count: ended }), tone: 'success' }),
    // Also after a refusal: it may have logged out by itself meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
  const others = devices.filter(({ current }) => !current);
  return (
    <>
      <ul className="mt-2">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            busy={ending.isPending && ending.variables === device.id}
            onEnd={() => !ending.isPending && ending.mutate(device.id)}
          />
        ))}
      </ul>
      {ending.error && <FormError>{words(ending.error)}</FormError>}
      {others.length > 0 ? (
        <EndOthers
          busy={ending.isPending && ending.variables === 'others'}
          onEnd={() => !ending.isPending && ending.mutate('others')}
        />
      ) : (
        <p className="mt-2 text-muted text-sm">{t('devices.onlyThis')}</p>
      )}
    </>
  );
}

function DeviceRow({ device, busy, onEnd }: { device: Device; busy: boolean; onEnd: () => void }) {
  const { t } = useTranslation('security');
  const { timeZone } = useBrand();
  const name = device.device || t('devices.unnamed');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3.5 last:border-b-0">
      <MonitorSmartphone className="size-5 shrink-0 text-muted" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {name}
          {device.current && <Badge tone="success">{t('devices.this')}</Badge>}
        </p>
        <p className="text-muted text-sm">
          {device.country && `${device.country} · `}
          {t('devices.seen')} <span className="figures">{displayDateTime(device.seenAt, timeZone)}</span>
        </p>
      </div>
      {!device.current && (
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          aria-label={t('devices.endNamed', { name })}
          onClick={onEnd}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
}

/** Asks first: the session may be in use on another device, perhaps while placing a bet. */
function EndOthers({ busy, onEnd }: { busy: boolean; onEnd: () => void }) {
  const { t } = useTranslation('security');
  const [asked, setAsked] = useState(false);
  if (!asked && !busy)
    return (
      <Button
        variant="ghost"
        size="small"
        icon={<LogOut aria-hidden="true" />}
        className="mt-2"
        onClick={() => setAsked(true)}
      >
        {t('devices.endOthers')}
      </Button>
    );
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <p className="basis-full text-sm">{t('devices.sure')}</p>
      <Button
        variant="danger"
        size="small"
        busy={busy}
        onClick={() => {
          onEnd();
          setAsked(false);
        }}
      >
        {t('devices.endOthers')}
      </Button>
      <Button variant="ghost" size="small" onClick={() => setAsked(false)}>
        {t('cancel')}
      </Button>
    </div>
  );
}
