import { InviteCard } from './invite-card.tsx';
import { NewestMembers } from './newest-members.tsx';

/** Beneath the team's figures: a link to bring more members with, and who came last. */
export function TeamInvite({ isEmpty }: { isEmpty: boolean }) {
  return (
    <div className="flex flex-col gap-6 pt-2">
      <InviteCard />
      {!isEmpty && <NewestMembers />}
    </div>
  );
}
