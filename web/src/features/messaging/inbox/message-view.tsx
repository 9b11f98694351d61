import { deleteMessage, type InboxMessage, readMessage } from '@lanna/contract/messaging/inbox/inbox';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, MailX, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { Refusal } from '../../../api/calls/refusal.ts';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { QueryView } from '../../../query-view.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { KIND_ICONS } from './kind-style.ts';
import { messageQuery } from './queries.ts';

/** One message. It counts as read once its words have been shown. */
export function MessageView({
  id,
  onClose,
  onGone,
}: {
  id: string;
  onClose: () => void;
  /** It has been deleted here. */
  onGone: () => void;
}) {
  const { t } = useTranslation('inbox');
  const query = useQuery(messageQuery(id));
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Button
        variant="ghost"
        size="small"
        icon={<ArrowLeft aria-hidden="true" />}
        className="-ml-2 self-start lg:hidden"
        onClick={onClose}
      >
        {t('back')}
      </Button>
      <QueryView
        query={query}
        label={t('loading')}
        failed={t('failed')}
        shape={<Skeleton className="h-64 rounded-large" />}
        refused={(error) =>
          error instanceof Refusal &&
          (error.code === 'not_found' || error.code === 'invalid_input') && (
            <Card>
              <EmptyState
                icon={<MailX />}
                title={t('gone')}
                text={t('goneText')}
                action={
                  <Button variant="secondary" onClick={onGone}>
                    {t('showAll')}
                  </Button>
                }
              />
            </Card>
          )
        }
      >
        {(message) => <Words message={message} onGone={onGone} />}
      </QueryView>
    </div>
  );
}

function Words({ message, onGone }: { message: InboxMessage; onGone: () => void }) {
  const { t } = useTranslation('inbox');
  const { timeZone } = useBrand();
  const words = useRefusalText();
  const { id, read, kind, title, text, html, path, action, sentAt, lang } = message;
  const Icon = KIND_ICONS[kind];
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['inbox'] });
  const { mutate: markRead } = useMutation({
    mutationFn: (which: string) => call(readMessage, { body: { id: which } }),
    onSuccess: refresh,
  });
  // Reading is what marks it: a message that did not load stays unread.
  useEffect(() => {
    if (!read) markRead(id);
  }, [id, read, markRead]);
  const remove = useMutation({
    mutationFn: () => call(deleteMessage, { body: { id } }),
    onSuccess: () => {
      notify({ tone: 'success', text: t('deleted') });
      onGone();
      return refresh();
    },
    onError: (error) => notify({ tone: 'danger', text: words(error) }),
  });
  return (
    <Card className="flex flex-col gap-4 sm:p-6">
      <header className="flex items-start gap-3.5">
        <span
          aria-hidden="true"
          className="flex size-11 shrink-0 items-center justify-center rounded-full bg-raised text-accent-text [&_svg]:size-5.5"
        >
          <Icon />
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="text-balance font-display font-semibold text-xl" lang={lang}>
            {title}
          </h3>
          <p className="figures text-muted text-sm">
            {t(`kind.${kind}`)} · {displayDateTime(sentAt, timeZone).slice(0, 16)}
          </p>
        </div>
      </header>
      {html === null ? (
        <p className="whitespace-pre-line leading-relaxed" lang={lang}>
          {text}
        </p>
      ) : (
        <RichText html={html} lang={lang} />
      )}
      <footer className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
        {path !== null && action !== null ? (
          <LinkButton href={path} className="max-sm:w-full">
            {action}
          </LinkButton>
        ) : (
          <span />
        )}
        <Button
          variant="ghost"
          size="small"
          busy={remove.isPending}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => remove.mutate()}
        >
          {t('delete')}
        </Button>
      </footer>
    </Card>
  );
}
