import { addBroadcast, showBroadcast } from '@lanna/contract/messaging/inbox/ops';
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
import { BroadcastEditor } from './broadcast-editor.tsx';
import { bodyOf, type Draft, draftOf, fieldErrorsIn, newDraft } from './broadcast-form.ts';

/** A new draft; with `copy` it begins as another one stands. Nothing goes out from here. */
export function NewBroadcastPage({ params }: ConsolePageProps) {
  const { t } = useTranslation('inbox-console');
  const { copy } = params;
  const original = useQuery({
    ...opsQuery(showBroadcast, { params: { id: copy ?? '' } }),
    enabled: copy !== undefined,
  });
  return (
    <ConsolePage title={t('newTitle')} crumbs={[{ href: '/broadcasts', label: t('title') }]}>
      {copy === undefined ? (
        <NewBroadcast opening={newDraft()} />
      ) : (
        <QueryView
          query={original}
          label={t('loading')}
          failed={t('failed')}
          shape={<Skeleton className="h-96 rounded-medium" />}
        >
          {(found) => <NewBroadcast opening={draftOf(found)} brand={found.brand} />}
        </QueryView>
      )}
    </ConsolePage>
  );
}

function NewBroadcast({ opening, brand: fixed }: { opening: Draft; brand?: string }) {
  const { t } = useTranslation('inbox-console');
  const words = useRefusalText();
  const goTo = useGoTo();
  const operator = useOperator();
  const { brand: scope } = useBrandScope();
  const brands = operator.brands.filter(({ code }) => mayDo(operator, 'inbox.write', code));
  const [chosen, setChosen] = useState(fixed ?? scope ?? brands[0]?.code ?? '');
  const [draft, setDraft] = useState(opening);
  const [tried, setTried] = useState(false);
  const adding = useOpsMutation(addBroadcast, {
    onDone: ({ id }) => {
      notify({ text: t('added'), tone: 'success' });
      goTo(`/broadcasts/${id}`, { replace: true });
    },
  });

  function save() {
    setTried(true);
    if (fieldErrorsIn(draft).length > 0) return;
    adding.mutate({ query: { brand: chosen }, body: bodyOf(draft) });
  }

  return (
    <div className="flex flex-col gap-4">
      {fixed === undefined && brands.length > 1 && (
        <SelectField
          label={t('field.brand')}
          value={chosen}
          options={brands.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={({ target }) => setChosen(target.value)}
          className="max-w-xs"
        />
      )}
      <BroadcastEditor
        draft={draft}
        onChange={setDraft}
        brand={chosen}
        fieldErrors={new Set(tried ? fieldErrorsIn(draft) : [])}
        disabled={false}
        foot={
          <div className="flex flex-col gap-3">
            {adding.error && <FormError>{words(adding.error)}</FormError>}
            <div>
              <Button busy={adding.isPending} onClick={save}>
                {t('saveDraft')}
              </Button>
            </div>
          </div>
        }
      />
    </div>
  );
}
