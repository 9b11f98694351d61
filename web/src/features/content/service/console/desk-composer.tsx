import { MESSAGE_MAX, messageLength } from '@lanna/contract/content/service/conversation';
import {
  listDesks,
  moveConversation,
  noteOnConversation,
  type readConversation,
  replyToCustomer,
} from '@lanna/contract/content/service/ops';
import type { Value } from '@lanna/contract/endpoint';
import { type Language, localText } from '@lanna/rules/local-text';
import { BookMarked, NotebookPen, SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '../../../../api/calls/new-id.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { CONTROL_LOOK } from '../../../../ui/fields/field.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { Menu } from '../../../../ui/layers/menu.tsx';

type Kind = 'reply' | 'note';
/** What was typed in other conversations stays while the console is open. */
const drafts = new Map<string, string>();

/** Where an operator answers, or notes something for colleagues. What was not sent stays in the field. */
export function DeskComposer({ conversation }: { conversation: Value<typeof readConversation> }) {
  const { t } = useTranslation('service-console');
  const words = useRefusalText();
  const { id, version, brand, language } = conversation;
  const fieldId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [kind, setKind] = useState<Kind>('reply');
  const [typed, setTyped] = useState(() => drafts.get(id) ?? '');
  // The name of what is being sent: pressed again after a failure it is the same message.
  const [sending, setSending] = useState<{ clientId: string; text: string; kind: Kind }>();
  const onDone = () => {
    setSending(undefined);
    type('');
  };
  const reply = useOpsMutation(replyToCustomer, { onDone });
  const note = useOpsMutation(noteOnConversation, { onDone });
  const take = useOpsMutation(moveConversation, { onDone: () => reply.reset() });
  const busy = reply.isPending || note.isPending;
  const isReply = kind === 'reply';
  const error = isReply ? reply.error : note.error;
  const length = messageLength(typed);
  const isFit = length > 0 && length <= MESSAGE_MAX;

  function type(text: string) {
    setTyped(text);
    if (text === '') drafts.delete(id);
    else drafts.set(id, text);
  }

  function submit(event?: FormEvent) {
    event?.preventDefault();
    field.current?.focus();
    if (!isFit || busy) return;
    const text = typed.trim();
    const isSame = sending?.text === text && sending.kind === kind;
    const message = isSame ? sending : { clientId: newId(), text, kind };
    setSending(message);
    const input = { params: { id }, body: { clientId: message.clientId, text } };
    if (isReply) reply.mutate(input);
    else note.mutate(input);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-2 border-line border-t p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Segments
          label={t('composer.kind')}
          value={kind}
          onValueChange={setKind}
          segments={[
            { value: 'reply', label: t('composer.reply') },
            { value: 'note', label: t('composer.note') },
          ]}
        />
        <SavedReplies
          brand={brand}
          language={language as Language}
          onChoose={(text) => {
            type(typed === '' ? text : `${typed.trimEnd()}\n${text}`);
            field.current?.focus();
          }}
        />
      </div>
      <label htmlFor={fieldId} className="sr-only">
        {t(isReply ? 'composer.replyLabel' : 'composer.noteLabel')}
      </label>
      <textarea
        id={fieldId}
        ref={field}
        rows={3}
        value={typed}
        placeholder={t(isReply ? 'composer.replyPlaceholder' : 'composer.notePlaceholder')}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        aria-invalid={length > MESSAGE_MAX || undefined}
        className={classes(
          CONTROL_LOOK,
          'field-sizing-content h-auto max-h-60 min-h-20 resize-none py-2 text-sm',
          !isReply && 'border-warning/60 border-dashed',
        )}
      />
      {error && (
        <div role="alert" className="flex flex-wrap items-center gap-x-3 text-danger text-sm">
          <p>{words(error)}</p>
          {error.code === 'conversation_taken' && (
            <Button
              variant="ghost"
              size="small"
              busy={take.isPending}
              onClick={() => take.mutate({ params: { id }, body: { version, move: 'take' } })}
            >
              {t('move.takeOver')}
            </Button>
          )}
        </div>
      )}
      <div className="flex items-center justify-between gap-3">
        <p className={classes('figures text-xs', length > MESSAGE_MAX ? 'text-danger' : 'text-muted')}>
          {length > MESSAGE_MAX - 200 ? `${length}/${MESSAGE_MAX}` : t('composer.hint')}
        </p>
        <Button
          type="submit"
          size="small"
          busy={busy}
          disabled={!isFit}
          icon={isReply ? <SendHorizontal aria-hidden="true" /> : <NotebookPen aria-hidden="true" />}
        >
          {t(isReply ? 'composer.send' : 'composer.keep')}
        </Button>
      </div>
    </form>
  );
}

/** Words that are needed often, in the customer's language. */
function SavedReplies({
  brand,
  language,
  onChoose,
}: {
  brand: string;
  language: Language;
  onChoose: (text: string) => void;
}) {
  const { t } = useTranslation('service-console');
  const desks = useOps(listDesks, { query: { brand } });
  const replies = desks.data?.find((desk) => desk.brand === brand)?.settings.replies ?? [];
  if (replies.length === 0) return null;
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="small" icon={<BookMarked aria-hidden="true" />}>
          {t('composer.saved')}
        </Button>
      }
      entries={replies.map((reply) => ({
        key: reply.id,
        label: reply.name,
        onSelect: () => onChoose(localText(reply.text, language, 'TH')),
      }))}
    />
  );
}
