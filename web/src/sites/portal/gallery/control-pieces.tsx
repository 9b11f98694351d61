import { Bell, Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { TagFilter } from '../../../ui/fields/tag-filter.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { Shelf } from './shelf.tsx';

const Variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const SIZES = ['small', 'medium', 'large'] as const;

export function ControlPieces() {
  const { t } = useTranslation('gallery');
  const [segment, setSegment] = useState('first');
  const [tags, setTags] = useState<readonly string[]>(['first']);
  const [tab, setTab] = useState('first');
  const [page, setPage] = useState(5);
  const two = (['first', 'second'] as const).map((value) => ({ value, label: t(value) }));
  return (
    <>
      <Shelf title={t('buttons')}>
        {Variants.map((variant) => (
          <div key={variant} className="flex flex-col items-start gap-3">
            {SIZES.map((size) => (
              <Button key={size} variant={variant} size={size} icon={<Star aria-hidden="true" />}>
                {t(variant)}
              </Button>
            ))}
            <Button variant={variant} busy>
              {t('busy')}
            </Button>
            <Button variant={variant} disabled>
              {t('disabled')}
            </Button>
          </div>
        ))}
        <LinkButton href={paths.home()} variant="secondary">
          {t('sample')}
        </LinkButton>
        <IconButton label={t('sample')}>
          <Bell aria-hidden="true" />
        </IconButton>
        <IconButton label={t('sample')} size="small" aria-pressed>
          <Bell aria-hidden="true" />
        </IconButton>
        <IconButton label={t('disabled')} disabled>
          <Bell aria-hidden="true" />
        </IconButton>
      </Shelf>
      <Shelf title={t('choices')} className="flex-col">
        <Segments label={t('choices')} segments={two} value={segment} onValueChange={setSegment} />
        <TagFilter label={t('tags')} tags={two} value={tags} onValueChange={setTags} />
        <Tabs
          label={t('tabs')}
          value={tab}
          onValueChange={setTab}
          className="w-full max-w-md"
          tabs={two.map((entry) => ({ ...entry, content: <p>{t('long')}</p> }))}
        />
        <Pager label={t('list')} page={page} pages={12} onPage={setPage} />
      </Shelf>
    </>
  );
}
