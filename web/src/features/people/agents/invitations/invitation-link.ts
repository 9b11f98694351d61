import { paths } from '../../../../paths.ts';

/** The link an agent shares: this site's registration with the code filled in. */
export function invitationLink(code: string): string {
  return location.origin + paths.invitation(code);
}
