import { z } from 'zod';

/** waiting: no operator has taken it · open: an operator has · closed: done with, until its customer writes again. */
export const CONVERSATION_STATES = ['waiting', 'open', 'closed'] as const;
export type ConversationState = (typeof CONVERSATION_STATES)[number];

/** What operators do with a conversation besides writing in it, and in which states. */
export const CONVERSATION_MOVES = {
  take: ['waiting', 'open', 'closed'],
  release: ['open'],
  hand_over: ['waiting', 'open'],
  close: ['waiting', 'open'],
} as const satisfies Record<string, readonly ConversationState[]>;
export type ConversationMove = keyof typeof CONVERSATION_MOVES;

export function allowsMove(state: ConversationState, move: ConversationMove): boolean {
  const allowed: readonly ConversationState[] = CONVERSATION_MOVES[move];
  return allowed.includes(state);
}

export const MESSAGE_MAX = 1000;
/** Messages of one answer, the newest; older ones are asked for. */
export const MESSAGES_PAGE = 50;

/** Characters as people count them, without the spaces around. */
export function messageLength(text: string): number {
  return [...text.trim()].length;
}

/** A message's words: no markup, shown as they are. Ends of lines are made one kind. */
export const messageText = z
  .string()
  .max(MESSAGE_MAX * 4)
  .transform((text) => text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').trim())
  .refine((text) => messageLength(text) > 0, 'empty')
  .refine((text) => messageLength(text) <= MESSAGE_MAX, 'too long');
