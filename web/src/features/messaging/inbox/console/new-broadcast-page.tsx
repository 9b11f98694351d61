import { addBroadcast, showBroadcast } from '@lanna/contract/messaging/inbox/ops';
import { useQuery } from '@tanstack/react-query';
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
import { BroadcastEditor } from './broadcast-editor.tsx';
import { bodyOf, type Draft, draftOf, newDraft, useFieldTexts } from './broadcast-form.ts';

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
        <NewBroadcast opening={newDraft('')} />
      ) : (
        <QueryView
          query={original}
          label={t('loading')}
          failed={t('failed')}
          shape={<Skeleton className="h-96 rounded-medium" />}
        >
          {(found) => <NewBroadcast opening={draftOf(found)} />}
        </QueryView>
      )}
    </ConsolePage>
  );
}

/** Of a copy the brand is that of its original. */
function NewBroadcast({ opening }: { opening: Draft }) {
  const { t } = useTranslation('inbox-console');
  const goTo = useGoTo();
  const { brands, first } = useBrandsFor('inbox.write');
  const adding = useOpsMutation(addBroadcast);
  const form = useContractForm(addBroadcast, {
    ...useFieldTexts(),
    initial: { ...opening, brand: opening.brand || first },
    toBody: bodyOf,
    send: (body, { values: { brand } }) => adding.mutateAsync({ query: { brand }, body }),
    onDone: ({ id }) => {
      notify({ text: t('added'), tone: 'success' });
      goTo(`/broadcasts/${id}`, { replace: true });
    },
  });
  return (
    <div className="flex flex-col gap-4">
      {opening.brand === '' && brands.length > 1 && (
        <SelectField
          {...form.field('brand')}
          label={t('field.brand')}
          options={brandOptions(brands, form.values.brand)}
          className="max-w-xs"
        />
      )}
      <BroadcastEditor
        form={form}
        foot={
          <div className="flex flex-col gap-3">
            {form.problem && <FormError>{form.problem}</FormError>}
            <div>
              <Button type="submit" busy={form.isPending}>
                {t('saveDraft')}
              </Button>
            </div>
          </div>
        }
      />
    </div>
  );
}
