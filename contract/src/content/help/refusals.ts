export const refusals = {
  help_slug_taken: 409,
  help_category_filled: 409,
  help_placeholder_unknown: 422,
  help_text_empty: 422,
  terms_version_taken: 409,
} as const;

declare module '../../refusals.ts' {
  interface Refusals {
    help: typeof refusals;
  }
}
