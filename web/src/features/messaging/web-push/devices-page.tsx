import {
  choosePushKinds,
  PUSH_KINDS,
  type PushKind,
  tryPush,
} from '@lanna/contract/messaging/web-push/web-push';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { PartsAt } from '../../../parts.tsx';
import { paths } from '../../../paths.ts';
import { QueryView } from '../../../query-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { FormSkeleton } from '../../../ui/fields/form-skeleton.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { settingsQuery } from './queries.ts';
import { QuietHoursCard } from './quiet-hours-card.tsx';
import { DeviceProblem, type DeviceState, deviceState, refresh, turnOff, turnOn } from './this-device.ts';

const deviceQuery = queryOptions({
  queryKey: ['devices', 'this'],
  queryFn: async () => {
    const state = await deviceState();
    // Its language and its member may have changed; that it could not be said is said when it is turned on.
    if (state === 'on') await refresh().catch(() => undefined);
    return state;
  },
  networkMode: 'always',
});

/** Whether this browser is notified of what was decided while the site is closed, and of what. */
export function DevicesPage() {
  const { t } = useTranslation('web-push');
  const settings = useQuery(settingsQuery);
  const device = useQuery(deviceQuery);
  return (
    <section
      aria-labelledby="devices-heading"
      className="mx-auto flex max-w-2xl flex-col gap-5 pt-4 sm:mx-0 sm:pt-1"
    >
      <header className="flex flex-col gap-1">
        <h2 id="devices-heading" className="font-display font-semibold text-2xl">
          {t('title')}
        </h2>
        <p className="text-muted">{t('lead')}</p>
      </header>
      <QueryView query={settings} label={t('loading')} shape={<FormSkeleton />} failed={t('failed')}>
        {({ publicKey, wanted, devices, quiet, timeZone }) => (
          <div className="flex flex-col gap-5">
            <ThisDevice state={device.data} publicKey={publicKey} devices={devices} />
            <Kinds wanted={wanted} />
            <PartsAt place="devices" props={{}} />
            <QuietHoursCard key={JSON.stringify(quiet)} kept={quiet} timeZone={timeZone} />
            <p className="text-muted text-sm">{t('private')}</p>
          </div>
        )}
      </QueryView>
    </section>
  );
}

function ThisDevice({
  state,
  publicKey,
  devices,
}: {
  state: DeviceState | undefined;
  publicKey: string;
  devices: number;
}) {
  const { t } = useTranslation('web-push');
  const words = useRefusalText();
  const queries = useQueryClient();
  const turn = useMutation({
    mutationFn: (on: boolean) => (on ? turnOn(publicKey) : turnOff()),
    onSuccess: (now) => {
      queries.setQueryData(deviceQuery.queryKey, now);
      if (now === 'on') notify({ tone: 'success', text: t('turnedOn') });
      return queries.invalidateQueries({ queryKey: settingsQuery.queryKey });
    },
  });
  const attempt = useMutation({
    mutationFn: () => call(tryPush, { body: {} }),
    onSuccess: () => notify({ tone: 'success', text: t('tried') }),
    onError: (error) => notify({ tone: 'danger', text: words(error) }),
  });
  const on = state === 'on';
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <span
          aria-hidden="true"
          className="flex size-11 shrink-0 items-center justify-center rounded-full bg-raised text-accent-text [&_svg]:size-5"
        >
          <BellRing />
        </span>
        <div className="min-w-0 flex-1 basis-52">
          <h3 className="font-semibold">{t('device')}</h3>
          <p className="text-muted text-sm" role="status">
            {state && t(`state.${state}`)}
          </p>
        </div>
        {(state === 'on' || state === 'off') && (
          <Button
            variant={on ? 'secondary' : 'primary'}
            busy={turn.isPending}
            className="max-sm:w-full"
            onClick={() => turn.mutate(!on)}
          >
            {on ? t('turnOff') : t('turnOn')}
          </Button>
        )}
      </div>
      {state === 'install' && (
        <a href={paths.download()} className="font-semibold text-accent-text underline">
          {t('howToInstall')}
        </a>
      )}
      {turn.error && (
        <FormError>{turn.error instanceof DeviceProblem ? t('problem') : words(turn.error)}</FormError>
      )}
      {devices > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
          <p className="text-muted text-sm">{t('devices', { number: devices })}</p>
          <Button
            variant="ghost"
            size="small"
            busy={attempt.isPending}
            icon={<Send aria-hidden="true" />}
            onClick={() => attempt.mutate()}
          >
            {t('try')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Kinds({ wanted }: { wanted: readonly PushKind[] }) {
  const { t } = useTranslation('web-push');
  const words = useRefusalText();
  const queries = useQueryClient();
  const choose = useMutation({
    mutationFn: (kinds: PushKind[]) => call(choosePushKinds, { body: { wanted: kinds } }),
    onSuccess: (value) =>
      queries.setQueryData(settingsQuery.queryKey, (before) => before && { ...before, ...value }),
  });
  // What was pressed shows at once, and goes back if it could not be kept.
  const shown = choose.isPending ? choose.variables : wanted;
  return (
    <Card>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-1 font-semibold">{t('kinds')}</legend>
        {PUSH_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={
              <>
                <span className="block font-medium">{t(`kind.${kind}.title`)}</span>
                <span className="block text-muted">{t(`kind.${kind}.text`)}</span>
              </>
            }
            checked={shown.includes(kind)}
            disabled={choose.isPending}
            onChange={({ target }) =>
              choose.mutate(
                PUSH_KINDS.filter((one) => (one === kind ? target.checked : wanted.includes(one))),
              )
            }
          />
        ))}
        {choose.error && <FormError>{words(choose.error)}</FormError>}
      </fieldset>
    </Card>
  );
}
