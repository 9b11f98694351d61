import { PRESENT_EVERY_SECONDS } from '@lanna/contract/content/chat/chat';
import { chatPresence } from '@lanna/contract/content/chat/rooms';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { Popover } from '../../../ui/layers/popover.tsx';

/** How many are in the room, and some of their names; the page says itself that it is. */
export function Presence({ room }: { room: string }) {
  const { t } = useTranslation('chat');
  const { data } = useQuery({
    queryKey: ['chat', 'presence', room],
    queryFn: () => call(chatPresence, { body: { room } }),
    refetchInterval: PRESENT_EVERY_SECONDS * 1000,
    retry: false,
  });
  if (!data) return null;
  return (
    <Popover
      title={t('presentTitle')}
      trigger={
        <button
          type="button"
          className="figures inline-flex min-h-6 items-center gap-1.5 text-muted text-sm hover:text-text [&_svg]:size-4"
        >
          <Users aria-hidden="true" />
          {t('present', { number: data.count })}
        </button>
      }
    >
      <ul className="flex max-h-64 flex-wrap gap-x-3 gap-y-1 overflow-y-auto text-sm">
        {data.names.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: masked names may be alike
          <li key={at}>{name}</li>
        ))}
      </ul>
    </Popover>
  );
}
