import { type AccessRows, agent, anyone, player, session } from '../../../platform/testing/test-access.ts';

export const accessRows: AccessRows = {
  'GET /wps/relay/MCSFE_getListAnnouncements': anyone,
  'GET /wps/relay/MCSFE_getMemberAnnouncements': session,
  'POST /wps/relay/MCSFE_markAnnouncementSeen': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { id: '01936f00-0000-7000-8000-000000000000' } }),
    receives: 'not_found',
  },
  'GET /wps/agent/announcements': agent,
  'GET /wps/relay/GCSGAME_getGameAnnouncements': anyone,
};
