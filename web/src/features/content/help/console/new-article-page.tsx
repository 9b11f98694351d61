import { type ArticleFields, addHelpArticle, listHelpCategories } from '@lanna/contract/content/help/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { useGoTo } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { ArticleForm } from './article-form.tsx';
import { PlaceholderList } from './placeholder-list.tsx';
import { PreviewButton } from './preview-button.tsx';
import { refusedParts } from './refused-parts.ts';

const NEW: ArticleFields = { category: '', slug: '', title: {}, content: {}, published: false };

/** A new article, a draft until it is published. */
export function NewArticlePage() {
  const { t } = useTranslation('help-console');
  const words = useRefusalText();
  const goTo = useGoTo();
  const { brand: scope } = useBrandScope();
  const categories = useOps(listHelpCategories, { query: { brand: scope } });
  const [typed, setTyped] = useState(NEW);
  const form = { ...typed, category: typed.category || (categories.data?.[0]?.id ?? '') };
  const brand = categories.data?.find(({ id }) => id === form.category)?.brand;
  const adding = useOpsMutation(addHelpArticle, {
    onDone: ({ id }) => {
      notify({ text: t('article.added'), tone: 'success' });
      goTo(`/help-articles/article/${id}`, { replace: true });
    },
  });
  return (
    <ConsolePage
      title={t('article.new')}
      description={t('article.newText')}
      crumbs={[{ href: '/help-articles', label: t('articles.title') }]}
      actions={brand && <PreviewButton brand={brand} content={form.content} />}
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
          <form
            className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]"
            onSubmit={(event) => {
              event.preventDefault();
              adding.mutate({ body: { ...form, slug: form.slug.replace(/-$/, '') } });
            }}
          >
            <div className="flex min-w-0 flex-col gap-4">
              <ArticleForm value={form} onChange={setTyped} categories={rows} brand={brand} />
              {adding.error && (
                <FormError>
                  {words(adding.error)} {refusedParts(adding.error)}
                </FormError>
              )}
              <div>
                <Button type="submit" busy={adding.isPending} disabled={!form.slug}>
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
