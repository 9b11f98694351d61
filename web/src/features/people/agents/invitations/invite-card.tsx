import type { Invitation } from '@lanna/contract/people/agents/agents';
import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../paths.ts';
import { QueryView } from '../../../../query-view.tsx';
import { LinkButton } from '../../../../ui/button.tsx';
import { QrPicture } from '../../../../ui/pictures/qr-picture.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { CodeText } from '../../../../ui/text/code-text.tsx';
import { LineButton } from '../downline/line-button.tsx';
import { invitationsQuery } from '../queries.ts';
import { invitationLink } from './invitation-link.ts';
import { ShareButton } from './share-button.tsx';

/** The agent's first open link, to copy, to share, to scan. */
export function InviteCard() {
  const { t } = useTranslation('agents');
  return (
    <QueryView
      query={useQuery(invitationsQuery)}
      label={t('invite.title')}
      failed={t('invite.failed')}
      shape={<Skeleton className="h-60 rounded-large" />}
    >
      {({ list }) => {
        const open = list.find(({ closedAt, over }) => closedAt === null && over === null);
        return open ? <Invite invitation={open} /> : <NoOpenLink />;
      }}
    </QueryView>
  );
}

function NoOpenLink() {
  const { t } = useTranslation('agents');
  return (
    <EmptyState
      icon={<Link2 />}
      title={t('invite.none')}
      text={t('invite.noneText')}
      action={<LinkButton href={paths.agentCentre('agentRegister')}>{t('links.add')}</LinkButton>}
      className="lit rounded-large bg-raised"
    />
  );
}

function Invite({ invitation: { code, name } }: { invitation: Invitation }) {
  const { t } = useTranslation('agents');
  const link = invitationLink(code);
  return (
    <section
      aria-labelledby="invite-heading"
      className="lit sky flex flex-col gap-5 rounded-large bg-raised p-5 sm:flex-row sm:p-6"
    >
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div>
          <h3 id="invite-heading" className="font-display font-semibold text-lg">
            {t('invite.title')}
          </h3>
          <p className="text-muted text-sm">{t('invite.lead')}</p>
        </div>
        <dl className="flex flex-col gap-3">
          <div>
            <dt className="mb-1 text-muted text-xs">
              {name ? `${t('invite.code')} · ${name}` : t('invite.code')}
            </dt>
            <dd>
              <CodeText value={code} copyLabel={t('invite.copyCode')} className="[&_code]:text-lg" />
            </dd>
          </div>
          <div>
            <dt className="mb-1 text-muted text-xs">{t('invite.link')}</dt>
            <dd>
              <CodeText value={link} copyLabel={t('invite.copyLink')} />
            </dd>
          </div>
        </dl>
        <div className="mt-auto flex flex-wrap gap-3 pt-1">
          <ShareButton link={link} />
          <LineButton link={link} />
          <LinkButton variant="secondary" href={paths.agentCentre('agentRegister')}>
            {t('invite.all')}
          </LinkButton>
        </div>
      </div>
      <div className="self-center">
        <QrPicture text={link} label={t('invite.qr', { code })} />
      </div>
    </section>
  );
}
