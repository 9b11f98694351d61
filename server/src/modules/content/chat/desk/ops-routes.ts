import * as contract from '@lanna/contract/content/chat/ops';
import { brandOf } from '../../../../platform/ops/brand-in-scope.ts';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { changeRoom } from './change-room.ts';
import { changeSettings } from './change-settings.ts';
import { addWord, removeWord } from './change-words.ts';
import { decideMessage } from './decide-message.ts';
import { endMutes } from './end-mutes.ts';
import { chatMessages } from './list-messages.ts';
import { chatRooms } from './list-ops-rooms.ts';
import { muteMember } from './mute-member.ts';
import { readForDesk } from './read-message.ts';
import { readRoom } from './read-room.ts';
import { showMemberChat } from './show-member-chat.ts';
import { showRules } from './show-rules.ts';
import { tryRules } from './try-rules.ts';

/** The rooms in operators' hands: what waits, what is written now, who may write, and by which rules. */
export function chatOps(deps: ChatDeps): OpsRoute[] {
  const { db, clock, brands } = deps;
  const now = () => clock.now();
  return [
    ...chatMessages.routes(db.kysely),
    ...chatRooms.routes(db.kysely, () => ({ now: now() })),
    opsChange(db, contract.readChatMessage, (tx, call) => readForDesk(tx, call, call.params.id, now())),
    opsChange(db, contract.decideChatMessage, (tx, call) =>
      decideMessage(deps, tx, call, { id: call.params.id, ...call.body }),
    ),
    opsChange(db, contract.muteInChat, (tx, call) =>
      muteMember(tx, call, { id: call.params.id, ...call.body }, now()),
    ),
    opsChange(db, contract.endChatMutes, (tx, call) =>
      endMutes(tx, call, { id: call.params.id, ...call.body }, now()),
    ),
    opsChange(db, contract.showMemberChat, (tx, call) => showMemberChat(tx, call, call.params.id, now())),
    opsChange(db, contract.readChatRoom, (tx, call) =>
      readRoom(tx, call, { id: call.params.id, before: call.body.before }, now()),
    ),
    opsChange(db, contract.changeChatRoom, (tx, call) =>
      changeRoom(deps, tx, call, { id: call.params.id, ...call.body }),
    ),
    opsRoute(contract.showChatRules, (call) => showRules(db.kysely, call.brands, now())),
    opsChange(db, contract.changeChatSettings, (tx, call) =>
      changeSettings(tx, call, brandOf(call.brands, call.params.code), call.body),
    ),
    opsChange(db, contract.addChatWord, (tx, call) =>
      addWord(tx, call, brandOf(call.brands, call.body.brand), call.body, now()),
    ),
    opsChange(db, contract.removeChatWord, (tx, call) => removeWord(tx, call, call.params.id)),
    opsRoute(contract.tryChatRules, async (call) => {
      const brand = brandOf(call.brands, call.body.brand);
      const host = await brands.mainHostOf(brand.id);
      return tryRules(db.kysely, brand.id, { ...call.body, ownHosts: host ? [host] : [] });
    }),
  ];
}
