import { type ChannelRow, showChannels } from '@lanna/contract/oversight/reports/insight-ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { Panel } from '../../../../console/panel.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { FigureTable } from './figure-table.tsx';
import { shareText } from './share-text.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

export function ChannelsPanel({ query }: { query: Record<string, string> }) {
  const { t } = useTranslation('insight-console');
  const found = useOps(showChannels, { query: query as never });
  return (
    <Panel title={t('channels.title')} text={t('channels.text')} flush>
      <QueryView
        query={found}
        label={t('channels.title')}
        failed={t('failed')}
        shape={<Skeleton className="m-4 h-32" />}
      >
        {({ channels, demo }) => (
          <Channels
            channels={[
              ...channels,
              ...demo.map((row) => ({ ...row, channel: t('demo'), medianSeconds: null, slowSeconds: null })),
            ]}
          />
        )}
      </QueryView>
    </Panel>
  );
}

function Channels({ channels }: { channels: readonly ChannelRow[] }) {
  const { t } = useTranslation('insight-console');
  const time = (seconds: number | null) => {
    if (seconds === null) return '–';
    if (seconds < MINUTE_SECONDS) return t('channels.seconds', { seconds });
    if (seconds < 2 * HOUR_SECONDS)
      return t('channels.minutes', { minutes: Math.round(seconds / MINUTE_SECONDS) });
    return t('channels.hours', { hours: Math.round(seconds / HOUR_SECONDS) });
  };
  return (
    <FigureTable
      caption={t('channels.title')}
      heads={[
        t('head.channel'),
        ...[t('head.made'), t('head.done'), t('head.open'), t('head.median'), t('head.slow')],
      ]}
      empty={t('none')}
      rows={channels.map(({ direction, channel, made, done, open, medianSeconds, slowSeconds }) => ({
        key: `${direction} ${channel}`,
        cells: [
          `${t(`channels.${direction}`)} · ${channel}`,
          ...[displayCount(made), shareText(done, made - open), displayCount(open)],
          ...[time(medianSeconds), time(slowSeconds)],
        ],
      }))}
    />
  );
}
