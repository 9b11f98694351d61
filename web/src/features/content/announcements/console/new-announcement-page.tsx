import { addAnnouncement, showOpsAnnouncement } from '@lanna/contract/content/announcements/ops';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brandOptions, useBrandsFor } from '../../../../console/brands-for.ts';
import { opsQuery, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { useGoTo } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import type { ConsolePageProps } from '../../../../console/console-topic.ts';
import { QueryView } from '../../../../query-view.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { AnnouncementEditor } from './announcement-editor.tsx';
import { bodyOf, type Draft, draftOf, newDraft, useFieldWords } from './announcement-form.ts';

/** A new announcement; with `copy` it begins as another one stands, switched off and starting now. */
export function NewAnnouncementPage({ params }: ConsolePageProps) {
  const { t } = useTranslation('announcements-console');
  const { copy } = params;
  const [now] = useState(() => new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString());
  const original = useQuery({
    ...opsQuery(showOpsAnnouncement, { params: { id: copy ?? '' } }),
    enabled: copy !== undefined,
  });
  return (
    <ConsolePage
      title={t(copy ? 'copyTitle' : 'newTitle')}
      crumbs={[{ href: '/announcements', label: t('title') }]}
    >
      {copy === undefined ? (
        <NewAnnouncement opening={newDraft('', now)} />
      ) : (
        <QueryView
          query={original}
          label={t('loading')}
          failed={t('failed')}
          shape={<Skeleton className="h-96 rounded-medium" />}
        >
          {(found) => (
            <NewAnnouncement opening={{ ...draftOf(found), enabled: false, startsAt: now, endsAt: null }} />
          )}
        </QueryView>
      )}
    </ConsolePage>
  );
}

/** Of a copy the brand is that of its original. */
function NewAnnouncement({ opening }: { opening: Draft }) {
  const { t } = useTranslation('announcements-console');
  const goTo = useGoTo();
  const { brands, first } = useBrandsFor('announcements.change');
  const adding = useOpsMutation(addAnnouncement);
  const form = useContractForm(addAnnouncement, {
    initial: { ...opening, brand: opening.brand || first },
    toBody: bodyOf,
    words: useFieldWords(),
    send: (body, { values: { brand } }) => adding.mutateAsync({ query: { brand }, body }),
    onDone: ({ id }) => {
      notify({ text: t('added'), tone: 'success' });
      goTo(`/announcements/${id}`, { replace: true });
    },
  });
  const { brand } = form.values;
  const timeZone = brands.find(({ code }) => code === brand)?.timeZone ?? 'Asia/Bangkok';

  return (
    <div className="flex flex-col gap-4">
      {opening.brand === '' && brands.length > 1 && (
        <SelectField
          label={t('field.brand')}
          value={brand}
          options={brandOptions(brands, form.values.brand)}
          // Pictures and games are a brand's own.
          onChange={({ target }) => {
            form.set('brand', target.value);
            form.set('pictureId', null);
            form.set('about', { ...form.values.about, vendor: '', gameId: null });
          }}
          className="max-w-xs"
        />
      )}
      <AnnouncementEditor
        form={form}
        timeZone={timeZone}
        foot={
          <div className="flex flex-col gap-3">
            {form.problem && <FormError>{form.problem}</FormError>}
            <div className="flex flex-wrap gap-2">
              <Button busy={form.isPending} onClick={() => form.submit({ enabled: true })}>
                {t('publish')}
              </Button>
              <Button
                variant="secondary"
                busy={form.isPending}
                onClick={() => form.submit({ enabled: false })}
              >
                {t('keepOff')}
              </Button>
            </div>
          </div>
        }
      />
    </div>
  );
}
