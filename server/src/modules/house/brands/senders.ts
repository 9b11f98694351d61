import type { Mailer } from '../../../platform/mail/mailer.ts';
import { type Outbox, outbox } from '../../../platform/outbox/outbox.ts';
import { recordedSender } from '../../../platform/outbox/sent-messages.ts';
import type { Clock } from '../../../platform/process/clock.ts';
import type { SmsSender } from '../../../platform/sms/sms-sender.ts';
import type { Database } from '../../../platform/sql/database.ts';
import type { BrandProfile } from './brand.ts';
import { brandName } from './brand-name.ts';
import type { LetterPicture } from './letter-picture.ts';
import { brandedMailer } from './letters/branded-mailer.ts';

/** The senders of a brand's e-mails and text messages; null where it has none. */
export interface Senders {
  mailerFor(brand: BrandProfile): Mailer | null;
  smsSenderFor(brand: BrandProfile): SmsSender | null;
  /** What stands in for a missing provider; null where messages really go out, and for a brand with real players. */
  outboxOf(brand: BrandProfile): Outbox | null;
  /** What goes into that outbox. */
  keptInOutbox(brand: BrandProfile): Channel[];
}

type Channel = 'mail' | 'sms';

/** The configured providers, else a demo brand's own outbox, else none. What is sent, and what is answered, is put on record. */
export function brandSenders(
  deps: {
    db: Database;
    clock: Clock;
    /** What mails of a brand are headed with. */
    pictureOf?: (brand: BrandProfile) => Promise<LetterPicture | undefined>;
  },
  providers: { mailer?: Mailer | undefined; smsSender?: SmsSender | undefined } = {},
): Senders {
  const outboxOf = (brand: BrandProfile) =>
    brand.settings.demo && !(providers.mailer && providers.smsSender) ? outbox(deps, brand.id) : null;
  const mailerFor = (brand: BrandProfile): Mailer | null => {
    const mailer = providers.mailer ?? outboxOf(brand)?.mailer;
    if (!mailer) return null;
    const of = {
      merchantId: brand.id,
      channel: 'mail',
      provider: providers.mailer ? 'smtp' : 'outbox',
    } as const;
    const head = {
      name: brandName(brand, brand.defaultLanguage),
      picture: async () => deps.pictureOf?.(brand),
    };
    return recordedSender(deps, brandedMailer(mailer, head), of);
  };
  const smsSenderFor = (brand: BrandProfile): SmsSender | null => {
    const sender = providers.smsSender ?? outboxOf(brand)?.smsSender;
    if (!sender) return null;
    const of = {
      merchantId: brand.id,
      channel: 'sms',
      provider: providers.smsSender ? 'http-sms' : 'outbox',
    } as const;
    return recordedSender(deps, sender, of);
  };
  const keptInOutbox = (brand: BrandProfile): Channel[] => {
    if (!outboxOf(brand)) return [];
    return [...(providers.mailer ? [] : ['mail' as const]), ...(providers.smsSender ? [] : ['sms' as const])];
  };
  return { mailerFor, smsSenderFor, outboxOf, keptInOutbox };
}
