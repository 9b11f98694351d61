import { type Announcement, markAnnouncementSeen } from '@lanna/contract/content/announcements/announcements';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import {
  memberAnnouncementsQuery,
  noticesQuery,
  useAnnouncements,
} from '../../../api/content/announcements.ts';
import { useIsExcluded } from '../../../api/exclusion.ts';
import { isMember } from '../../../api/route-guard.ts';
import { useIsRestricted, useSession } from '../../../api/session.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';
import type { BesideProps } from '../../../topic.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { useCovered } from '../../../ui/layers/layers.ts';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { NoticeLink } from './notice-link.tsx';
import { keepSeen, seenPopUps } from './seen-pop-ups.ts';

/**
 * Shows a pop-up that this reader has not seen yet: one at a time, one for each page that is loaded, never over anything that is
 * open. It counts as seen once it is shown, on all devices of a member.
 */
export function PopUps({ calm }: BesideProps) {
  const [shown, setShown] = useState<Announcement>();
  const [open, setOpen] = useState(false);
  const covered = useCovered();
  const next = useNextPopUp();
  const excluded = useIsExcluded();
  const mayOpen = calm && !covered && !excluded && shown === undefined;
  const markSeen = useMarkSeen();

  useEffect(() => {
    if (!mayOpen || !next) return;
    setShown(next);
    setOpen(true);
    markSeen(next.id);
  }, [mayOpen, next, markSeen]);

  useAnnouncedAfterLogin(markSeen);

  return shown ? <PopUp popUp={shown} open={open} onClose={() => setOpen(false)} /> : null;
}

/** Undefined while it is not known what a member has seen elsewhere. */
function useNextPopUp(): Announcement | undefined {
  const session = useSession();
  const isRestricted = useIsRestricted();
  const ofMember = isMember(session);
  const { data: groups } = useAnnouncements(noticesQuery);
  const { data: own } = useQuery({ ...memberAnnouncementsQuery, enabled: ofMember });
  if (!groups || isRestricted || (ofMember && !own)) return undefined;
  const seen = new Set([...seenPopUps(), ...(own?.seen ?? [])]);
  return groups.popup.find(({ id }) => !seen.has(id));
}

/** What this browser showed while no member was logged in, the member has seen too. */
function useAnnouncedAfterLogin(markSeen: (id: string) => void) {
  const ofMember = isMember(useSession());
  const { data: groups } = useAnnouncements(noticesQuery);
  const { data: own } = useQuery({ ...memberAnnouncementsQuery, enabled: ofMember });
  const unannounced =
    ofMember && groups && own
      ? groups.popup.find(({ id }) => seenPopUps().includes(id) && !own.seen.includes(id))?.id
      : undefined;
  useEffect(() => {
    if (unannounced !== undefined) markSeen(unannounced);
  }, [unannounced, markSeen]);
}

function useMarkSeen(): (id: string) => void {
  const queries = useQueryClient();
  const ofMember = isMember(useSession());
  return useCallback(
    (id) => {
      keepSeen(id);
      if (!ofMember) return;
      // If this is not reported, another device shows it once more: the member is not to be bothered with that.
      call(markAnnouncementSeen, { body: { id } })
        .then(() => queries.invalidateQueries({ queryKey: memberAnnouncementsQuery.queryKey }))
        .catch(() => undefined);
    },
    [queries, ofMember],
  );
}

function PopUp({ popUp, open, onClose }: { popUp: Announcement; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('announcements');
  const { tag } = LANGUAGES[popUp.language];
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={popUp.title}
      {...(popUp.summary && { description: popUp.summary })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('close')}
          </Button>
          {popUp.link && <NoticeLink link={popUp.link} onFollow={onClose} />}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {popUp.picture && (
          <img
            src={popUp.picture}
            alt=""
            width="960"
            height="540"
            decoding="async"
            className="aspect-video w-full rounded-medium object-cover"
          />
        )}
        {popUp.content && <RichText html={popUp.content} lang={tag} />}
      </div>
    </Dialog>
  );
}
