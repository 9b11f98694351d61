import { EyeOff, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Launched } from './room-query.ts';

/** Own messages that the room does not see, and why. */
export function OwnNotShown({ own }: { own: Launched['own'] }) {
  const { t } = useTranslation('chat');
  return own.map((message) => (
    <li key={message.clientId} className="mt-3 flex flex-col items-end gap-1 px-3">
      <p className="wrap-anywhere max-w-[80%] whitespace-pre-line rounded-large rounded-tr-small border border-control-line border-dashed px-3 py-2">
        <span className="sr-only">{t('you')}: </span>
        {message.text}
      </p>
      <p
        role="status"
        className="flex max-w-[80%] items-start gap-1.5 text-right text-muted text-xs [&_svg]:mt-0.5 [&_svg]:size-3.5 [&_svg]:shrink-0"
      >
        {message.state === 'held' ? <Hourglass aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
        {t(`outcome.${message.state}`)}
      </p>
    </li>
  ));
}
