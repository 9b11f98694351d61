import {
  endPromotion,
  type PromotionPage as Promotion,
  type PromotionRow,
  publishPromotion,
} from '@lanna/contract/rewards/promotions/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConfirmDialog } from '../../../../console/confirm-dialog.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

/** Publishes a draft, or ends what is published. What is typed and not saved is saved first. */
export function PromotionMoves({
  row,
  isChanged,
  onMoved,
  onRefused,
}: {
  row: PromotionRow;
  isChanged: boolean;
  onMoved: (value: Promotion) => void;
  /** Why it cannot be published: the form marks what is missing. */
  onRefused: (error: unknown) => void;
}) {
  const { t } = useTranslation('promotions-console');
  const words = useRefusalText();
  const [open, setOpen] = useState<'publish' | 'end'>();
  const done = (text: string) => (value: Promotion) => {
    setOpen(undefined);
    onMoved(value);
    notify({ text: value.proposalId === null ? text : t('proposed.notice'), tone: 'success' });
  };
  const publishing = useOpsMutation(publishPromotion, { onDone: done(t('publish.done')) });
  const ending = useOpsMutation(endPromotion, { onDone: done(t('end.done')) });
  const params = { id: row.id };
  const close = (isOpen: boolean) => !isOpen && setOpen(undefined);
  return (
    <>
      {row.state === 'draft' && (
        <Button variant="secondary" size="small" disabled={isChanged} onClick={() => setOpen('publish')}>
          {t('publish.action')}
        </Button>
      )}
      {row.state === 'published' && (
        <Button variant="ghost" size="small" disabled={isChanged} onClick={() => setOpen('end')}>
          {t('end.action')}
        </Button>
      )}
      {isChanged && <p className="w-full text-muted text-sm">{t('saveFirst')}</p>}
      <ConfirmDialog
        open={open === 'publish'}
        onOpenChange={close}
        title={t('publish.title')}
        text={t('publish.text')}
        action={t('publish.action')}
        busy={publishing.isPending}
        error={undefined}
        onConfirm={() =>
          publishing.mutate(
            { params, body: { version: row.version } },
            {
              onError: (error) => {
                setOpen(undefined);
                onRefused(error);
                notify({ text: words(error), tone: 'danger' });
              },
            },
          )
        }
      />
      <ReasonDialog
        open={open === 'end'}
        onOpenChange={close}
        title={t('end.title')}
        text={t('end.text')}
        action={t('end.action')}
        tone="danger"
        busy={ending.isPending}
        error={ending.error}
        onConfirm={(reason) => ending.mutate({ params, body: { version: row.version, reason } })}
      />
    </>
  );
}
