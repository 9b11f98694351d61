export const refusals = {
  game_unknown: 404,
  game_unavailable: 409,
  play_stopped: 403,
  vendor_known: 409,
  back_office_unavailable: 409,
  game_list_unusable: 422,
  category_not_of_vendor: 409,
  stopped_already: 409,
  open_already: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    catalogue: typeof refusals;
  }
}
