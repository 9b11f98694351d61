import { type AccessRows, player } from '../../../platform/testing/test-access.ts';

const NONE = '01936f00-0000-7000-8000-000000000000';
const change = (body: Record<string, string>) =>
  ({ ...player, needsTerms: false, input: () => ({ body }), receives: 'not_found' }) as const;

export const accessRows: AccessRows = {
  'GET /wps/relay/CSP_unreadCount': player,
  'GET /wps/relay/CSP_getInbox': player,
  'GET /wps/relay/CSP_getMessage': {
    ...player,
    input: () => ({ query: { id: NONE } }),
    receives: 'not_found',
  },
  'POST /wps/relay/CSP_readMessage': change({ id: NONE }),
  'POST /wps/relay/CSP_readAll': change({ until: NONE }),
  'POST /wps/relay/CSP_deleteMessage': change({ id: NONE }),
};
