import {
  dropAboutDraft,
  type OpsAboutPage,
  saveAboutDraft,
  showAboutPage,
  showAboutPageVersion,
} from '@lanna/contract/content/help/about-ops';
import { ABOUT_PAGES, type AboutPage } from '@lanna/contract/content/help/help';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { opsQuery, useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import type { ConsolePageProps } from '../../../../console/console-topic.ts';
import { useMay } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { PlaceholderList } from './placeholder-list.tsx';
import { PreviewButton } from './preview-button.tsx';
import { PublishButton } from './publish-button.tsx';
import { type HelpText, TextEditor } from './text-editor.tsx';
import { useHelpRefusalText } from './use-help-refusal-text.ts';
import { VersionDialog } from './version-dialog.tsx';
import { VersionList } from './version-list.tsx';

/** One page about the house: its draft, what is published, and what was. */
export function AboutPagePage({ params }: ConsolePageProps) {
  const { t } = useTranslation('help-console');
  const page = ABOUT_PAGES.find((known) => known === params['page']);
  const crumbs = [{ href: '/about-pages', label: t('pages.title') }];
  if (!page)
    return (
      <ConsolePage title={t('pages.title')} crumbs={crumbs}>
        <EmptyState title={t('pages.unknown')} />
      </ConsolePage>
    );
  return (
    <ConsolePage title={t(`page.${page}`)} description={params['code']} crumbs={crumbs}>
      <Loaded code={params['code'] ?? ''} page={page} />
    </ConsolePage>
  );
}

function Loaded({ code, page }: { code: string; page: AboutPage }) {
  const { t } = useTranslation('help-console');
  const found = useOps(showAboutPage, { params: { code, page } });
  return (
    <QueryView query={found} label={t('loading')} shape={<Skeleton className="h-96" />} failed={t('failed')}>
      {(shown) => <Editor key={`${code} ${page}`} page={shown} />}
    </QueryView>
  );
}

function Editor({ page }: { page: OpsAboutPage }) {
  const { t } = useTranslation('help-console');
  const refusalText = useHelpRefusalText();
  const mayChange = useMay()('help.change', page.brand);
  // As it was opened: what another writes meanwhile is refused, not lost.
  const [opened, setOpened] = useState(page);
  const [seen, setSeen] = useState<number>();
  const params = { code: page.brand, page: page.page };
  const earlier = useQuery({
    ...opsQuery(showAboutPageVersion, { params: { ...params, version: seen ?? 0 } }),
    enabled: seen !== undefined,
  });
  const saving = useOpsMutation(saveAboutDraft);
  const form = useContractForm(saveAboutDraft, {
    initial: textOf(page),
    version: page.version,
    toBody: (text, version) => ({ ...text, version }),
    refusals: {
      help_placeholder_unknown: 'content',
      help_text_empty: 'content',
      rich_text_unsafe: 'content',
    },
    refusalText,
    send: (body) => saving.mutateAsync({ params, body }),
    onDone: (value) => {
      take(value);
      notify({ text: t('pages.saved'), tone: 'success' });
    },
  });
  function take(value: OpsAboutPage): void {
    setOpened(value);
    form.restart(textOf(value), value.version);
  }
  const dropping = useOpsMutation(dropAboutDraft, { onDone: take });
  const problem = form.problem ?? (dropping.error && refusalText(dropping.error));
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <form {...form.props} className="flex min-w-0 flex-col gap-4">
        <Panel
          title={opened.draft ? t('pages.draft') : t('pages.current')}
          text={opened.draft ? t('pages.draftText') : t('pages.publishedText')}
        >
          <fieldset disabled={!mayChange} className="contents">
            <TextEditor title={form.kept('title')} content={form.kept('content')} brand={page.brand} />
          </fieldset>
        </Panel>
        {problem && <FormError>{problem}</FormError>}
        <div className="flex flex-wrap items-center gap-2">
          {mayChange && (
            <Button
              type="submit"
              variant={opened.draft && !form.isChanged ? 'secondary' : 'primary'}
              busy={form.isPending}
              disabled={!form.isChanged}
            >
              {t('pages.saveDraft')}
            </Button>
          )}
          {opened.draft && <PublishButton page={opened} disabled={form.isChanged} onDone={take} />}
          <PreviewButton brand={page.brand} content={form.values.content} />
          {mayChange && opened.draft && (
            <Button
              variant="ghost"
              busy={dropping.isPending}
              onClick={() => dropping.mutate({ params, body: { version: opened.version } })}
            >
              {t('pages.drop')}
            </Button>
          )}
        </div>
      </form>
      <div className="flex min-w-0 flex-col gap-4">
        <VersionList
          brand={page.brand}
          onShow={setSeen}
          versions={page.versions.map(({ version, at, operator, note, termsVersion, askedAgain }) => ({
            version,
            at,
            operator,
            note: [
              note,
              termsVersion !== null && t('terms.version', { version: termsVersion }),
              askedAgain && t('terms.asked'),
            ]
              .filter(Boolean)
              .join(' · '),
          }))}
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
    </div>
  );
}

/** What is worked on: the draft, else what is published. */
function textOf({ draft, published }: OpsAboutPage): HelpText {
  const { title, content } = draft ?? published ?? { title: {}, content: {} };
  return { title, content };
}
