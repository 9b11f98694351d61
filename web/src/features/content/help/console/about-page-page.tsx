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
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { opsQuery, useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import type { ConsolePageProps } from '../../../../console/console-topic.ts';
import { useMay } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { PlaceholderList } from './placeholder-list.tsx';
import { PreviewButton } from './preview-button.tsx';
import { PublishButton } from './publish-button.tsx';
import { refusedParts } from './refused-parts.ts';
import { type HelpText, TextEditor } from './text-editor.tsx';
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
  const words = useRefusalText();
  const mayChange = useMay()('help.change', page.brand);
  // As it was opened: what another writes meanwhile is refused, not lost.
  const [opened, setOpened] = useState(page);
  const [form, setForm] = useState(textOf(page));
  const [seen, setSeen] = useState<number>();
  const params = { code: page.brand, page: page.page };
  const earlier = useQuery({
    ...opsQuery(showAboutPageVersion, { params: { ...params, version: seen ?? 0 } }),
    enabled: seen !== undefined,
  });
  function take(value: OpsAboutPage) {
    setOpened(value);
    setForm(textOf(value));
  }
  const saving = useOpsMutation(saveAboutDraft, {
    onDone: (value) => {
      take(value);
      notify({ text: t('pages.saved'), tone: 'success' });
    },
  });
  const dropping = useOpsMutation(dropAboutDraft, { onDone: take });
  const error = saving.error ?? dropping.error;
  const isTouched = !sameText(form, textOf(opened));
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <Panel
          title={opened.draft ? t('pages.draft') : t('pages.current')}
          text={opened.draft ? t('pages.draftText') : t('pages.publishedText')}
        >
          <fieldset disabled={!mayChange} className="contents">
            <TextEditor value={form} onChange={setForm} brand={page.brand} />
          </fieldset>
        </Panel>
        {error && (
          <FormError>
            {words(error)} {refusedParts(error)}
          </FormError>
        )}
        <div className="flex flex-wrap items-center gap-2">
          {mayChange && (
            <Button
              variant={opened.draft && !isTouched ? 'secondary' : 'primary'}
              busy={saving.isPending}
              disabled={!isTouched}
              onClick={() => saving.mutate({ params, body: { ...form, version: opened.version } })}
            >
              {t('pages.saveDraft')}
            </Button>
          )}
          {opened.draft && <PublishButton page={opened} disabled={isTouched} onDone={take} />}
          <PreviewButton brand={page.brand} content={form.content} />
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
      </div>
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
          now={form}
          title={t('versions.one', { version: seen })}
          onClose={() => setSeen(undefined)}
          onTake={
            mayChange
              ? (text) => {
                  setForm(text);
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

function sameText(one: HelpText, other: HelpText): boolean {
  return JSON.stringify([one.title, one.content]) === JSON.stringify([other.title, other.content]);
}
