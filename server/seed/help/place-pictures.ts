import { type LocalText, localText } from '@lanna/rules/local-text';
import sharp from 'sharp';
import { keepPicture } from '../../src/modules/house/files/keep-picture.ts';
import type { Tx } from '../../src/platform/sql/database.ts';
import type { SeedArticle, SeedPicture } from './seed-text.ts';

const NAMED = /\[picture:([a-z0-9-]+)\]/g;
const drawn = new Map<string, Promise<Buffer>>();

/** The text of an article with its pictures kept among the brand's files. */
export async function placePictures(
  tx: Tx,
  { content, pictures = [] }: SeedArticle,
  { brandId, now }: { brandId: string; now: Date },
): Promise<LocalText> {
  const kept = new Map<string, { id: string; picture: SeedPicture }>();
  for (const picture of pictures) {
    const { width, height } = picture;
    const webp = await webpOf(picture);
    const id = await keepPicture(tx, {
      ...{ merchantId: brandId, shownTo: 'everybody', now },
      picture: { webp, width, height },
    });
    kept.set(picture.name, { id, picture });
  }
  return Object.fromEntries(
    Object.entries(content).map(([language, html]) => [
      language,
      html.replaceAll(NAMED, (_, name: string) => {
        const found = kept.get(name);
        if (!found) throw new Error(`no picture is called ${name}`);
        const alt = localText(found.picture.alt, language as keyof LocalText, 'EN');
        return `<img src="/files/${found.id}.webp" alt="${alt}">`;
      }),
    ]),
  );
}

/** Once for all brands. */
function webpOf({ name, svg, width, height }: SeedPicture): Promise<Buffer> {
  const known =
    drawn.get(name) ?? sharp(Buffer.from(svg)).resize(width, height).webp({ quality: 88 }).toBuffer();
  drawn.set(name, known);
  return known;
}
