/** More than the desk is shown. */
const SIDE_MAX = 2200;
const QUALITY = 0.9;

/**
 * A photograph as a phone takes it is larger than may be sent and than anybody needs: drawn smaller, upright, as JPEG. What the
 * device cannot draw is left as it is; what is wrong with it is said where it is sent.
 */
export async function shrinkPicture(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height));
    if (scale === 1 && file.type === 'image/jpeg') return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const { promise, resolve } = Promise.withResolvers<Blob | null>();
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
    const drawn = await promise;
    return drawn ? new File([drawn], file.name, { type: 'image/jpeg' }) : file;
  } catch {
    return file;
  }
}
