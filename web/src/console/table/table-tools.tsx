import { CatchBoundary } from '@tanstack/react-router';
import { Columns3, Rows2, Rows3 } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Lazy, lazily } from '../../lazy-component.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Popover } from '../../ui/layers/popover.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import { FileLinks } from './file-links.tsx';
import type { SavedViewsProps } from './saved-views.tsx';
import type { TablePreferences } from './table-preferences.ts';

/* With the words of the topic that keeps them: no list waits for either. */
const SAVED_VIEWS = lazily<SavedViewsProps>(
  () => import('./saved-views.tsx').then((found) => found.SavedViews),
  ['operators-console'],
);

/** Which columns, how close the rows, and the file of all that matches. */
export function TableTools({
  list,
  columns,
  preferences,
  onPrefer,
  csvHref,
}: {
  /** The console's name of the table. */
  list: string;
  columns: readonly { id: string; head: string; hidden?: boolean }[];
  preferences: TablePreferences;
  onPrefer: (changed: Partial<TablePreferences>) => void;
  csvHref: string | undefined;
}) {
  const { t } = useTranslation('console');
  const phone = usePhone();
  const { shown, dense } = preferences;
  const isShown = ({ id, hidden }: { id: string; hidden?: boolean }) => shown[id] ?? !hidden;
  return (
    <div className="flex items-center gap-1">
      <Popover
        title={t('table.columns')}
        trigger={
          <IconButton label={t('table.columns')} size="small">
            <Columns3 aria-hidden="true" />
          </IconButton>
        }
      >
        <div className="flex max-h-80 flex-col gap-1.5 overflow-y-auto">
          {columns.map((column, at) => (
            <Checkbox
              key={column.id}
              label={column.head}
              checked={isShown(column)}
              // The first names the row; without it no reader knows which row it is.
              disabled={at === 0}
              onChange={(event) => onPrefer({ shown: { ...shown, [column.id]: event.target.checked } })}
            />
          ))}
        </div>
      </Popover>
      {!phone && (
        <IconButton
          label={dense ? t('table.roomy') : t('table.dense')}
          size="small"
          aria-pressed={dense}
          onClick={() => onPrefer({ dense: !dense })}
        >
          {dense ? <Rows2 aria-hidden="true" /> : <Rows3 aria-hidden="true" />}
        </IconButton>
      )}
      <CatchBoundary getResetKey={() => ''} errorComponent={Nothing}>
        <Suspense>
          <Lazy of={SAVED_VIEWS} props={{ list, shown, onPrefer }} />
        </Suspense>
      </CatchBoundary>
      {csvHref && <FileLinks href={csvHref} />}
    </div>
  );
}

/** Without its code the table goes on. */
function Nothing() {
  return null;
}
