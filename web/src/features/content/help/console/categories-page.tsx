import {
  type HelpCategoryRow,
  listHelpCategories,
  orderHelpCategories,
  removeHelpCategory,
} from '@lanna/contract/content/help/ops';
import { ListOrdered, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConfirmDialog } from '../../../../console/confirm-dialog.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useMay, useOperator } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { HelpPictogram } from '../../../../shared-parts/picture/help-pictogram.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { ArticleOrderDialog } from './article-order-dialog.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { OrderList } from './order-list.tsx';
import { useShownText } from './shown-text.ts';

/** The categories of each brand's help centre, in their order. */
export function CategoriesPage() {
  const { t } = useTranslation('help-console');
  const { brand: scope } = useBrandScope();
  const { brands } = useOperator();
  const categories = useOps(listHelpCategories, { query: { brand: scope } });
  return (
    <ConsolePage
      title={t('categories.title')}
      description={t('categories.text')}
      crumbs={[{ href: '/help-articles', label: t('articles.title') }]}
    >
      <QueryView
        query={categories}
        label={t('loading')}
        shape={<Skeleton className="h-96" />}
        failed={t('failed')}
        className="flex max-w-4xl flex-col gap-4"
      >
        {(rows) =>
          brands
            .filter(({ code }) => scope === undefined || code === scope)
            .map(({ code, name }) => (
              <BrandCategories
                key={code}
                code={code}
                name={name}
                rows={rows.filter(({ brand }) => brand === code)}
              />
            ))
        }
      </QueryView>
    </ConsolePage>
  );
}

function BrandCategories({
  code,
  name,
  rows,
}: {
  code: string;
  name: string;
  rows: readonly HelpCategoryRow[];
}) {
  const { t } = useTranslation('help-console');
  const words = useRefusalText();
  const shown = useShownText();
  const mayChange = useMay()('help.change', code);
  const [edited, setEdited] = useState<HelpCategoryRow | 'new'>();
  const [ordered, setOrdered] = useState<HelpCategoryRow>();
  const [removed, setRemoved] = useState<HelpCategoryRow>();
  const order = useOpsMutation(orderHelpCategories);
  const removing = useOpsMutation(removeHelpCategory, { onDone: () => setRemoved(undefined) });
  return (
    <Panel
      title={name}
      flush
      actions={
        mayChange && (
          <Button
            variant="secondary"
            size="small"
            icon={<Plus aria-hidden="true" />}
            onClick={() => setEdited('new')}
          >
            {t('categories.add')}
          </Button>
        )
      }
    >
      {rows.length === 0 && <p className="px-4 py-3 text-muted text-sm">{t('categories.empty')}</p>}
      <OrderList
        busy={order.isPending}
        onOrder={mayChange ? (ids) => order.mutate({ body: { ofBrand: code, ids } }) : undefined}
        items={rows.map((row) => ({
          id: row.id,
          name: shown(row.name),
          row: (
            <div className="flex items-center gap-3">
              <HelpPictogram icon={row.icon} className="size-5 shrink-0 text-accent-text" />
              <div className="min-w-0 flex-1">
                <p className="font-medium sm:truncate">{shown(row.name)}</p>
                <p className="text-muted text-xs">
                  {t('categories.count', { articles: row.articles, published: row.published })}
                </p>
              </div>
              {mayChange && (
                <span className="flex shrink-0">
                  <IconButton
                    size="small"
                    label={t('order.articles', { name: shown(row.name) })}
                    disabled={row.articles < 2}
                    onClick={() => setOrdered(row)}
                  >
                    <ListOrdered aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    size="small"
                    label={t('categories.edit', { name: shown(row.name) })}
                    onClick={() => setEdited(row)}
                  >
                    <Pencil aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    size="small"
                    label={t('categories.remove', { name: shown(row.name) })}
                    disabled={row.articles > 0}
                    onClick={() => setRemoved(row)}
                  >
                    <Trash2 aria-hidden="true" />
                  </IconButton>
                </span>
              )}
            </div>
          ),
        }))}
      />
      {order.error && <FormError>{words(order.error)}</FormError>}
      {edited && (
        <CategoryDialog
          brand={code}
          category={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {ordered && <ArticleOrderDialog category={ordered} onClose={() => setOrdered(undefined)} />}
      <ConfirmDialog
        open={removed !== undefined}
        onOpenChange={() => setRemoved(undefined)}
        title={t('categories.removeTitle')}
        text={t('categories.removeText')}
        action={t('remove')}
        tone="danger"
        busy={removing.isPending}
        error={removing.error}
        onConfirm={() => removed && removing.mutate({ params: { id: removed.id } })}
      />
    </Panel>
  );
}
