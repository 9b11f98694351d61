/** Colours of words that operators give members. */
export const TAG_COLOURS = ['grey', 'red', 'orange', 'green', 'blue', 'violet'] as const;
export type TagColour = (typeof TAG_COLOURS)[number];
