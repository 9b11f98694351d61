import { ArrowUpDown, CirclePlay, Flame, Heart, History, SlidersHorizontal, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { DialogFrame } from '../../../../ui/layers/dialog-frame.tsx';
import { Chip } from './chip.tsx';
import { useWordsOf } from './filter-words.ts';
import { type Choice, choicesMade, type LobbyFilter, SHELVES, SORTS } from './lobby-filter.ts';
import { SearchBox } from './search-box.tsx';
import { useFilterSheet } from './use-filter-sheet.ts';

const SHELF_ICONS = {
  hot: <Flame aria-hidden="true" />,
  demo: <CirclePlay aria-hidden="true" />,
  favourite: <Heart aria-hidden="true" />,
  recent: <History aria-hidden="true" />,
};

/** Search, shelves of games, filters, order; below them the active filters, each with a button to clear it. */
export function Toolbar({
  filter,
  onFilter,
  total,
}: {
  filter: LobbyFilter;
  onFilter: (filter: LobbyFilter) => void;
  total: number | undefined;
}) {
  const { t } = useTranslation('catalogue');
  const { flags } = useBrand();
  const sheet = useFilterSheet();
  const made = choicesMade(filter);
  // The row of classes shows the one that is chosen.
  const notified = made.filter((choice) => choice !== 'liveClass' || filter.lobby !== 'live');
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <search className="flex w-full min-w-0 gap-2 sm:w-auto sm:flex-1">
          <SearchBox
            text={filter.text ?? ''}
            onText={(text) => onFilter({ ...filter, text: text || undefined })}
          />
          <Button
            variant="secondary"
            className="px-3.5!"
            aria-haspopup="dialog"
            aria-label={made.length > 0 ? t('filtersOn', { count: made.length }) : t('filters')}
            onPointerEnter={sheet.approach}
            onFocus={sheet.approach}
            onClick={() => void sheet.show()}
          >
            <span className="flex items-center gap-2">
              <SlidersHorizontal aria-hidden="true" />
              <span className="max-sm:hidden">{t('filters')}</span>
              {made.length > 0 && <Badge tone="accent">{made.length}</Badge>}
            </span>
          </Button>
        </search>
        <fieldset className="no-scrollbar flex min-w-0 flex-1 items-center gap-1 overflow-x-auto sm:flex-none sm:gap-2">
          <legend className="sr-only">{t('shelves')}</legend>
          {SHELVES.filter((shelf) => shelf !== 'demo' || flags.freePlay).map((shelf) => (
            <Chip
              key={shelf}
              pressed={filter.only === shelf}
              onPress={() => onFilter(onlyOrAll(filter, shelf))}
              icon={SHELF_ICONS[shelf]}
            >
              {t(shelf)}
            </Chip>
          ))}
        </fieldset>
        <SelectField
          quiet
          label={t('sort')}
          value={filter.sort}
          options={SORTS.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
          onChange={({ target }) =>
            onFilter({ ...filter, sort: SORTS.find((sort) => sort === target.value) ?? 'popular' })
          }
          picture={
            <ArrowUpDown
              className={filter.sort === 'popular' ? undefined : 'text-accent-text'}
              aria-hidden="true"
            />
          }
          className="w-11 shrink-0 sm:w-40"
        />
      </div>
      {notified.length > 0 && <Made made={notified} filter={filter} onFilter={onFilter} />}
      {sheet.open && !sheet.Sheet && <DialogFrame title={t('filters')} onClose={sheet.hide} />}
      {sheet.Sheet && (
        <sheet.Sheet
          open={sheet.open}
          onClose={sheet.hide}
          filter={filter}
          onFilter={onFilter}
          total={total}
        />
      )}
    </div>
  );
}

function Made({
  made,
  filter,
  onFilter,
}: {
  made: Choice[];
  filter: LobbyFilter;
  onFilter: (filter: LobbyFilter) => void;
}) {
  const { t } = useTranslation('catalogue');
  const words = useWordsOf(filter);
  return (
    <ul className="flex flex-wrap gap-2">
      {made.map((choice) => (
        <li key={choice}>
          <button
            type="button"
            onClick={() => onFilter({ ...filter, [choice]: undefined })}
            aria-label={t('removeFilter', { filter: words(choice) })}
            className="flex h-8 items-center gap-1.5 rounded-full bg-raised px-3 text-sm hover:text-accent-text"
          >
            {words(choice)}
            <X className="size-4" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function onlyOrAll(filter: LobbyFilter, only: NonNullable<LobbyFilter['only']>): LobbyFilter {
  return { ...filter, only: filter.only === only ? undefined : only };
}
