import type { DocumentPart, IdentityDocument } from '@lanna/rules/accounts/kyc/identity-documents';
import { Camera, Check, ImageUp, RotateCcw } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../../api/calls/refusal.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { PICTURE_TYPES } from '../../../people/identity/pictures/picture-file.ts';
import type { PictureUploads, Upload } from '../../../people/identity/pictures/picture-uploads.ts';
import { PartDrawing } from './part-drawing.tsx';
import { shrinkPicture } from './shrink-picture.ts';

const PER_CENT = 100;

/** One picture: taken by the camera or chosen from the device, seen large, taken again, and how far it is on its way. */
export function PartSlot({
  part,
  kind,
  optional,
  handle: { uploads, add, retry, remove },
  error,
}: {
  part: DocumentPart;
  kind: IdentityDocument;
  optional: boolean;
  handle: PictureUploads;
  error: string | undefined;
}) {
  const { t } = useTranslation('kyc');
  const id = useId();
  const [preparing, setPreparing] = useState(false);
  const [upload] = uploads;

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file may be chosen again after it has been removed.
    target.value = '';
    if (!file) return;
    setPreparing(true);
    const picture = await shrinkPicture(file);
    setPreparing(false);
    add([picture]);
    if (upload) remove(upload);
  }

  const variant = kind === 'passport' ? 'passport' : 'card';
  const name = part === 'front' ? t(`part.front.${variant}`) : t(`part.${part}.name`);
  const chooser = (capture: 'camera' | 'device', words: string, Icon: ReactNode, primary: boolean) => (
    <label
      className={classes(
        'inline-flex h-control min-w-0 flex-1 cursor-pointer items-center justify-center gap-2 rounded-medium px-4 text-center font-semibold text-control leading-tight transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 [&_svg]:size-[1.15rem] [&_svg]:shrink-0',
        primary
          ? 'lantern hover:brightness-107'
          : 'border border-control-line bg-raised hover:border-accent-text hover:text-accent-text',
      )}
    >
      {Icon}
      <span>
        {words}
        <span className="sr-only"> {name}</span>
      </span>
      <input
        type="file"
        accept={PICTURE_TYPES}
        {...(capture === 'camera' ? { capture: part === 'face' ? 'user' : 'environment' } : {})}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-fault` : undefined}
        onChange={(event) => void take(event)}
        className="sr-only"
      />
    </label>
  );

  return (
    <fieldset
      className={classes(
        'flex flex-col gap-3 rounded-large border bg-raised p-4',
        error ? 'border-danger' : 'border-line',
      )}
    >
      <legend className="sr-only">{name}</legend>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p aria-hidden="true" className="font-semibold">
          {name}
        </p>
        {optional && <Badge>{t('send.pictures.optional')}</Badge>}
        {upload?.state.kind === 'kept' && (
          <Badge tone="success">
            <Check className="size-3.5" aria-hidden="true" />
            {t('send.pictures.kept')}
          </Badge>
        )}
      </div>
      <div
        className={classes(
          'relative flex w-full items-center justify-center overflow-hidden rounded-medium border border-line bg-sunken sm:mx-auto sm:max-w-md',
          part === 'face' ? 'aspect-4/3' : 'aspect-[1.586]',
        )}
      >
        {upload && upload.state.kind !== 'unusable' ? (
          <img
            src={upload.preview}
            alt={t('send.pictures.preview', { name })}
            className={classes('size-full object-contain', upload.state.kind === 'sending' && 'opacity-60')}
          />
        ) : (
          <PartDrawing part={part} className={classes('w-3/5 max-w-64', preparing && 'animate-pulse-soft')} />
        )}
        {upload?.state.kind === 'sending' && <Sending share={upload.state.share} name={name} />}
      </div>
      {!upload && <p className="text-muted text-sm">{t(`part.${part}.text`)}</p>}
      {upload && <FieldError upload={upload} onRetry={() => retry(upload)} />}
      {error && (
        <p id={`${id}-fault`} role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        {upload ? (
          chooser('camera', t('send.pictures.retake'), <RotateCcw aria-hidden="true" />, false)
        ) : (
          <>
            {chooser('camera', t('send.pictures.take'), <Camera aria-hidden="true" />, true)}
            {chooser('device', t('send.pictures.choose'), <ImageUp aria-hidden="true" />, false)}
          </>
        )}
      </div>
    </fieldset>
  );
}

function Sending({ share, name }: { share: number; name: string }) {
  const { t } = useTranslation('kyc');
  const percent = Math.round(share * PER_CENT);
  return (
    <div
      role="progressbar"
      aria-label={t('send.pictures.sending', { name })}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={PER_CENT}
      className="absolute inset-x-4 bottom-4 flex flex-col gap-1.5"
    >
      <span
        className="figures self-center rounded-full bg-shade/75 px-2.5 py-0.5 text-sm text-white"
        aria-hidden="true"
      >
        {percent}%
      </span>
      <span className="h-2 overflow-hidden rounded-full bg-shade/60" aria-hidden="true">
        <span
          className="lantern block h-full rounded-full transition-[width]"
          style={{ width: `${percent}%` }}
        />
      </span>
    </div>
  );
}

/** What the server refuses is not sent again; what did not arrive is. */
function FieldError({ upload: { state }, onRetry }: { upload: Upload; onRetry: () => void }) {
  const { t } = useTranslation(['kyc', 'identity']);
  const words = useRefusalText();
  if (state.kind === 'unusable')
    return <FormError>{t(`identity:pictures.fault.${state.wrongField}`)}</FormError>;
  if (state.kind !== 'failed') return null;
  const isFinal = state.error instanceof Refusal && state.error.code === 'identity_picture_unusable';
  return (
    <div className="flex flex-col items-start gap-2">
      <FormError>{words(state.error)}</FormError>
      {!isFinal && (
        <Button size="small" variant="secondary" icon={<RotateCcw aria-hidden="true" />} onClick={onRetry}>
          {t('identity:pictures.retry')}
        </Button>
      )}
    </div>
  );
}
