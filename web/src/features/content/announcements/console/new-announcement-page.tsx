import { addAnnouncement, showOpsAnnouncement } from '@lanna/contract/content/announcements/ops';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { opsQuery, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { useGoTo } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import type { ConsolePageProps } from '../../../../console/console-topic.ts';
import { mayDo, useOperator } from '../../../../console/operator.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { AnnouncementEditor } from './announcement-editor.tsx';
import {
  bodyOf,
  type Draft,
  draftOf,
  fieldErrorsIn,
  fieldErrorsNamed,
  newDraft,
} from './announcement-form.ts';

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
        <NewAnnouncement opening={newDraft(now)} />
      ) : (
        <QueryView
          query={original}
          label={t('loading')}
          failed={t('failed')}
          shape={<Skeleton className="h-96 rounded-medium" />}
        >
          {(found) => (
            <NewAnnouncement
              opening={{ ...draftOf(found), enabled: false, startsAt: now, endsAt: null }}
              brand={found.brand}
            />
          )}
        </QueryView>
      )}
    </ConsolePage>
  );
}

function NewAnnouncement({ opening, brand: fixed }: { opening: Draft; brand?: string }) {
  const { t } = useTranslation('announcements-console');
  const words = useRefusalText();
  const goTo = useGoTo();
  const operator = useOperator();
  const { brand: scope } = useBrandScope();
  const brands = operator.brands.filter(({ code }) => mayDo(operator, 'announcements.change', code));
  const [chosen, setChosen] = useState(fixed ?? scope ?? brands[0]?.code ?? '');
  const [draft, setDraft] = useState(opening);
  const [tried, setTried] = useState(false);
  const adding = useOpsMutation(addAnnouncement, {
    onDone: ({ id }) => {
      notify({ text: t('added'), tone: 'success' });
      goTo(`/announcements/${id}`, { replace: true });
    },
  });
  const fieldErrors = new Set([...(tried ? fieldErrorsIn(draft) : []), ...fieldErrorsNamed(adding.error)]);
  const timeZone = brands.find(({ code }) => code === chosen)?.timeZone ?? 'Asia/Bangkok';

  function send(enabled: boolean) {
    setTried(true);
    if (fieldErrorsIn(draft).length > 0) return;
    adding.mutate({ query: { brand: chosen }, body: bodyOf({ ...draft, enabled }) });
  }

  return (
    <div className="flex flex-col gap-4">
      {fixed === undefined && brands.length > 1 && (
        <SelectField
          label={t('field.brand')}
          value={chosen}
          options={brands.map(({ code, name }) => ({ value: code, label: name }))}
          // Pictures and games are a brand's own.
          onChange={({ target }) => {
            setChosen(target.value);
            setDraft({
              ...draft,
              pictureId: null,
              about: draft.about && { ...draft.about, vendor: '', gameId: null },
            });
          }}
          className="max-w-xs"
        />
      )}
      <AnnouncementEditor
        draft={draft}
        onChange={setDraft}
        brand={chosen}
        timeZone={timeZone}
        fieldErrors={fieldErrors}
        disabled={false}
        foot={
          <div className="flex flex-col gap-3">
            {adding.error && <FormError>{words(adding.error)}</FormError>}
            <div className="flex flex-wrap gap-2">
              <Button busy={adding.isPending} onClick={() => send(true)}>
                {t('publish')}
              </Button>
              <Button variant="secondary" busy={adding.isPending} onClick={() => send(false)}>
                {t('keepOff')}
              </Button>
            </div>
          </div>
        }
      />
    </div>
  );
}
