import { localTextShape } from './local-text.ts';

/**
 * Text with headings, lists and links, as HTML in each language. What a body holds is cleaned by the server before it is kept
 * (`server/src/platform/files/rich-text.ts`), so what the server answers may be shown as it is.
 */
export function richTextShape(maxLength: number) {
  return localTextShape(maxLength);
}
