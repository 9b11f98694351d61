import type { Sticker } from '@lanna/rules/content/chat/message-shape';
import { svg } from '../../shared/svg.ts';
import { STICKER_ART } from './sticker-art.ts';

/** A sticker of the chat; what it is stands beside it in words. */
export function stickerPicture(name: Sticker): SVGSVGElement {
  const picture = svg('svg', { viewBox: '0 0 64 64', class: 'sticker', 'aria-hidden': 'true' });
  // A drawing of our own, no text from outside.
  picture.innerHTML = STICKER_ART[name];
  return picture;
}
