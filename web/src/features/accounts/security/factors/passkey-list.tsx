import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayDate } from '../../../../i18n/format.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { Passkey } from '../../../people/identity/protection-queries.ts';

export function PasskeyList({
  passkeys,
  onRename,
  onRemove,
}: {
  passkeys: readonly Passkey[];
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
}) {
  const { t } = useTranslation('security');
  const { timeZone } = useBrand();
  if (passkeys.length === 0) return null;
  return (
    <ul className="ml-14 flex flex-col gap-1">
      {passkeys.map((passkey) => (
        <li
          key={passkey.id}
          className="flex flex-wrap items-center gap-3 rounded-medium bg-sunken py-1.5 pr-1.5 pl-4"
        >
          <KeyRound className="size-4 shrink-0 text-muted" aria-hidden="true" />
          <div className="row-words">
            <p className="break-words font-medium text-sm">{passkey.name}</p>
            <p className="figures text-muted text-xs">
              {t('passkeys.addedOn', { date: displayDate(passkey.addedAt, timeZone) })}
              {passkey.usedAt &&
                ` · ${t('passkeys.usedOn', { date: displayDate(passkey.usedAt, timeZone) })}`}
            </p>
          </div>
          <IconButton label={t('passkeys.rename', { name: passkey.name })} onClick={() => onRename(passkey)}>
            <Pencil aria-hidden="true" />
          </IconButton>
          <IconButton label={t('remove.passkey', { name: passkey.name })} onClick={() => onRemove(passkey)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
