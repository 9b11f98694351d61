import { listSegments, removeSegment, type Segment } from '@lanna/contract/oversight/segments/ops';
import { FIGURES } from '@lanna/contract/oversight/segments/segment-terms';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useBrandsFor } from '../../../../console/brands-for.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { ReasonCallButton } from '../../../../console/reason-call.tsx';
import { When } from '../../../../console/when.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { ChangeSegmentDialog, NewSegmentDialog } from './segment-dialog.tsx';
import { TagsPanel } from './tags-panel.tsx';

/** Parts of a brand's members by their figures, saved for all colleagues. */
export function SegmentsPage() {
  const { t } = useTranslation('segments-console');
  const { brand } = useBrandScope();
  const { first } = useBrandsFor('segments.write');
  const [isAdding, setAdding] = useState(false);
  return (
    <ConsolePage
      title={t('title')}
      description={t('text')}
      actions={
        <Can permission="segments.write">
          <Button size="small" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        </Can>
      }
    >
      <Panel title={t('saved')} flush>
        <QueryView
          query={useOps(listSegments, { query: brand ? { brand } : {} })}
          label={t('title')}
          failed={t('failed')}
          shape={<Skeleton className="m-4 h-24" />}
        >
          {({ segments }) =>
            segments.length === 0 ? (
              <p className="px-4 py-3 text-muted text-sm">{t('none')}</p>
            ) : (
              <ul className="divide-y divide-line/60">
                {segments.map((segment) => (
                  <Line key={`${segment.id} ${segment.version}`} segment={segment} />
                ))}
              </ul>
            )
          }
        </QueryView>
      </Panel>
      <TagsPanel />
      {isAdding && <NewSegmentDialog brand={first} onClose={() => setAdding(false)} />}
    </ConsolePage>
  );
}

function Line({ segment }: { segment: Segment }) {
  const { t } = useTranslation('segments-console');
  const [isChanging, setChanging] = useState(false);
  const { id, brand, name, conditions, changedBy, changedAt, version } = segment;
  const bounds = FIGURES.flatMap((figure) => {
    const { least = null, most = null } = conditions[figure] ?? {};
    if (least === null && most === null) return [];
    const said =
      least === null
        ? t('atMost', { most: displayCount(most ?? 0) })
        : most === null
          ? t('atLeast', { least: displayCount(least) })
          : t('between', { least: displayCount(least), most: displayCount(most) });
    return [`${t(`figure.${figure}`)} ${said}`];
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5 text-sm">
      <div className="min-w-0">
        <p className="font-medium">{name}</p>
        <p className={bounds.length === 0 ? 'text-warning' : 'text-muted'}>
          {bounds.length === 0 ? t('everybody') : bounds.join(' · ')}
        </p>
        <p className="text-muted text-xs">
          {brand} · {changedBy} · <When at={changedAt} brand={brand} />
        </p>
      </div>
      <span className="flex flex-wrap items-center gap-2">
        <ConsoleLink href={`/member-figures?segment=${id}`} className="text-accent-text">
          {t('members')}
        </ConsoleLink>
        <Can permission="segments.write" brand={brand}>
          <Button size="small" variant="secondary" onClick={() => setChanging(true)}>
            {t('change')}
          </Button>
          <ReasonCallButton
            endpoint={removeSegment}
            input={(reason) => ({ params: { id }, body: { version, reason } })}
            label={t('remove')}
            title={t('removeTitle', { name })}
            text={t('removeText')}
            tone="danger"
            done={() => t('removed')}
          />
        </Can>
      </span>
      {isChanging && <ChangeSegmentDialog segment={segment} onClose={() => setChanging(false)} />}
    </li>
  );
}
