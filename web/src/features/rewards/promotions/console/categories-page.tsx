import {
  addCategory,
  type CategoryRow,
  changeCategory,
  listCategories,
  removeCategory,
} from '@lanna/contract/rewards/promotions/ops';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { brandOptions, useBrandsFor } from '../../../../console/brands-for.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Can, useMay } from '../../../../console/operator.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { displayCount } from '../../../../i18n/format.ts';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { CategoryFields, type TypedCategory } from './category-fields.tsx';

const column = columnsOf(listCategories);

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
        filter={filter}
        notice="promotions_changed"
        columns={[
          column.of(
            'name',
            t('column.name'),
            (row) => <span className="font-medium">{text(row.name)}</span>,
            {
              width: 260,
            },
          ),
          column.brand(t('column.brand'), { width: 130 }),
          column.text('position', t('column.position'), { align: 'end', sort: 'position', width: 110 }),
          column.word('promotions', t('column.promotions'), displayCount, { align: 'end', width: 130 }),
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
  const params = { id: row.id };
  const saving = useOpsMutation(changeCategory);
  const removing = useOpsMutation(removeCategory, {
    onDone: () => notify({ text: t('categories.removed'), tone: 'success' }),
  });
  const form = useContractForm(changeCategory, {
    initial: typedFrom(row),
    version: row.version,
    toBody: ({ name, position }, version) => ({ name, position: typedNumber(position), version }),
    send: (body) => saving.mutateAsync({ params, body }),
    onDone: () => notify({ text: t('saved'), tone: 'success' }),
  });
  const problem = form.problem ?? (removing.error && words(removing.error));
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <ConsoleLink href={`/promotions?category=${row.id}`} className="text-sm hover:underline">
        {t('categories.promotions', { count: row.promotions })}
      </ConsoleLink>
      <CategoryFields form={form} disabled={!may} />
      {problem && <FormError>{problem}</FormError>}
      {may && (
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            size="small"
            busy={form.isPending}
            disabled={Object.keys(form.values.name).length === 0}
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
    </form>
  );
}

function NewCategory() {
  const { t } = useTranslation('promotions-console');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<Plus aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('categories.add')}
      </Button>
      {open && <CategoryDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function CategoryDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('promotions-console');
  const { brands, first } = useBrandsFor('promotions.change');
  const id = useId();
  const adding = useOpsMutation(addCategory);
  const form = useContractForm(addCategory, {
    initial: { brand: first, name: {}, position: '10' } as TypedCategory,
    toBody: ({ position, ...typed }) => ({ ...typed, position: typedNumber(position) }),
    send: (body) => adding.mutateAsync({ body }),
    onDone: () => {
      onClose();
      notify({ text: t('categories.added'), tone: 'success' });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('categories.add')}
      insistent
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            busy={form.isPending}
            disabled={Object.keys(form.values.name).length === 0}
          >
            {t('categories.add')}
          </Button>
        </>
      }
    >
      <form id={id} {...form.props} className="flex flex-col gap-4">
        <SelectField
          {...form.field('brand')}
          label={t('field.brand')}
          options={brandOptions(brands, form.values.brand)}
        />
        <CategoryFields form={form} />
        {form.problem && <FormError>{form.problem}</FormError>}
      </form>
    </Dialog>
  );
}

function typedFrom({ brand, name, position }: CategoryRow): TypedCategory {
  return { brand, name, position: String(position) };
}
