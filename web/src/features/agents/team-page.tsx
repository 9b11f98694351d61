import { useTranslation } from 'react-i18next';
import { InviteCard } from './invite-card.tsx';
import { NewestMembers } from './newest-members.tsx';
import { TeamFigures } from './team-figures.tsx';

/** The centre's first page: the team's figures, an invitation link, and the newest members. */
export function TeamPage() {
  const { t } = useTranslation('agents');
  return (
    <section aria-labelledby="team-heading" className="flex max-w-4xl flex-col gap-6 pt-4 sm:pt-1">
      <h2 id="team-heading" className="font-display font-semibold text-2xl">
        {t('pages.agentTeamOverview')}
      </h2>
      <TeamFigures />
      <InviteCard />
      <NewestMembers />
    </section>
  );
}
