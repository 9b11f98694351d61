import { PICTURE_BYTES_MAX } from '@lanna/contract/pictures';
import { type ComponentProps, useRef, useState } from 'react';
import { base64Of } from './base64-of.ts';

/** The file field behind a button that chooses a picture: what is too large is not sent, and the same file may be chosen again. */
export function usePictureUpload({
  onPicture,
  onChoose,
  accept = 'image/png,image/jpeg,image/webp',
}: {
  onPicture: (base64: string) => void;
  /** Before anything is sent: what was said of the last one is over. */
  onChoose: () => void;
  /** MIME types, with commas between them. */
  accept?: string;
}) {
  const file = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState(false);

  async function upload(chosen: File | undefined) {
    if (file.current) file.current.value = '';
    onChoose();
    const large = chosen !== undefined && chosen.size > PICTURE_BYTES_MAX;
    setTooLarge(large);
    if (chosen && !large) onPicture(await base64Of(chosen));
  }

  const field: ComponentProps<'input'> = {
    ref: file,
    type: 'file',
    accept,
    className: 'sr-only',
    tabIndex: -1,
    onChange: ({ target }) => void upload(target.files?.[0]),
  };
  return { field, tooLarge, choose: () => file.current?.click() };
}
