import { type CheckedHost, checkNewHosts } from '@lanna/contract/house/brands/new-brand-ops';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';

/** Hosts as they are typed: one a line, or with commas. */
export function hostsIn(typed: string): string[] {
  return typed
    .split(/[\s,]+/)
    .map((host) => host.toLowerCase())
    .filter((host) => host !== '');
}

/** Whose the hosts are, and which record must stand under those that are free. */
export function HostCheck({ typed }: { typed: string }) {
  const { t } = useTranslation('brands-console');
  const words = useRefusalText();
  const checking = useOpsMutation(checkNewHosts);
  const hosts = hostsIn(typed);
  return (
    <div className="flex flex-col gap-3">
      <div>
        <Button
          type="button"
          variant="secondary"
          busy={checking.isPending}
          disabled={hosts.length === 0}
          onClick={() => checking.mutate({ body: { hosts } })}
        >
          {t('new.check')}
        </Button>
      </div>
      {checking.error && <FormError>{words(checking.error)}</FormError>}
      <ul aria-live="polite" className="flex flex-col gap-3">
        {checking.data?.hosts.map((host) => (
          <HostLine key={host.host} host={host} />
        ))}
      </ul>
    </div>
  );
}

function HostLine({ host: { host, state, record, proved } }: { host: CheckedHost }) {
  const { t } = useTranslation('brands-console');
  const isFree = state === 'free';
  const Icon = !isFree ? CircleX : proved ? CircleCheck : CircleDashed;
  const colour = !isFree ? 'text-danger' : proved ? 'text-success' : 'text-warning';
  return (
    <li className="flex gap-3 text-sm">
      <Icon className={`mt-0.5 size-4.5 shrink-0 ${colour}`} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="break-all font-medium">{host}</p>
        <p className="text-muted">
          {!isFree ? t(`new.host.${state}`) : proved ? t('new.host.ready') : t('new.host.unproved')}
        </p>
        {isFree && !proved && record && (
          <dl className="mt-2 grid gap-x-4 gap-y-1 rounded-small bg-raised px-3 py-2 font-mono text-xs sm:grid-cols-[auto_minmax(0,1fr)]">
            <dt className="text-muted">{t('new.recordName')}</dt>
            <dd className="select-all break-all">{record.name}</dd>
            <dt className="text-muted">{t('new.recordValue')}</dt>
            <dd className="select-all break-all">{record.value}</dd>
            <dt className="text-muted">{t('new.recordFile')}</dt>
            <dd className="select-all break-all">{record.file}</dd>
          </dl>
        )}
      </div>
    </li>
  );
}
