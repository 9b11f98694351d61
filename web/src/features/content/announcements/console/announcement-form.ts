import type { OpsAnnouncement, WrittenAnnouncement } from '@lanna/contract/content/announcements/ops';
import type { LocalText } from '@lanna/rules/local-text';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../../../shared-parts/forms/contract-form.ts';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';

type Written = WrittenAnnouncement;

/** An announcement as its fields have it: words may still be missing, and what other types ask for stays there unsent. */
export interface Draft
  extends Omit<Written, 'summary' | 'content' | 'link' | 'position' | 'audience' | 'about'> {
  brand: string;
  summary: LocalText;
  content: LocalText;
  link: string;
  position: string;
  audience: Omit<Written['audience'], 'newMemberDays'> & { newMemberDays: string };
  about: NonNullable<Written['about']>;
}
export type AnnouncementForm = ContractForm<Draft>;

const ABOUT_NOTHING: Draft['about'] = { kind: 'maintenance', vendor: '', gameId: null };

export function newDraft(brand: string, now: string): Draft {
  return {
    brand,
    type: 'PL',
    title: {},
    summary: {},
    content: {},
    pictureId: null,
    link: '',
    position: '100',
    enabled: true,
    startsAt: now,
    endsAt: null,
    audience: { readers: 'everybody', ranks: [], languages: [], newMemberDays: '' },
    about: ABOUT_NOTHING,
  };
}

export function draftOf(announcement: OpsAnnouncement): Draft {
  const { brand, type, title, pictureId, enabled, startsAt, endsAt, audience } = announcement;
  return {
    brand,
    type,
    title,
    pictureId,
    enabled,
    startsAt,
    endsAt,
    summary: announcement.summary ?? {},
    content: announcement.content ?? {},
    link: announcement.link ?? '',
    position: String(announcement.position),
    audience: { ...audience, newMemberDays: String(audience.newMemberDays ?? '') },
    about: announcement.about ?? ABOUT_NOTHING,
  };
}

/**
 * As it is sent: what was not written is not there. Everybody is to know what a game announcement says, and readers who may not be
 * members have neither rank nor registration.
 */
export function bodyOf({ brand: _brand, about, audience, ...draft }: Draft): Written {
  const orNone = (text: LocalText) => (Object.keys(text).length > 0 ? text : null);
  const isOfGame = draft.type === 'GAME';
  const readers = isOfGame ? 'everybody' : audience.readers;
  const isForMembers = readers === 'members';
  return {
    ...draft,
    summary: orNone(draft.summary),
    content: orNone(draft.content),
    link: draft.link.trim() || null,
    position: typedNumber(draft.position),
    about: isOfGame ? about : null,
    audience: {
      readers,
      languages: audience.languages,
      ranks: isForMembers ? audience.ranks : [],
      newMemberDays:
        isForMembers && audience.newMemberDays !== '' ? typedNumber(audience.newMemberDays) : null,
    },
  };
}

/** What its fields say of themselves. */
export function useFieldWords() {
  const { t } = useTranslation('announcements-console');
  return {
    title: t('fault.title'),
    pictureId: t('fault.pictureId'),
    endsAt: t('fault.endsAt'),
    link: t('fault.link'),
    'about.vendor': t('fault.about'),
  };
}
