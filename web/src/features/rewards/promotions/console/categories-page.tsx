import {
  addCategory,
  type CategoryRow,
  changeCategory,
  exportCategories,
  listCategories,
  removeCategory,
} from '@lanna/contract/rewards/promotions/ops';
import type { LocalText } from '@lanna/rules/local-text';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Can, useMay, useOperator } from '../../../../console/operator.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { displayCount } from '../../../../i18n/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { CategoryFields } from './category-fields.tsx';

const keyOf = (row: CategoryRow) => row.id;

/** The categories that members choose among, in their order. */
export function CategoriesPage() {
  const { t } = useTranslation('promotions-console');
  const text = useContentText();
  const filter = useListFilter([]);
  return (
    <ConsolePage
      fill
      title={t('categories.title')}
      description={t('categories.text')}
      actions={
        <Can permission="promotions.change">
          <NewCategory />
        </Can>
      }
    >
      <DataTable
        name="promotion-categories"
        caption={t('categories.title')}
        list={listCategories}
        csv={exportCategories}
        filter={filter}
        sorted="position"
        rowKey={keyOf}
        notice="promotions_changed"
        columns={[
          {
            id: 'name',
            head: t('column.name'),
            cell: (row) => <span className="font-medium">{text(row.name)}</span>,
            width: 260,
          },
          { id: 'brand', head: t('column.brand'), cell: (row) => row.brand, width: 130 },
          {
            id: 'position',
            head: t('column.position'),
            align: 'end',
            cell: (row) => row.position,
            sort: 'position',
            width: 110,
          },
          {
            id: 'promotions',
            head: t('column.promotions'),
            align: 'end',
            cell: (row) => displayCount(row.promotions),
            width: 130,
          },
        ]}
        panel={{
          title: (_, row) => (row ? text(row.name) : t('categories.title')),
          body: (_, row) =>
            row ? <Category key={`${row.id} ${row.version}`} row={row} /> : <p>{t('gone')}</p>,
        }}
        empty={{ title: t('categories.empty'), text: t('categories.emptyText') }}
      />
    </ConsolePage>
  );
}

function Category({ row }: { row: CategoryRow }) {
  const { t } = useTranslation('promotions-console');
  const words = useRefusalText();
  const may = useMay()('promotions.change', row.brand);
  const [name, setName] = useState<LocalText>(row.name);
  const [position, setPosition] = useState(row.position);
  const saving = useOpsMutation(changeCategory, {
    onDone: () => notify({ text: t('saved'), tone: 'success' }),
  });
  const removing = useOpsMutation(removeCategory, {
    onDone: () => notify({ text: t('categories.removed'), tone: 'success' }),
  });
  const error = saving.error ?? removing.error;
  const params = { id: row.id };
  return (
    <div className="flex flex-col gap-5">
      <ConsoleLink href={`/promotions?category=${row.id}`} className="text-sm hover:underline">
        {t('categories.promotions', { count: row.promotions })}
      </ConsoleLink>
      <CategoryFields
        name={name}
        position={position}
        disabled={!may}
        onNameChange={setName}
        onPositionChange={setPosition}
      />
      {error && <FormError>{words(error)}</FormError>}
      {may && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            busy={saving.isPending}
            disabled={Object.keys(name).length === 0}
            onClick={() => saving.mutate({ params, body: { name, position, version: row.version } })}
          >
            {t('save')}
          </Button>
          {row.promotions === 0 && (
            <Button
              variant="ghost"
              size="small"
              busy={removing.isPending}
              onClick={() => removing.mutate({ params, body: { version: row.version } })}
            >
              {t('categories.remove')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function NewCategory() {
  const { t } = useTranslation('promotions-console');
  const words = useRefusalText();
  const { brands } = useOperator();
  const may = useMay();
  const { brand: scope } = useBrandScope();
  const choices = brands.filter(({ code }) => may('promotions.change', code));
  const [open, setOpen] = useState(false);
  const [brand, setBrand] = useState(scope ?? choices[0]?.code ?? '');
  const [name, setName] = useState<LocalText>({});
  const [position, setPosition] = useState(10);
  const adding = useOpsMutation(addCategory, {
    onDone: () => {
      setOpen(false);
      notify({ text: t('categories.added'), tone: 'success' });
    },
  });
  return (
    <>
      <Button
        size="small"
        icon={<Plus aria-hidden="true" />}
        onClick={() => {
          adding.reset();
          setName({});
          setBrand(scope ?? choices[0]?.code ?? '');
          setOpen(true);
        }}
      >
        {t('categories.add')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('categories.add')}
        insistent
        footer={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              {t('cancel')}
            </Button>
            <Button
              busy={adding.isPending}
              disabled={Object.keys(name).length === 0}
              onClick={() => adding.mutate({ body: { brand, name, position } })}
            >
              {t('categories.add')}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <SelectField
            label={t('field.brand')}
            value={brand}
            options={choices.map((one) => ({ value: one.code, label: one.name }))}
            onChange={({ target }) => setBrand(target.value)}
          />
          <CategoryFields
            name={name}
            position={position}
            onNameChange={setName}
            onPositionChange={setPosition}
          />
          {adding.error && <FormError>{words(adding.error)}</FormError>}
        </div>
      </Dialog>
    </>
  );
}
