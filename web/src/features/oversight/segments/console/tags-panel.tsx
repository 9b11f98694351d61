import { listTags, removeTag, type Tag } from '@lanna/contract/oversight/segments/tag-ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useBrandsFor } from '../../../../console/brands-for.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { useOpsNotice } from '../../../../console/calls/use-ops-notice.ts';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { ReasonCallButton } from '../../../../console/reason-call.tsx';
import { TagChip } from '../../../../console/table/tag-chip.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { TagDialog } from './tag-dialog.tsx';

/** Words for members with a colour each: given by a segment, or lending their colour to labels given by hand. */
export function TagsPanel() {
  const { t } = useTranslation('segments-console');
  const { brand } = useBrandScope();
  const { first } = useBrandsFor('segments.write');
  const [isAdding, setAdding] = useState(false);
  const tags = useOps(listTags, { query: brand ? { brand } : {} });
  useOpsNotice('segments_changed', () => void tags.refetch());
  return (
    <Panel
      title={t('tags.title')}
      text={t('tags.text')}
      flush
      actions={
        <Can permission="segments.write">
          <Button size="small" variant="secondary" onClick={() => setAdding(true)}>
            {t('tags.add')}
          </Button>
        </Can>
      }
    >
      <QueryView
        query={tags}
        label={t('tags.title')}
        failed={t('tags.failed')}
        shape={<Skeleton className="m-4 h-16" />}
      >
        {({ tags: found }) =>
          found.length === 0 ? (
            <p className="px-4 py-3 text-muted text-sm">{t('tags.none')}</p>
          ) : (
            <ul className="divide-y divide-line/60">
              {found.map((tag) => (
                <Line key={`${tag.id} ${tag.version}`} tag={tag} />
              ))}
            </ul>
          )
        }
      </QueryView>
      {isAdding && <TagDialog brand={first} onClose={() => setAdding(false)} />}
    </Panel>
  );
}

function Line({ tag }: { tag: Tag }) {
  const { t } = useTranslation('segments-console');
  const [isChanging, setChanging] = useState(false);
  const { id, brand, name, colour, segment, segmentName, members, version } = tag;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5 text-sm">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TagChip colour={colour}>{name}</TagChip>
        <span className="text-muted">
          {segment === null
            ? t('tags.byHand')
            : segmentName === null
              ? t('tags.segmentGone')
              : t('tags.bySegment', { segment: segmentName, count: members, shown: displayCount(members) })}
        </span>
        <span className="text-muted text-xs">{brand}</span>
      </span>
      <Can permission="segments.write" brand={brand}>
        <span className="flex gap-2">
          <Button size="small" variant="secondary" onClick={() => setChanging(true)}>
            {t('change')}
          </Button>
          <ReasonCallButton
            endpoint={removeTag}
            input={(reason) => ({ params: { id }, body: { version, reason } })}
            label={t('remove')}
            title={t('tags.removeTitle', { name })}
            text={t('tags.removeText')}
            tone="danger"
            done={() => t('tags.removed')}
          />
        </span>
      </Can>
      {isChanging && <TagDialog tag={tag} brand={brand} onClose={() => setChanging(false)} />}
    </li>
  );
}
