import type { Permission } from '@lanna/contract/content/chat/chat';
import { useTranslation } from 'react-i18next';
import { displayDateTime } from '../../../i18n/format.ts';
import { paths } from '../../../paths.ts';
import { useTimeZone } from '../../../shared-parts/time/time-zone.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { MessageText } from '../../../ui/text/message-text.tsx';

const REASONS = ['report', 'contact', 'phone', 'bank', 'copies', 'word-hold', 'word-mask'] as const;

/** Why the member may not write here, until when, and the way to what helps. */
export function WhyNot({ permission }: { permission: Pick<Permission, 'why' | 'until' | 'reason'> }) {
  const text = useWhyText(permission);
  const { t } = useTranslation('chat');
  if (permission.why === null) return null;
  return (
    <div
      role="status"
      className="flex shrink-0 flex-wrap items-center gap-3 border-line border-t bg-frame px-4 py-3 text-sm"
    >
      <p className="min-w-0 flex-1">
        <MessageText>{text}</MessageText>
      </p>
      {permission.why === 'unproved' && (
        <LinkButton size="small" variant="secondary" href={paths.memberCentre('securityCenter')}>
          {t('prove')}
        </LinkButton>
      )}
    </div>
  );
}

export function useWhyText({ why, until, reason }: Pick<Permission, 'why' | 'until' | 'reason'>): string {
  const { t } = useTranslation('chat');
  const timeZone = useTimeZone();
  if (why === null) return '';
  const at = until === null ? '' : displayDateTime(until, timeZone).slice(0, 16);
  const begins = why === 'young';
  const when = until === null ? t('untilEnded') : begins ? t('from', { at }) : t('until', { at });
  // A rule has words of its own; what an operator wrote is shown as it is.
  const rule = REASONS.find((one) => one === reason);
  const because = rule === undefined ? (reason ?? '') : t(`reason.${rule}`);
  return t(`why.${why}`, { until: when, reason: because });
}
