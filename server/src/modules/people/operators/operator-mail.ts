import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Platform } from '../../../platform/topic.ts';
import { houseMailer } from './house/house-mailer.ts';

/** What letters to operators go out by; null where there is none. */
export function operatorMail(parts: Pick<Platform, 'db' | 'clock' | 'providers'>): Promise<Mailer | null> {
  return houseMailer(parts, parts.providers);
}
