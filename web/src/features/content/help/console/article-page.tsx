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
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { opsQuery, useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConfirmDialog } from '../../../../console/confirm-dialog.tsx';
import { useGoTo } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import type { ConsolePageProps } from '../../../../console/console-topic.ts';
import { useMay } from '../../../../console/operator.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { ArticleForm } from './article-form.tsx';
import { HelpfulPanel } from './helpful-panel.tsx';
import { PlaceholderList } from './placeholder-list.tsx';
import { PreviewButton } from './preview-button.tsx';
import { refusedParts } from './refused-parts.ts';
import { useShownText } from './shown-text.ts';
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
  const words = useRefusalText();
  const mayChange = useMay()('help.change', article.brand);
  const { data: categories = [] } = useOps(listHelpCategories, { query: { brand: article.brand } });
  // As it was opened: what another writes meanwhile is refused, not lost.
  const [opened, setOpened] = useState(article);
  const [form, setForm] = useState<ArticleFields>(fieldsOf(article));
  const [seen, setSeen] = useState<number>();
  const earlier = useQuery({
    ...opsQuery(showHelpArticleVersion, { params: { id: article.id, version: seen ?? 0 } }),
    enabled: seen !== undefined,
  });
  const saving = useOpsMutation(changeHelpArticle, {
    onDone: (value) => {
      setOpened(value);
      setForm(fieldsOf(value));
      notify({ text: t('article.saved'), tone: 'success' });
    },
  });
  return (
    <form
      className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]"
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate({
          params: { id: article.id },
          body: { ...form, slug: form.slug.replace(/-$/, ''), version: opened.version },
        });
      }}
    >
      <div className="flex min-w-0 flex-col gap-4">
        <fieldset disabled={!mayChange} className="contents">
          <ArticleForm value={form} onChange={setForm} categories={categories} brand={article.brand} />
        </fieldset>
        {saving.error && (
          <FormError>
            {words(saving.error)} {refusedParts(saving.error)}
          </FormError>
        )}
        <div className="flex flex-wrap items-center gap-2">
          {mayChange && (
            <Button type="submit" busy={saving.isPending}>
              {t('save')}
            </Button>
          )}
          <PreviewButton brand={article.brand} content={form.content} />
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
          now={form}
          title={t('versions.one', { version: seen })}
          onClose={() => setSeen(undefined)}
          onTake={
            mayChange
              ? (text) => {
                  setForm({ ...form, ...text });
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
