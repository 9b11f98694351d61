import { type LinkChannel, listLinkChannels } from '@lanna/contract/accounts/linked-accounts/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useBrandsFor } from '../../../../console/brands-for.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { ChannelDialog } from './channel-dialog.tsx';

/** The channels by which members prove accounts of LINE and Zalo, of the brand in the bar or of each. */
export function ChannelsPage() {
  const { t } = useTranslation('linked-accounts-console');
  const { brands } = useBrandsFor('linked-accounts.read');
  const { brand } = useBrandScope();
  return (
    <ConsolePage title={t('title')} description={t('text')}>
      {brands
        .filter(({ code }) => brand === undefined || code === brand)
        .map(({ code }) => (
          <OfBrand key={code} brand={code} />
        ))}
    </ConsolePage>
  );
}

function OfBrand({ brand }: { brand: string }) {
  const { t } = useTranslation('linked-accounts-console');
  const [changing, setChanging] = useState<LinkChannel>();
  return (
    <>
      <QueryView
        query={useOps(listLinkChannels, { query: { brand } })}
        label={t('title')}
        failed={t('failed')}
        shape={<Skeleton className="h-64 w-full" />}
        className="grid items-start gap-4 xl:grid-cols-2"
      >
        {({ channels }) =>
          channels.map((channel) => (
            <Channel
              key={channel.service}
              channel={channel}
              brand={brand}
              onChange={() => setChanging(channel)}
            />
          ))
        }
      </QueryView>
      {changing && <ChannelDialog brand={brand} channel={changing} onClose={() => setChanging(undefined)} />}
    </>
  );
}

function Channel({
  channel,
  brand,
  onChange,
}: {
  channel: LinkChannel;
  brand: string;
  onChange: () => void;
}) {
  const { t } = useTranslation('linked-accounts-console');
  const { service, clientId, enabled, proved, changedAt, changedBy } = channel;
  return (
    <Panel title={`${t(`service.${service}`)} · ${brand}`}>
      <div className="flex flex-col gap-4">
        <Facts
          facts={[
            { label: t('state'), value: clientId === null ? t('never') : t(enabled ? 'on' : 'off') },
            { label: t('clientId'), value: clientId ?? '–' },
            { label: t('proved'), value: String(proved) },
            changedAt !== null && {
              label: t('changed'),
              value: (
                <>
                  <When at={changedAt} brand={brand} /> · {changedBy}
                </>
              ),
            },
          ]}
        />
        <Can permission="linked-accounts.change" brand={brand}>
          <Button variant="secondary" className="self-start" onClick={onChange}>
            {t(clientId === null ? 'setUp' : 'change')}
          </Button>
        </Can>
      </div>
    </Panel>
  );
}
