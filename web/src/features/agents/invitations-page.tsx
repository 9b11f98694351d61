import { addInvitation, type Invitation, OPEN_INVITATIONS_MAX } from '@lanna/contract/agents';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { useRefusalText } from '../../api/refusal-text.ts';
import { QueryView } from '../../query-view.tsx';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { QrDialog } from './qr-dialog.tsx';
import { invitationsQuery } from './queries.ts';

interface Asked {
  what: 'qr' | 'close';
  code: string;
  open: boolean;
}

/** The register centre: the agent's invitation links with their registrations, and the buttons to open and close one. */
export function InvitationsPage() {
  const { t } = useTranslation('agents');
  const invitations = useQuery(invitationsQuery);
  const { data } = invitations;
  const [asked, setAsked] = useState<Asked>();
  const open = data?.list.filter(({ closedAt }) => closedAt === null).length ?? 0;
  const dismiss = () => asked && setAsked({ ...asked, open: false });
  return (
    <section aria-labelledby="links-heading" className="flex max-w-4xl flex-col gap-5 pt-4 sm:pt-1">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="links-heading" className="font-display font-semibold text-2xl">
            {t('pages.agentRegister')}
          </h2>
          <p className="mt-1 text-muted">{t('links.lead')}</p>
        </div>
        {data && <AddButton full={open >= OPEN_INVITATIONS_MAX} />}
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
                    onQr={() => setAsked({ what: 'qr', code: invitation.code, open: true })}
                    onClose={() => setAsked({ what: 'close', code: invitation.code, open: true })}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryView>
      {asked?.what === 'qr' && <QrDialog code={asked.code} open={asked.open} onClose={dismiss} />}
      {asked?.what === 'close' && <CloseDialog code={asked.code} open={asked.open} onClose={dismiss} />}
    </section>
  );
}

function AddButton({ full }: { full: boolean }) {
  const { t } = useTranslation('agents');
  const words = useRefusalText();
  const queries = useQueryClient();
  const adding = useMutation({
    mutationFn: () => call(addInvitation),
    onSuccess: ({ code }) => notify({ tone: 'success', text: t('links.added', { code }) }),
    onError: (failure) => notify({ tone: 'danger', text: t('links.addFailed'), detail: words(failure) }),
    onSettled: () => queries.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
  });
  return (
    <Button
      icon={<Plus aria-hidden="true" />}
      busy={adding.isPending}
      disabled={full}
      onClick={() => adding.mutate()}
    >
      {t('links.add')}
    </Button>
  );
}
