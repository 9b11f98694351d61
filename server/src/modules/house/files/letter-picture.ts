import sharp from 'sharp';
import { solidPart } from '../../../platform/files/solid-part.ts';
import type { Queryable } from '../../../platform/sql/database.ts';
import type { StoredFiles } from '../../../platform/storage/stored-files.ts';
import type { BrandProfile } from '../brands/brand.ts';
import type { LetterPicture } from '../brands/letter-picture.ts';
import { readPagePicture } from './read-page-picture.ts';

const HEIGHT = 40;
/** For screens of fine points. */
const POINTS = 2;

/** What a brand's mails are headed with: its logo for light grounds, else its mark; as PNG, which every mail program shows. A mail goes out also while the picture cannot be read. */
export async function letterPicture(
  { db, storedFiles }: { db: Queryable; storedFiles: StoredFiles },
  { id: merchantId, settings }: BrandProfile,
): Promise<LetterPicture | undefined> {
  const id = settings.front.logoOnLight ?? settings.front.mark;
  if (!id) return undefined;
  try {
    const webp = await readPagePicture(db, storedFiles, { merchantId, id });
    if (!webp) return undefined;
    const part = await solidPart(sharp(webp));
    if (!part) return undefined;
    const { data, info } = await sharp(webp)
      .extract(part)
      .resize({ height: HEIGHT * POINTS, withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
    return { png: data, width: Math.round(info.width / POINTS), height: Math.round(info.height / POINTS) };
  } catch {
    return undefined;
  }
}
