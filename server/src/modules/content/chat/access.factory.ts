import type { AccessRows } from '../../../platform/testing/test-access.ts';

const ROOM = '00000000-0000-4000-8000-000000000001';
const player = { access: 'player', needsTerms: false } as const;
/** A room that no brand has: who may call is told so, and nothing more. */
const inNoRoom = { ...player, receives: 'chat_room_unknown' } as const;

export const accessRows: AccessRows = {
  'POST /wps/relay/CBS_launchChat': { ...player, input: () => ({ body: {} }) },
  'GET /wps/relay/CBS_unreadCount': { access: 'player' },
  'GET /wps/relay/CBS_groupPermission': { access: 'player' },
  'GET /wps/chat/messages': {
    access: 'player',
    input: () => ({ query: { room: ROOM } }),
    receives: 'chat_room_unknown',
  },
  'GET /wps/chat/messages/receipt': {
    access: 'player',
    input: () => ({ query: { room: ROOM, number: '1' } }),
    receives: 'chat_room_unknown',
  },
  'POST /wps/chat/presence': { ...inNoRoom, input: () => ({ body: { room: ROOM } }) },
  'POST /wps/chat/seen': { ...inNoRoom, input: () => ({ body: { room: ROOM, number: 1 } }) },
  'POST /wps/chat/messages': {
    ...inNoRoom,
    input: () => ({ body: { room: ROOM, clientId: ROOM, text: 'Hello' } }),
  },
  'POST /wps/chat/messages/removal': { ...inNoRoom, input: () => ({ body: { room: ROOM, number: 1 } }) },
  'POST /wps/chat/reactions': {
    ...inNoRoom,
    input: () => ({ body: { room: ROOM, number: 1, reaction: 'heart' } }),
  },
  'POST /wps/chat/reports': {
    ...inNoRoom,
    input: () => ({ body: { room: ROOM, number: 1, reason: 'bait' } }),
  },
  'GET /wps/chat/blocks': { access: 'player' },
  'POST /wps/chat/blocks': {
    ...player,
    input: () => ({ body: { author: ROOM, blocked: true } }),
    receives: 'chat_message_unknown',
  },
};
