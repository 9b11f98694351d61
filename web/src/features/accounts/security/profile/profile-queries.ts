import { accountClosing } from '@lanna/contract/accounts/security/security';
import type { Value } from '@lanna/contract/endpoint';
import { playerAvatar } from '@lanna/contract/people/members/avatar';
import { showProfile } from '@lanna/contract/people/members/profile';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../api/calls/call.ts';

export type ProfileField = Value<typeof showProfile>['fields'][number];

/** What the account knows of the person. */
export const profileQuery = queryOptions({
  queryKey: ['member', 'profile'],
  queryFn: ({ signal }) => call(showProfile, { signal }),
});

/** The picture that stands for the member. */
export const avatarQuery = queryOptions({
  queryKey: ['member', 'avatar'],
  queryFn: ({ signal }) => call(playerAvatar, { signal }),
});

/** What stands in the way of closing the account. */
export const closingQuery = queryOptions({
  queryKey: ['member', 'closing'],
  queryFn: ({ signal }) => call(accountClosing, { signal }),
  // Money moves while the page is away.
  staleTime: 0,
});
