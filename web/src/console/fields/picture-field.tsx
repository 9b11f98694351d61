import { addPicture, type PictureShape } from '@lanna/contract/house/files/ops';
import { ImageUp, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../api/calls/refusal-text.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { FormError } from '../../ui/fields/form-error.tsx';
import { useOpsMutation } from '../calls/ops-query.ts';
import { usePictureUpload } from './use-picture-upload.ts';

const MARK_FORMATS = 'image/png,image/webp,image/svg+xml';
const RATIOS = {
  banner: 'aspect-video w-64',
  card: 'aspect-4/3 w-44',
  inline: 'aspect-4/3 w-44',
  mark: 'size-24',
  logo: 'aspect-4/1 w-64',
} as const;
/** What a logo is drawn for, whatever the console's own look is. */
const GROUNDS = { dark: 'bg-[black]', light: 'bg-[white]' } as const;

/** A picture of a page's: the server draws it anew and answers the id that the form keeps. `null`: none. */
export function PictureField({
  label,
  value,
  shape,
  ground,
  brand,
  onChange,
}: {
  label: string;
  value: string | null;
  shape: PictureShape;
  ground?: keyof typeof GROUNDS | undefined;
  /** Code of the brand whose page it is for. */
  brand: string;
  onChange: (id: string | null) => void;
}) {
  const { t } = useTranslation('console');
  const words = useRefusalText();
  const id = useId();
  const isWhole = shape === 'mark' || shape === 'logo';
  const adding = useOpsMutation(addPicture, { onDone: (picture) => onChange(picture.id) });
  const { field, tooLarge, choose } = usePictureUpload({
    ...(isWhole && { accept: MARK_FORMATS }),
    onChoose: adding.reset,
    onPicture: (base64) => adding.mutate({ body: { brand, shape, base64 } }),
  });

  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="font-medium text-muted text-sm">
        {label}
      </h3>
      <div className="flex flex-wrap items-end gap-3">
        <div
          className={classes(
            'flex items-center justify-center overflow-hidden rounded-medium border border-line text-muted',
            ground ? GROUNDS[ground] : 'bg-sunken',
            RATIOS[shape],
          )}
        >
          {value ? (
            <img
              src={`/files/${value}.webp`}
              alt=""
              className={classes('size-full', isWhole ? 'object-contain p-2' : 'object-cover')}
            />
          ) : (
            <ImageUp className="size-6" aria-hidden="true" />
          )}
        </div>
        <div className="flex flex-col items-start gap-2">
          <input {...field} aria-label={t('picture.choose')} />
          <Button variant="secondary" size="small" busy={adding.isPending} onClick={choose}>
            {value ? t('picture.replace') : t('picture.choose')}
          </Button>
          {value && (
            <Button
              variant="ghost"
              size="small"
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => onChange(null)}
            >
              {t('picture.remove')}
            </Button>
          )}
          <p className="text-muted text-xs">{isWhole ? t('picture.markRule') : t('picture.rule')}</p>
        </div>
      </div>
      {tooLarge && <FormError>{t('picture.tooLarge')}</FormError>}
      {adding.error && <FormError>{words(adding.error)}</FormError>}
    </section>
  );
}
