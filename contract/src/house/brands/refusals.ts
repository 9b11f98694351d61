export const refusals = {
  /** Plays for real money, and is not open yet or not any more. */
  brand_not_open: 403,
  already_real: 409,
  play_money_on_books: 409,
  brand_is_demo: 409,
  already_open: 409,
  /** {points}: of `OPENING_POINTS`. */
  opening_points_missing: 409,
  /** {points}: a change that would take away what an open brand must have. */
  opening_point_kept: 409,
  brand_code_taken: 409,
  /** {hosts}: of another brand, of the console, or written as no browser names a host. */
  host_not_free: 409,
  /** {hosts}: without the record that shows who keeps them. */
  host_not_proved: 409,
  /** The first language is not among those of the brand. */
  brand_languages: 422,
  brand_to_copy_unknown: 404,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    brands: typeof refusals;
  }
}
