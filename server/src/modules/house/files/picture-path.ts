/** Where a picture for everybody is, on every host. */
export function picturePath(id: string): string {
  return `/files/${id}.webp`;
}
