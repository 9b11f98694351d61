export const refusals = {
  conversation_unknown: 404,
  service_flood: 429,
  service_text_unseen: 422,
  conversation_taken: 409,
  conversation_move: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    service: typeof refusals;
  }
}
