import { type Invitation, OPEN_INVITATIONS_MAX } from '@lanna/contract/people/agents/agents';
import { useQuery } from '@tanstack/react-query';
import { Link2, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { invitationsQuery } from '../queries.ts';
import { CloseDialog } from './close-dialog.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { NameDialog } from './name-dialog.tsx';
import { NewLinkDialog } from './new-link-dialog.tsx';
import { QrDialog } from './qr-dialog.tsx';

interface Asked {
  what: 'name' | 'qr' | 'close';
  /** Undefined for a link that is yet to be made. */
  invitation?: Invitation;
  open: boolean;
  /** Each question is asked anew. */
  turn: number;
}

/** The agent's invitation links with their registrations, and the buttons to open and close one. */
export function InvitationsPage() {
  const { t } = useTranslation('agents');
  const invitations = useQuery(invitationsQuery);
  const { data } = invitations;
  const [asked, setAsked] = useState<Asked>();
  const open = data?.list.filter(({ closedAt }) => closedAt === null).length ?? 0;
  const ask = (what: Asked['what'], invitation?: Invitation) =>
    setAsked((last) => ({
      what,
      open: true,
      turn: (last?.turn ?? 0) + 1,
      ...(invitation && { invitation }),
    }));
  const dismiss = () => asked && setAsked({ ...asked, open: false });
  return (
    <section aria-labelledby="links-heading" className="flex max-w-4xl flex-col gap-5 pt-4 sm:pt-1">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="links-heading" className="font-display font-semibold text-2xl">
            {t('links.title')}
          </h2>
          <p className="mt-1 text-muted">{t('links.lead')}</p>
        </div>
        {data && (
          <Button
            icon={<Plus aria-hidden="true" />}
            disabled={open >= OPEN_INVITATIONS_MAX}
            onClick={() => ask('name')}
          >
            {t('links.add')}
          </Button>
        )}
      </header>
      <QueryView
        query={invitations}
        label={t('links.loading')}
        failed={t('invite.failed')}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState icon={<Link2 />} title={t('links.empty')} text={t('links.emptyText')} />}
        className="flex flex-col gap-5"
        shapeClassName="grid gap-3 lg:grid-cols-2"
        shape={
          <>
            <Skeleton className="h-44 rounded-large" />
            <Skeleton className="h-44 rounded-large" />
          </>
        }
      >
        {({ list }) => (
          <>
            <p className="text-muted text-sm">
              {open < OPEN_INVITATIONS_MAX
                ? t('links.count', { open, max: OPEN_INVITATIONS_MAX })
                : t('links.full', { max: OPEN_INVITATIONS_MAX })}
            </p>
            <ul className="grid gap-3 lg:grid-cols-2">
              {list.map((invitation: Invitation) => (
                <li key={invitation.code}>
                  <InvitationCard
                    invitation={invitation}
                    receivedAtMs={invitations.dataUpdatedAt}
                    onName={() => ask('name', invitation)}
                    onQr={() => ask('qr', invitation)}
                    onClose={() => ask('close', invitation)}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryView>
      {asked?.what === 'name' && !asked.invitation && (
        <NewLinkDialog key={asked.turn} open={asked.open} onClose={dismiss} />
      )}
      {asked?.what === 'name' && asked.invitation && (
        <NameDialog key={asked.turn} invitation={asked.invitation} open={asked.open} onClose={dismiss} />
      )}
      {asked?.what === 'qr' && asked.invitation && (
        <QrDialog invitation={asked.invitation} open={asked.open} onClose={dismiss} />
      )}
      {asked?.what === 'close' && asked.invitation && (
        <CloseDialog invitation={asked.invitation} open={asked.open} onClose={dismiss} />
      )}
    </section>
  );
}
