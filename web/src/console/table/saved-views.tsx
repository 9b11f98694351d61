import {
  listViews,
  removeView,
  type SavedView,
  saveView,
  VIEW_NAME_MAX,
} from '@lanna/contract/people/operators/view-ops';
import { useRouter } from '@tanstack/react-router';
import { Bookmark, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../query-view.tsx';
import { useContractForm } from '../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields/form-error.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { notify } from '../../ui/layers/notify.ts';
import { Popover } from '../../ui/layers/popover.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOps, useOpsMutation } from '../calls/ops-query.ts';
import { useOperator } from '../operator.tsx';
import type { TablePreferences } from './table-preferences.ts';

export interface SavedViewsProps {
  /** The console's name of the table. */
  list: string;
  shown: TablePreferences['shown'];
  onPrefer: (changed: Partial<TablePreferences>) => void;
}

/** What an operator keeps of a list under a name, and what colleagues share of it: filters, sort and columns. */
export function SavedViews(props: SavedViewsProps) {
  const { t } = useTranslation('operators-console');
  return (
    <Popover
      title={t('views.title')}
      className="w-88"
      trigger={
        <IconButton label={t('views.button')} size="small">
          <Bookmark aria-hidden="true" />
        </IconButton>
      }
    >
      <Views {...props} />
      <KeepForm {...props} />
    </Popover>
  );
}

function Views({ list, onPrefer }: SavedViewsProps) {
  const { t } = useTranslation('operators-console');
  const { history } = useRouter();
  const open = ({ search, columns }: SavedView) => {
    onPrefer({ shown: columns });
    history.push(`${history.location.pathname}${search}`);
  };
  return (
    <QueryView
      query={useOps(listViews, { query: { list } })}
      label={t('views.title')}
      failed={t('views.failed')}
      shape={<Skeleton className="h-16" />}
      isEmpty={({ views }) => views.length === 0}
      empty={<p className="text-muted text-sm">{t('views.none')}</p>}
    >
      {({ views }) => (
        <ul className="-mx-2 flex max-h-64 flex-col overflow-y-auto">
          {views.map((view) => (
            <li key={view.id} className="flex items-center gap-1 rounded-small hover:bg-surface">
              <button
                type="button"
                className="min-w-0 flex-1 px-2 py-1.5 text-left text-sm"
                onClick={() => open(view)}
              >
                <span className="block truncate font-medium">{view.name}</span>
                <span className="block truncate text-muted text-xs">
                  {view.own
                    ? view.sharedWith
                      ? t('views.sharedByMe', { brand: view.sharedWith })
                      : t('views.mine')
                    : t('views.shared', { name: view.keptBy, brand: view.sharedWith ?? '' })}
                </span>
              </button>
              {view.own && <Remove view={view} />}
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function Remove({ view: { id, name } }: { view: SavedView }) {
  const { t } = useTranslation('operators-console');
  const removing = useOpsMutation(removeView, {
    onDone: () => notify({ text: t('views.removed'), tone: 'success' }),
  });
  return (
    <IconButton
      label={t('views.remove', { name })}
      size="small"
      disabled={removing.isPending}
      onClick={() => removing.mutate({ params: { id } })}
    >
      <X aria-hidden="true" />
    </IconButton>
  );
}

function KeepForm({ list, shown }: SavedViewsProps) {
  const { t } = useTranslation('operators-console');
  const { brands } = useOperator();
  const { history } = useRouter();
  const saving = useOpsMutation(saveView);
  const form = useContractForm(saveView, {
    initial: { name: '', sharedWith: '' },
    toBody: ({ name, sharedWith }) => ({
      ...{ list, name, columns: { ...shown }, sharedWith: sharedWith || null },
      search: withoutRow(history.location.search),
    }),
    send: (body) => saving.mutateAsync({ body }),
    onDone: (_, { restart }) => {
      notify({ text: t('views.saved'), tone: 'success' });
      restart();
    },
  });
  return (
    <form {...form.props} className="mt-3 flex flex-col gap-2 border-line border-t pt-3">
      <TextField
        {...form.field('name')}
        label={t('views.name')}
        maxLength={VIEW_NAME_MAX}
        autoComplete="off"
      />
      <SelectField
        {...form.field('sharedWith')}
        required={false}
        label={t('views.share')}
        options={[
          { value: '', label: t('views.onlyMe') },
          ...brands.map(({ code, name }) => ({ value: code, label: t('views.brand', { brand: name }) })),
        ]}
      />
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button type="submit" size="small" variant="secondary" busy={form.isPending}>
        {t('views.save')}
      </Button>
    </form>
  );
}

/** The open row is of the moment and no part of a view. */
function withoutRow(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('show');
  const text = query.toString();
  return text && `?${text}`;
}
