import { markSvg } from '@lanna/web/art/mark';
import type { IconLook } from './app-icon.ts';

/** The mark as a browser's tab and pages show it: the lantern, or the brand's own mark in an SVG that holds it. */
export function drawMark({ colours, mark }: IconLook): string {
  if (!mark) return markSvg(colours);
  const image = `<image width="512" height="512" href="data:image/webp;base64,${mark.toString('base64')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${image}</svg>`;
}
