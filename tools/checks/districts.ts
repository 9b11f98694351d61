/**
 * Where each topic lies, the same way in `server/src/modules`, `server/sql`, `contract/src`, `rules/src` and `web/src/features`. A district uses
 * itself and those named before it, so this list is the map of the house read from the ground up.
 */
export const DISTRICTS = [
  // What a brand is, its files, its jobs.
  'house',
  // Money as it was posted, and the sealed record of what happened.
  'books',
  // Members, the tree of agents, operators, and how each of them proves who it is.
  'people',
  // Messages to members and operators.
  'messaging',
  // Games and bets.
  'play',
  // What an account goes through: registration, security, identity checks, limits, exclusions.
  'accounts',
  // What a brand publishes, and the desk that answers.
  'content',
  // What is given for play.
  'rewards',
  'lotteries',
  // Money in and out, to and from vendors.
  'money',
  // What agents earn.
  'commission',
  // What operators watch over all topics.
  'oversight',
] as const;

/** Rooms that other topics may enter: their files would fill the top level of their topic. */
export const OPEN_ROOMS: readonly string[] = ['members/invitations', 'members/persons'];

/** The folders a district may import from, as a pattern. */
export function districtsBelow(district: string): string {
  const at = (DISTRICTS as readonly string[]).indexOf(district);
  if (at < 0) throw new Error(`${district} is no district`);
  return DISTRICTS.slice(0, at + 1).join('|');
}
