import { type ArticleFields, addHelpArticle, listHelpCategories } from '@lanna/contract/content/help/ops';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { useGoTo } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { ARTICLE_REFUSALS, ArticleForm, withWholeSlug } from './article-form.tsx';
import { PlaceholderList } from './placeholder-list.tsx';
import { PreviewButton } from './preview-button.tsx';
import { useHelpRefusalText } from './use-help-refusal-text.ts';

const NEW: ArticleFields = { category: '', slug: '', title: {}, content: {}, published: false };

/** A new article, a draft until it is published. */
export function NewArticlePage() {
  const { t } = useTranslation('help-console');
  const goTo = useGoTo();
  const refusalText = useHelpRefusalText();
  const { brand: scope } = useBrandScope();
  const categories = useOps(listHelpCategories, { query: { brand: scope } });
  const adding = useOpsMutation(addHelpArticle);
  const categoryOf = ({ category }: ArticleFields) => category || (categories.data?.[0]?.id ?? '');
  const form = useContractForm(addHelpArticle, {
    initial: NEW,
    toBody: (typed) => ({ ...withWholeSlug(typed), category: categoryOf(typed) }),
    refusals: ARTICLE_REFUSALS,
    refusalText,
    send: (body) => adding.mutateAsync({ body }),
    onDone: ({ id }) => {
      notify({ text: t('article.added'), tone: 'success' });
      goTo(`/help-articles/article/${id}`, { replace: true });
    },
  });
  const category = categoryOf(form.values);
  const brand = categories.data?.find(({ id }) => id === category)?.brand;
  return (
    <ConsolePage
      title={t('article.new')}
      description={t('article.newText')}
      crumbs={[{ href: '/help-articles', label: t('articles.title') }]}
      actions={brand && <PreviewButton brand={brand} content={form.values.content} />}
    >
      <QueryView
        query={categories}
        label={t('loading')}
        shape={<Skeleton className="h-96" />}
        failed={t('failed')}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <EmptyState
            title={t('categories.empty')}
            text={t('categories.emptyText')}
            action={<LinkButton href="/help-articles/categories">{t('categories.title')}</LinkButton>}
          />
        }
      >
        {(rows) => (
          <form {...form.props} className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="flex min-w-0 flex-col gap-4">
              <ArticleForm form={form} categories={rows} brand={brand} />
              {form.problem && <FormError>{form.problem}</FormError>}
              <div>
                <Button type="submit" busy={form.isPending} disabled={!form.values.slug}>
                  {t('article.add')}
                </Button>
              </div>
            </div>
            <PlaceholderList />
          </form>
        )}
      </QueryView>
    </ConsolePage>
  );
}
