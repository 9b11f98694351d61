import type { Sending, Value } from '@lanna/contract/endpoint';
import { AVATARS, setAvatar } from '@lanna/contract/people/members/avatar';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ImageUp, Info } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { artPaths } from '../../../../../art/paths.ts';
import { call } from '../../../../api/calls/call.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { memberQuery } from '../../../../api/queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Avatar } from '../../../../ui/pictures/avatar.tsx';
import {
  base64Of,
  PICTURE_TYPES,
  type PictureFieldError,
  pictureFieldError,
} from '../../../people/identity/pictures/picture-file.ts';
import { avatarQuery } from './profile-queries.ts';

type Choice = Sending<typeof setAvatar>['body'];

/** One of our own pictures, or one of the member's; a press chooses it. */
export function AvatarDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['security', 'identity']);
  const { data: own } = useQuery(avatarQuery);
  const { data: member } = useQuery(memberQuery);
  const choosing = useChoice(onClose);
  const [fieldError, setFieldError] = useState<PictureFieldError>();
  const words = useRefusalText();
  const current = own ?? member;

  async function bring(file: File) {
    choosing.reset();
    const wrong = await pictureFieldError(file);
    setFieldError(wrong);
    if (!wrong) choosing.mutate({ avatarType: 'CUSTOM', base64: await base64Of(file) });
  }

  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('avatar.title')}
      description={t('avatar.lead')}
    >
      <div className="flex flex-col gap-5">
        {own?.removedAt && (
          <p
            role="note"
            className="flex gap-3 rounded-medium border border-warning/40 bg-sunken px-4 py-3 text-sm"
          >
            <Info className="mt-0.5 size-5 shrink-0 text-warning" aria-hidden="true" />
            {t('avatar.removed')}
          </p>
        )}
        <OwnSet
          current={current?.avatar}
          busy={choosing.isPending}
          onChoose={(avatar) => choosing.mutate({ avatarType: 'STATIC', avatar })}
        />
        <Upload
          picture={current?.avatarType === 'CUSTOM' ? current.avatar : undefined}
          busy={choosing.isPending && choosing.variables.avatarType === 'CUSTOM'}
          onFile={(file) => void bring(file)}
        />
        {fieldError && <FormError>{t(`identity:pictures.fault.${fieldError}`)}</FormError>}
        {choosing.error && <FormError>{words(choosing.error)}</FormError>}
      </div>
    </Dialog>
  );
}

function useChoice(onClose: () => void) {
  const { t } = useTranslation('security');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Choice) => call(setAvatar, { body }),
    onSuccess: (own) => {
      queries.setQueryData(avatarQuery.queryKey, own);
      const { avatar, avatarType }: Value<typeof setAvatar> = own;
      // Wherever the member's own picture stands, at once.
      queries.setQueryData(memberQuery.queryKey, (member) => member && { ...member, avatar, avatarType });
      notify({ text: t('avatar.saved'), tone: 'success' });
      onClose();
    },
  });
}

function OwnSet({
  current,
  busy,
  onChoose,
}: {
  current: string | undefined;
  busy: boolean;
  onChoose: (avatar: (typeof AVATARS)[number]) => void;
}) {
  const { t } = useTranslation('security');
  return (
    <fieldset>
      <legend className="mb-3 font-semibold text-sm">{t('avatar.ours')}</legend>
      <div className="grid grid-cols-4 gap-3 sm:grid-cols-6">
        {AVATARS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={current === artPaths.avatar(name)}
            aria-label={t(`avatar.names.${name}`)}
            aria-disabled={busy || undefined}
            onClick={() => !busy && onChoose(name)}
            className="flex rounded-full p-1 ring-2 ring-transparent transition-shadow hover:ring-control-line aria-pressed:ring-accent-text"
          >
            <Avatar name={name} picture={artPaths.avatar(name)} className="aspect-square size-auto w-full" />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function Upload({
  picture,
  busy,
  onFile,
}: {
  picture: string | undefined;
  busy: boolean;
  onFile: (file: File) => void;
}) {
  const { t } = useTranslation('security');
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  function chosen({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file may be chosen again after a failure.
    target.value = '';
    if (file) onFile(file);
  }
  return (
    <section className="flex items-center gap-4 border-line border-t pt-5">
      {picture && <Avatar name="" picture={picture} className="size-16 ring-2 ring-accent-text" />}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES}
          onChange={chosen}
          aria-label={t('avatar.upload')}
          aria-describedby={hint}
          tabIndex={-1}
          className="sr-only"
        />
        <Button
          variant="secondary"
          busy={busy}
          icon={<ImageUp className="size-5" aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {t('avatar.upload')}
        </Button>
        <p id={hint} className="basis-40 text-muted text-sm">
          {t('avatar.rule')}
        </p>
      </div>
    </section>
  );
}
