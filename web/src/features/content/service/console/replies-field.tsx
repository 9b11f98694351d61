import {
  REPLIES_MAX,
  REPLY_NAME_MAX,
  REPLY_TEXT_MAX,
  type SavedReply,
} from '@lanna/contract/content/service/desk-settings';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { newId } from '../../../../api/calls/new-id.ts';
import { LanguageTabs } from '../../../../console/fields/language-tabs.tsx';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { CONTROL_LOOK } from '../../../../ui/fields/field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';

/** Words that operators need often, under a name of their own, in the customers' languages. */
export function RepliesField({
  value: replies,
  onChange,
  error,
}: {
  value: readonly SavedReply[];
  onChange: (replies: SavedReply[]) => void;
  error: string | undefined;
}) {
  const { t } = useTranslation('service-console');
  const put = (id: string, part: Partial<SavedReply>) =>
    onChange(replies.map((reply) => (reply.id === id ? { ...reply, ...part } : reply)));
  return (
    <div className="flex flex-col gap-4">
      {replies.length === 0 && <p className="text-muted text-sm">{t('desk.noReplies')}</p>}
      {replies.map((reply) => (
        <div key={reply.id} className="flex flex-col gap-3 rounded-medium border border-line p-3">
          <div className="flex items-end gap-2">
            <TextField
              label={t('desk.replyName')}
              value={reply.name}
              maxLength={REPLY_NAME_MAX}
              onChange={({ target }) => put(reply.id, { name: target.value })}
              className="flex-1"
            />
            <Button
              variant="ghost"
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => onChange(replies.filter(({ id }) => id !== reply.id))}
            >
              {t('desk.removeReply')}
            </Button>
          </div>
          <LanguageTabs
            value={reply.text}
            onChange={(text) => put(reply.id, { text })}
            label={t('desk.replyText')}
          >
            {(_, words, write) => (
              <textarea
                aria-label={t('desk.replyText')}
                rows={3}
                maxLength={REPLY_TEXT_MAX}
                value={words}
                onChange={({ target }) => write(target.value)}
                className={classes(CONTROL_LOOK, 'h-auto min-h-24 py-2')}
              />
            )}
          </LanguageTabs>
        </div>
      ))}
      {error && (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
      {replies.length < REPLIES_MAX && (
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          icon={<Plus aria-hidden="true" />}
          onClick={() => onChange([...replies, { id: newId(), name: '', text: {} }])}
        >
          {t('desk.addReply')}
        </Button>
      )}
    </div>
  );
}
