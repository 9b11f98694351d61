import type { ChatAuthor } from '@lanna/contract/content/chat/chat';
import { blockInChat, chatBlocks } from '@lanna/contract/content/chat/writing';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Ban, UserCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { QueryView } from '../../../query-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { Avatar } from '../../../ui/pictures/avatar.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';

const blocksQuery = queryOptions({
  queryKey: ['chat', 'blocks'],
  queryFn: ({ signal }) => call(chatBlocks, { signal }),
});

/** The way to the people one does not read; they are not asked for before it is pressed. */
export function BlockedPeople() {
  const { t } = useTranslation('chat');
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton size="small" label={t('blocks.title')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Ban aria-hidden="true" />
      </IconButton>
      {open && <BlocksDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function BlocksDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('chat');
  const query = useQuery(blocksQuery);
  const unblock = useUnblock();
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('blocks.title')}
      description={t('blocks.text')}
    >
      <QueryView
        query={query}
        label={t('blocks.loading')}
        shape={<Skeleton className="h-24 w-full" />}
        failed={t('blocks.failed')}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState icon={<UserCheck />} title={t('blocks.none')} />}
      >
        {({ list }) => (
          <ul className="flex flex-col divide-y divide-line">
            {list.map((person) => (
              <li key={person.id} className="flex items-center gap-3 py-2">
                <Avatar name={person.name} picture={person.avatar} className="size-8" />
                <span className="min-w-0 flex-1 truncate font-medium">{person.name}</span>
                <Button
                  size="small"
                  variant="secondary"
                  busy={unblock.isPending && unblock.variables.id === person.id}
                  onClick={() => unblock.mutate(person)}
                >
                  {t('blocks.unblock')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  );
}

function useUnblock() {
  const { t } = useTranslation('chat');
  const refusalText = useRefusalText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: ChatAuthor) => call(blockInChat, { body: { author: id, blocked: false } }),
    onSuccess: () => {
      notify({ tone: 'success', text: t('done.unblocked') });
      // The rooms too: messages of this person stand in them again.
      return queries.invalidateQueries({ queryKey: ['chat'] });
    },
    onError: (error) => notify({ tone: 'danger', text: refusalText(error) }),
  });
}
