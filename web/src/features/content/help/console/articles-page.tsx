import { type HelpArticleRow, listHelpArticles, listHelpCategories } from '@lanna/contract/content/help/ops';
import { FolderTree, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Can } from '../../../../console/operator.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { useShownText } from './shown-text.ts';

const by = filtersOf(listHelpArticles);
const column = columnsOf(listHelpArticles);
const pageOf = (row: HelpArticleRow) => `/help-articles/article/${row.id}`;

/** What the help centres of the brands say, and whether it helps. */
export function ArticlesPage() {
  const { t } = useTranslation('help-console');
  const shown = useShownText();
  const { brand } = useBrandScope();
  const categories = useOps(listHelpCategories, { query: { brand } });
  const filter = useListFilter([
    by.search(t('articles.search')),
    by.choiceOf(
      'category',
      t('field.category'),
      (categories.data ?? []).map((row) => ({ value: row.id, label: `${shown(row.name)} · ${row.brand}` })),
    ),
    by.choice('state', t('articles.state'), (state) => t(`state.${state}`)),
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
        filter={filter}
        href={pageOf}
        notice="help_changed"
        columns={[
          column.of(
            'title',
            t('field.title'),
            (row) => <span className="font-medium">{shown(row.title)}</span>,
            { width: 320 },
          ),
          column.of(
            'published',
            t('articles.state'),
            (row) => (
              <StatusBadge tone={row.published ? 'success' : 'quiet'}>
                {t(row.published ? 'state.published' : 'state.draft')}
              </StatusBadge>
            ),
            { width: 120 },
          ),
          column.word('category', t('field.category'), ({ name }) => shown(name), {
            id: 'place',
            sort: 'place',
            width: 190,
          }),
          column.brand(t('field.brand'), { width: 120 }),
          column.word('helpful', t('helpful.yes'), ({ yes }) => displayCount(yes), {
            id: 'yes',
            align: 'end',
            width: 90,
          }),
          column.word('helpful', t('helpful.no'), ({ no }) => displayCount(no), {
            id: 'no',
            align: 'end',
            sort: 'no',
            width: 90,
          }),
          column.moment('changedAt', t('field.changed'), { sort: 'changedAt', width: 150 }),
          column.text('changedBy', t('field.changedBy'), { width: 130 }),
        ]}
        empty={{ title: t('articles.empty'), text: t('articles.emptyText') }}
      />
    </ConsolePage>
  );
}
