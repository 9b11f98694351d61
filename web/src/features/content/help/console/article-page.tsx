import {
  type ArticleFields,
  changeHelpArticle,
  listHelpCategories,
  type OpsHelpArticle,
  removeHelpArticle,
  showHelpArticle,
  showHelpArticleVersion,
} from '@lanna/contract/content/help/ops';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { opsQuery, useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConfirmDialog } from '../../../../console/confirm-dialog.tsx';
import { useGoTo } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import type { ConsolePageProps } from '../../../../console/console-topic.ts';
import { useMay } from '../../../../console/operator.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { ARTICLE_REFUSALS, ArticleForm, withWholeSlug } from './article-form.tsx';
import { HelpfulPanel } from './helpful-panel.tsx';
import { PlaceholderList } from './placeholder-list.tsx';
import { PreviewButton } from './preview-button.tsx';
import { useShownText } from './shown-text.ts';
import { useHelpRefusalText } from './use-help-refusal-text.ts';
import { VersionDialog } from './version-dialog.tsx';
import { VersionList } from './version-list.tsx';

/** One article: its text, its versions, and whether it helps. */
export function ArticlePage({ params }: ConsolePageProps) {
  const { t } = useTranslation('help-console');
  const shown = useShownText();
  const { id = '' } = params;
  const article = useOps(showHelpArticle, { params: { id } });
  return (
    <ConsolePage
      title={article.data ? shown(article.data.title) : t('article.title')}
      {...(article.data && { description: article.data.brand })}
      crumbs={[{ href: '/help-articles', label: t('articles.title') }]}
    >
      <QueryView
        query={article}
        label={t('loading')}
        shape={<Skeleton className="h-96" />}
        failed={t('failed')}
      >
        {(found) => <Editor key={found.id} article={found} />}
      </QueryView>
    </ConsolePage>
  );
}

function Editor({ article }: { article: OpsHelpArticle }) {
  const { t } = useTranslation('help-console');
  const refusalText = useHelpRefusalText();
  const mayChange = useMay()('help.change', article.brand);
  const { data: categories = [] } = useOps(listHelpCategories, { query: { brand: article.brand } });
  const saving = useOpsMutation(changeHelpArticle);
  const form = useContractForm(changeHelpArticle, {
    initial: fieldsOf(article),
    version: article.version,
    toBody: (typed, version) => ({ ...withWholeSlug(typed), version }),
    refusals: ARTICLE_REFUSALS,
    refusalText,
    send: (body) => saving.mutateAsync({ params: { id: article.id }, body }),
    onDone: (value, { restart }) => {
      restart(fieldsOf(value), value.version);
      notify({ text: t('article.saved'), tone: 'success' });
    },
  });
  const [seen, setSeen] = useState<number>();
  const earlier = useQuery({
    ...opsQuery(showHelpArticleVersion, { params: { id: article.id, version: seen ?? 0 } }),
    enabled: seen !== undefined,
  });
  return (
    <form {...form.props} className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <fieldset disabled={!mayChange} className="contents">
          <ArticleForm form={form} categories={categories} brand={article.brand} />
        </fieldset>
        {form.problem && <FormError>{form.problem}</FormError>}
        <div className="flex flex-wrap items-center gap-2">
          {mayChange && (
            <Button type="submit" busy={form.isPending}>
              {t('save')}
            </Button>
          )}
          <PreviewButton brand={article.brand} content={form.values.content} />
          {mayChange && <Remove article={article} />}
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <HelpfulPanel article={article} />
        <VersionList
          versions={article.versions.map(({ version, at, operator, published }) => ({
            version,
            at,
            operator,
            note: t(published ? 'state.published' : 'state.draft'),
          }))}
          brand={article.brand}
          onShow={setSeen}
        />
        <PlaceholderList />
      </div>
      {seen !== undefined && (
        <VersionDialog
          earlier={earlier.data}
          now={form.values}
          title={t('versions.one', { version: seen })}
          onClose={() => setSeen(undefined)}
          onTake={
            mayChange
              ? (text) => {
                  form.set('title', text.title);
                  form.set('content', text.content);
                  setSeen(undefined);
                  notify({ text: t('versions.taken') });
                }
              : undefined
          }
        />
      )}
    </form>
  );
}

function Remove({ article }: { article: OpsHelpArticle }) {
  const { t } = useTranslation('help-console');
  const goTo = useGoTo();
  const [open, setOpen] = useState(false);
  const removing = useOpsMutation(removeHelpArticle, {
    onDone: () => {
      notify({ text: t('article.removed'), tone: 'success' });
      goTo('/help-articles', { replace: true });
    },
  });
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('article.removeTitle')}
        text={t('article.removeText')}
        action={t('remove')}
        tone="danger"
        busy={removing.isPending}
        error={removing.error}
        onConfirm={() => removing.mutate({ params: { id: article.id } })}
      />
    </>
  );
}

function fieldsOf({ category, slug, title, content, published }: OpsHelpArticle): ArticleFields {
  return { category, slug, title, content, published };
}
