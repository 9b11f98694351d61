import { addPicture, type PictureShape } from '@lanna/contract/files/ops';
import { PICTURE_BYTES_MAX } from '@lanna/contract/pictures';
import { ImageUp, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../api/refusal-text.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { FormError } from '../ui/form-error.tsx';
import { base64Of } from './base64-of.ts';
import { useOpsMutation } from './ops-query.ts';

const RATIOS = { banner: 'aspect-video w-64', card: 'aspect-4/3 w-44', inline: 'aspect-4/3 w-44' } as const;

/** A picture of a page's: the server draws it anew and answers the id that the form keeps. `null`: none. */
export function PictureField({
  label,
  value,
  shape,
  brand,
  onChange,
}: {
  label: string;
  value: string | null;
  shape: PictureShape;
  /** Code of the brand whose page it is for. */
  brand: string;
  onChange: (id: string | null) => void;
}) {
  const { t } = useTranslation('console');
  const words = useRefusalText();
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const adding = useOpsMutation(addPicture, { onDone: (picture) => onChange(picture.id) });

  async function upload(chosen: File | undefined) {
    if (file.current) file.current.value = '';
    adding.reset();
    const large = chosen !== undefined && chosen.size > PICTURE_BYTES_MAX;
    setTooLarge(large);
    if (chosen && !large) adding.mutate({ body: { brand, shape, base64: await base64Of(chosen) } });
  }

  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="font-medium text-muted text-sm">
        {label}
      </h3>
      <div className="flex flex-wrap items-end gap-3">
        <div
          className={classes(
            'flex items-center justify-center overflow-hidden rounded-medium border border-line bg-sunken text-muted',
            RATIOS[shape],
          )}
        >
          {value ? (
            <img src={`/files/${value}.webp`} alt="" className="size-full object-cover" />
          ) : (
            <ImageUp className="size-6" aria-hidden="true" />
          )}
        </div>
        <div className="flex flex-col items-start gap-2">
          <input
            ref={file}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            className="sr-only"
            tabIndex={-1}
            aria-label={t('picture.choose')}
            onChange={({ target }) => void upload(target.files?.[0])}
          />
          <Button look="secondary" size="small" busy={adding.isPending} onClick={() => file.current?.click()}>
            {value ? t('picture.replace') : t('picture.choose')}
          </Button>
          {value && (
            <Button
              look="ghost"
              size="small"
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => onChange(null)}
            >
              {t('picture.remove')}
            </Button>
          )}
          <p className="text-muted text-xs">{t('picture.rule')}</p>
        </div>
      </div>
      {tooLarge && <FormError>{t('picture.tooLarge')}</FormError>}
      {adding.error && <FormError>{words(adding.error)}</FormError>}
    </section>
  );
}
