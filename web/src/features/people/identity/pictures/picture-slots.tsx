import type { RefusalCode } from '@lanna/contract/refusals';
import { AlertTriangle, Check, ImagePlus, RotateCcw, X } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../../api/calls/refusal.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { MessageText } from '../../../../ui/text/message-text.tsx';
import { PICTURE_TYPES } from './picture-file.ts';
import type { PictureUploads, Upload } from './picture-uploads.ts';

const PER_CENT = 100;

/** A few pictures, each sent as soon as it is chosen: what it looks like, how far it is, and what to do if it does not go. */
export function PictureSlots({
  label,
  handle: { uploads, add, retry, remove },
  max,
  final,
  error,
}: {
  label: string;
  handle: PictureUploads;
  max: number;
  /** Of a refusal after which the same picture is not sent again. */
  final: RefusalCode;
  error: string | undefined;
}) {
  const { t } = useTranslation('identity');
  const [left, setLeft] = useState(0);
  const chooser = useRef<HTMLInputElement>(null);
  const id = useId();
  const full = uploads.length >= max;

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    setLeft(add([...(target.files ?? [])]));
    // The same file may be chosen again after it has been removed.
    target.value = '';
  }

  return (
    <fieldset aria-describedby={`${id}-line`} className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium text-muted text-sm">{label}</legend>
      <ul className="grid grid-cols-3 gap-3">
        {uploads.map((upload, at) => (
          <li key={upload.key}>
            <Slot
              upload={upload}
              final={final}
              number={at + 1}
              onRetry={() => retry(upload)}
              onRemove={() => {
                setLeft(0);
                remove(upload);
                chooser.current?.focus();
              }}
            />
          </li>
        ))}
        {!full && (
          <li>
            <label className="flex aspect-square cursor-pointer flex-col items-center justify-center gap-1.5 rounded-medium border-2 border-control-line border-dashed bg-sunken p-2 text-center text-muted text-sm transition-colors hover:border-accent-text hover:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
              <ImagePlus className="size-6" aria-hidden="true" />
              {t('pictures.add')}
              <input
                ref={chooser}
                type="file"
                accept={PICTURE_TYPES}
                multiple={max > 1}
                aria-invalid={error ? true : undefined}
                onChange={choose}
                className="sr-only"
              />
            </label>
          </li>
        )}
      </ul>
      <p
        id={`${id}-line`}
        role={error || left > 0 ? 'alert' : undefined}
        className={classes('text-sm', error || left > 0 ? 'text-danger' : 'text-muted')}
      >
        {error ??
          (left > 0
            ? t('pictures.tooMany', { max })
            : max === 1
              ? t('pictures.hintOne')
              : t('pictures.hint', { max }))}
      </p>
    </fieldset>
  );
}

function Slot({
  upload: { preview, name, state },
  final,
  number,
  onRetry,
  onRemove,
}: {
  upload: Upload;
  final: RefusalCode;
  number: number;
  onRetry: () => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('identity');
  const wrong = state.kind === 'failed' || state.kind === 'unusable';
  return (
    <div
      className={classes(
        'flex flex-col gap-1.5 text-xs',
        // Words about an error need the whole row on a phone; the picture keeps its place.
        wrong && 'text-danger',
      )}
    >
      <div
        className={classes(
          'relative aspect-square overflow-hidden rounded-medium border bg-sunken',
          wrong ? 'border-danger' : 'border-line',
        )}
      >
        {state.kind !== 'unusable' && (
          <img
            src={preview}
            alt={t('pictures.preview', { number, name })}
            className={classes('size-full object-cover', state.kind !== 'kept' && 'opacity-50')}
          />
        )}
        {wrong && (
          <span className="absolute inset-0 flex items-center justify-center">
            <AlertTriangle className="size-7 text-danger" aria-hidden="true" />
          </span>
        )}
        {state.kind === 'sending' && <Sending share={state.share} number={number} />}
        {state.kind === 'kept' && (
          <span className="absolute bottom-1.5 left-1.5 flex size-6 items-center justify-center rounded-full bg-surface text-success">
            <Check className="size-4" aria-hidden="true" />
            <span className="sr-only">{t('pictures.kept', { number })}</span>
          </span>
        )}
        <button
          type="button"
          aria-label={t('pictures.remove', { number })}
          title={t('pictures.remove', { number })}
          onClick={onRemove}
          className="absolute top-1 right-1 flex size-8 items-center justify-center rounded-full bg-shade/75 text-white transition-colors hover:bg-shade"
        >
          <X className="size-4" aria-hidden="true" />
        </button>
      </div>
      {state.kind === 'unusable' && <p role="alert">{t(`pictures.fault.${state.wrongField}`)}</p>}
      {state.kind === 'failed' && (
        <Failed error={state.error} final={final} number={number} onRetry={onRetry} />
      )}
    </div>
  );
}

function Sending({ share, number }: { share: number; number: number }) {
  const { t } = useTranslation('identity');
  const percent = Math.round(share * PER_CENT);
  return (
    <div
      role="progressbar"
      aria-label={t('pictures.sending', { number })}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={PER_CENT}
      className="absolute inset-x-2 bottom-2 flex flex-col gap-1"
    >
      <span className="figures self-center rounded-full bg-shade/75 px-2 text-white" aria-hidden="true">
        {percent}%
      </span>
      <span className="h-1.5 overflow-hidden rounded-full bg-shade/60" aria-hidden="true">
        <span
          className="block h-full rounded-full bg-accent transition-[width]"
          style={{ width: `${percent}%` }}
        />
      </span>
    </div>
  );
}

/** What the server refuses is not sent again; what did not arrive is. */
function Failed({
  error,
  final,
  number,
  onRetry,
}: {
  error: unknown;
  final: RefusalCode;
  number: number;
  onRetry: () => void;
}) {
  const { t } = useTranslation('identity');
  const words = useRefusalText();
  const isFinal = error instanceof Refusal && error.code === final;
  return (
    <div role="alert" className="flex flex-col items-start gap-1">
      <p>
        <MessageText>{words(error)}</MessageText>
      </p>
      {!isFinal && (
        <Button
          size="small"
          variant="secondary"
          icon={<RotateCcw aria-hidden="true" />}
          aria-label={t('pictures.retryOf', { number })}
          onClick={onRetry}
        >
          {t('pictures.retry')}
        </Button>
      )}
    </div>
  );
}
