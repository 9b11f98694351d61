import { paths } from '../../paths.ts';

/** What an agent hands out: this site's registration with the code filled in. */
export function invitationLink(code: string): string {
  return location.origin + paths.invitation(code);
}
