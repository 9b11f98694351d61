import { useQuery } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { memberQuery } from '../../../../api/queries.ts';
import { displayDate } from '../../../../i18n/format.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Avatar } from '../../../../ui/pictures/avatar.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { AvatarDialog } from './avatar-dialog.tsx';

/** Who this is: the picture, the names, the level, and since when. */
export function ProfileHead() {
  const { t } = useTranslation('security');
  const { timeZone } = useBrand();
  const { data: member } = useQuery(memberQuery);
  const [choosing, setChoosing] = useState(false);
  if (!member) return <Skeleton className="h-32 rounded-large" />;
  const { userName, nickname, clubLabel, registeredAt, avatar } = member;
  return (
    <div className="lit sky relative flex flex-wrap items-center gap-4 overflow-hidden rounded-large bg-raised p-5 sm:gap-6 sm:p-6">
      <button
        type="button"
        onClick={() => setChoosing(true)}
        aria-label={t('avatar.change')}
        className="group relative shrink-0 rounded-full"
      >
        <Avatar
          name={userName}
          picture={avatar}
          className="size-20 text-2xl shadow-card ring-2 ring-accent/60 sm:size-24"
        />
        <span className="absolute -right-1 -bottom-1 flex size-8 items-center justify-center rounded-full border border-line bg-surface text-accent-text transition-colors group-hover:bg-sunken">
          <Camera className="size-4" aria-hidden="true" />
        </span>
      </button>
      <div className="row-words">
        <p className="wrap-anywhere font-display font-semibold text-xl sm:text-2xl">{userName}</p>
        {nickname !== userName && <p className="wrap-anywhere text-muted">{nickname}</p>}
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Badge tone="accent">{t('profile.level', { level: clubLabel.rankLevel })}</Badge>
          <span className="text-muted text-sm">
            {t('profile.since', { date: displayDate(registeredAt, timeZone) })}
          </span>
        </div>
      </div>
      {choosing && <AvatarDialog onClose={() => setChoosing(false)} />}
    </div>
  );
}
