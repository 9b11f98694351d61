export const refusals = {
  chat_room_unknown: 404,
  chat_not_allowed: 403,
  chat_too_fast: 429,
  chat_message_refused: 422,
  chat_message_unknown: 404,
  chat_bet_unknown: 404,
  chat_too_late: 409,
  chat_own_message: 409,
  chat_word_known: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    chat: typeof refusals;
  }
}
