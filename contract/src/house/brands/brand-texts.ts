/** How long what a brand says of itself may be. */
export const BRAND_TEXTS = { name: 200, licence: 300, notice: 2000 } as const;
