import {
  markSeen,
  openVisit,
  type ServiceMessage,
  sendMessage,
  showConversation,
} from '@lanna/contract/content/service/service';
import type { Value } from '@lanna/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { isUnknown } from '../../../api/content/service.ts';
import { forgetVisit, keepVisit, readVisit } from '../../../api/visit.ts';
import type { QueuedMessage } from './message-queue.ts';

export type Shown = Value<typeof showConversation>;
export type Who = 'member' | 'visitor';

/** Of a visitor who has not written yet. */
export const NO_CUSTOMER = 'none';

function keyOf(who: Who, visit: string | undefined): string {
  return who === 'member' ? who : (visit ?? NO_CUSTOMER);
}

/** The newest messages, and whether an operator is at the desk. `visit`: of a visitor; a member is known by the session. */
export const conversationQuery = (who: Who, visit: string | undefined) =>
  queryOptions({
    queryKey: ['service', 'conversation', keyOf(who, visit)],
    queryFn: ({ signal }): Promise<Shown> => showOrBegin(visit, signal),
  });

/** A token that opens nothing any more is given up: the next message begins a new conversation. */
async function showOrBegin(visit: string | undefined, signal: AbortSignal): Promise<Shown> {
  try {
    return await call(showConversation, { body: { token: visit }, signal });
  } catch (error) {
    if (visit === undefined || !isUnknown(error)) throw error;
    forgetVisit(visit);
    return call(showConversation, { body: {}, signal });
  }
}

export async function olderMessages(visit: string | undefined, before: number) {
  const { conversation } = await call(showConversation, { body: { token: visit, before } });
  return { messages: conversation?.messages ?? [], more: conversation?.more ?? false };
}

export function reportSeen(visit: string | undefined, number: number) {
  return call(markSeen, { body: { token: visit, number } });
}

/** Sends as a member; as a visitor, who gets a token first where there is none or the old one is over. */
export async function sendAs(
  who: Who,
  { clientId, text }: QueuedMessage,
  about: { page: string | undefined; name: string },
): Promise<ServiceMessage> {
  const body = { clientId, text, page: about.page };
  if (who === 'member') return call(sendMessage, { body });
  const visit = readVisit() ?? (await beginVisit(about.name));
  try {
    return await call(sendMessage, { body: { ...body, token: visit } });
  } catch (error) {
    if (!isUnknown(error)) throw error;
    forgetVisit(visit);
    return call(sendMessage, { body: { ...body, token: await beginVisit(about.name) } });
  }
}

async function beginVisit(name: string): Promise<string> {
  const { token } = await call(openVisit, { body: name === '' ? {} : { name } });
  keepVisit(token);
  return token;
}
