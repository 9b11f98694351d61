import type { Invitation } from '@lanna/contract/agents';
import { QrCode, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../api/brand.ts';
import { displayDateTime } from '../../i18n/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { CodeText } from '../../ui/code-text.tsx';
import { invitationLink } from './invitation-link.ts';

/** One invitation link: its code, the link to share, its registrations. A closed one is shown without actions. */
export function InvitationCard({
  invitation: { code, createdAt, closedAt, joined },
  onQr,
  onClose,
}: {
  invitation: Invitation;
  onQr: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('agents');
  const { timeZone } = useBrand();
  return (
    <article
      aria-label={code}
      className={classes(
        'flex h-full flex-col gap-3 rounded-large border border-line p-4',
        !closedAt && 'bg-raised',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <h3 className="break-all font-display font-semibold text-lg tracking-wide">{code}</h3>
        <Badge tone={closedAt ? 'quiet' : 'success'}>{closedAt ? t('links.closed') : t('links.open')}</Badge>
      </div>
      <p className="flex items-center gap-2 font-medium">
        <UserPlus className="size-4.5 text-accent-text" aria-hidden="true" />
        {t('links.joined', { count: joined })}
      </p>
      {!closedAt && <CodeText value={invitationLink(code)} copyLabel={t('invite.copyLink')} />}
      <p className="figures text-muted text-xs">
        {t('links.createdAt', { at: displayDateTime(createdAt, timeZone) })}
        {closedAt && <> · {t('links.closedAt', { at: displayDateTime(closedAt, timeZone) })}</>}
      </p>
      {!closedAt && (
        <div className="mt-auto flex gap-2">
          <Button
            look="secondary"
            size="small"
            icon={<QrCode aria-hidden="true" />}
            aria-label={t('links.showQrOf', { code })}
            onClick={onQr}
          >
            {t('links.showQr')}
          </Button>
          <Button look="ghost" size="small" aria-label={t('links.closeOf', { code })} onClick={onClose}>
            {t('links.close')}
          </Button>
        </div>
      )}
    </article>
  );
}
