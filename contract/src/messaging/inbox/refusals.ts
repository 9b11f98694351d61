export const refusals = {
  broadcast_incomplete: 422,
  broadcast_move_impossible: 409,
  broadcast_no_readers: 422,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    inbox: typeof refusals;
  }
}
