import {
  exportHelpArticles,
  type HelpArticleRow,
  listHelpArticles,
  listHelpCategories,
} from '@lanna/contract/content/help/ops';
import { FolderTree, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Can } from '../../../../console/operator.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { useShownText } from './shown-text.ts';

const keyOf = (row: HelpArticleRow) => row.id;
const pageOf = (row: HelpArticleRow) => `/help-articles/article/${row.id}`;

/** What the help centres of the brands say, and whether it helps. */
export function ArticlesPage() {
  const { t } = useTranslation('help-console');
  const shown = useShownText();
  const { brand } = useBrandScope();
  const categories = useOps(listHelpCategories, { query: { brand } });
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('articles.search') },
    {
      name: 'category',
      kind: 'choice',
      label: t('field.category'),
      options: (categories.data ?? []).map((row) => ({
        value: row.id,
        label: `${shown(row.name)} · ${row.brand}`,
      })),
    },
    {
      name: 'state',
      kind: 'choice',
      label: t('articles.state'),
      options: [
        { value: 'published', label: t('state.published') },
        { value: 'draft', label: t('state.draft') },
      ],
    },
  ]);
  return (
    <ConsolePage
      fill
      title={t('articles.title')}
      description={t('articles.text')}
      actions={
        <>
          <LinkButton
            href="/help-articles/categories"
            variant="secondary"
            size="small"
            icon={<FolderTree aria-hidden="true" />}
          >
            {t('categories.title')}
          </LinkButton>
          <Can permission="help.change">
            <LinkButton href="/help-articles/new" size="small" icon={<Plus aria-hidden="true" />}>
              {t('articles.add')}
            </LinkButton>
          </Can>
        </>
      }
    >
      <DataTable
        name="help-articles"
        caption={t('articles.title')}
        list={listHelpArticles}
        csv={exportHelpArticles}
        filter={filter}
        sorted="-changedAt"
        rowKey={keyOf}
        href={pageOf}
        notice="help_changed"
        columns={[
          {
            id: 'title',
            head: t('field.title'),
            cell: (row) => <span className="font-medium">{shown(row.title)}</span>,
            width: 320,
          },
          {
            id: 'published',
            head: t('articles.state'),
            cell: (row) => (
              <StatusBadge tone={row.published ? 'success' : 'quiet'}>
                {t(row.published ? 'state.published' : 'state.draft')}
              </StatusBadge>
            ),
            width: 120,
          },
          {
            id: 'place',
            head: t('field.category'),
            cell: (row) => shown(row.category.name),
            sort: 'place',
            width: 190,
          },
          { id: 'brand', head: t('field.brand'), cell: (row) => row.brand, width: 120 },
          {
            id: 'yes',
            head: t('helpful.yes'),
            align: 'end',
            cell: (row) => displayCount(row.helpful.yes),
            width: 90,
          },
          {
            id: 'no',
            head: t('helpful.no'),
            align: 'end',
            cell: (row) => displayCount(row.helpful.no),
            sort: 'no',
            width: 90,
          },
          {
            id: 'changedAt',
            head: t('field.changed'),
            cell: (row) => <When at={row.changedAt} brand={row.brand} />,
            sort: 'changedAt',
            width: 150,
          },
          { id: 'changedBy', head: t('field.changedBy'), cell: (row) => row.changedBy, width: 130 },
        ]}
        empty={{ title: t('articles.empty'), text: t('articles.emptyText') }}
      />
    </ConsolePage>
  );
}
