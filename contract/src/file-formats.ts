/** What a file of the console may be asked for as, in its query, whatever the call's own query is. */
export const FILE_FORMATS = ['csv', 'xlsx'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];
export const FORMAT_FIELD = 'as';
