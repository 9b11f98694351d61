import type { Invitation } from '@lanna/contract/people/agents/agents';
import { Pencil, QrCode, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayDateTime } from '../../../../i18n/format.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { CodeText } from '../../../../ui/text/code-text.tsx';
import { LineButton } from '../downline/line-button.tsx';
import { invitationLink } from './invitation-link.ts';
import { LinkPresets } from './link-presets.tsx';
import { UndoButton } from './undo-button.tsx';

/** One invitation link: its name, the link to share, its registrations. A closed one can be opened again for a minute. */
export function InvitationCard({
  invitation,
  receivedAtMs,
  onName,
  onQr,
  onClose,
}: {
  invitation: Invitation;
  /** When the list has come. */
  receivedAtMs: number;
  onName: () => void;
  onQr: () => void;
  onClose: () => void;
}) {
  const { code, name, createdAt, closedAt, joined, over } = invitation;
  const { t } = useTranslation('agents');
  const { timeZone } = useBrand();
  const shown = name ?? code;
  return (
    <article
      aria-label={name === null ? code : `${name} · ${code}`}
      className={classes(
        'flex h-full flex-col gap-3 rounded-large border border-line p-4',
        !closedAt && 'bg-raised',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="flex items-center gap-1 font-display font-semibold text-lg">
            <span className="min-w-0 [overflow-wrap:anywhere]">{shown}</span>
            {!closedAt && (
              <IconButton
                size="small"
                label={t('links.renameOf', { name: shown })}
                onClick={onName}
                className="-my-1"
              >
                <Pencil aria-hidden="true" />
              </IconButton>
            )}
          </h3>
          {name !== null && <p className="text-muted text-sm tracking-wide">{code}</p>}
        </div>
        <StateBadge closed={closedAt !== null} over={over} />
      </div>
      <p className="flex items-center gap-2 font-medium">
        <UserPlus className="size-4.5 text-accent-text" aria-hidden="true" />
        {t('links.joined', { count: joined })}
      </p>
      <LinkPresets invitation={invitation} />
      {!closedAt && !over && <CodeText value={invitationLink(code)} copyLabel={t('invite.copyLink')} />}
      <p className="figures text-muted text-xs">
        {t('links.createdAt', { at: displayDateTime(createdAt, timeZone) })}
        {closedAt && <> · {t('links.closedAt', { at: displayDateTime(closedAt, timeZone) })}</>}
      </p>
      <div className="mt-auto flex flex-wrap gap-2 empty:hidden">
        {closedAt ? (
          // Another answer counts its time anew.
          <UndoButton key={receivedAtMs} invitation={invitation} receivedAtMs={receivedAtMs} />
        ) : (
          <>
            {!over && <LineButton size="small" link={invitationLink(code)} />}
            <Button
              variant="secondary"
              size="small"
              icon={<QrCode aria-hidden="true" />}
              aria-label={t('links.showQrOf', { code: shown })}
              onClick={onQr}
            >
              {t('links.showQr')}
            </Button>
            <Button
              variant="ghost"
              size="small"
              aria-label={t('links.closeOf', { code: shown })}
              onClick={onClose}
            >
              {t('links.close')}
            </Button>
          </>
        )}
      </div>
    </article>
  );
}

function StateBadge({ closed, over }: { closed: boolean; over: Invitation['over'] }) {
  const { t } = useTranslation('agents');
  if (closed) return <Badge>{t('links.closed')}</Badge>;
  return over ? <Badge>{t(`preset.over.${over}`)}</Badge> : <Badge tone="success">{t('links.open')}</Badge>;
}
