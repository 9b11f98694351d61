import { useQuery } from '@tanstack/react-query';
import { memberQuery } from './queries.ts';
import { isMember } from './route-guard.ts';
import { useSession } from './session.ts';

/** Whether a time-out or self-exclusion holds for the member: nothing is to tempt then. */
export function useIsExcluded(): boolean {
  const ofMember = isMember(useSession());
  const { data: member } = useQuery({ ...memberQuery, enabled: ofMember });
  return ofMember && member?.exclusion != null;
}
