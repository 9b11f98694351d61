import { Headset, Mail, MessageCircle, Phone } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';
import { LinkButton } from '../button.tsx';
import { classes } from '../classes.ts';
import { useUiWords } from './words.tsx';

/** One way to customer service, as a link. */
export interface ContactWay {
  kind: 'line' | 'page' | 'phone' | 'mail';
  href: string;
  /** The id, number or mailbox itself; a page has none. */
  text?: string;
}

const Ways = createContext<readonly ContactWay[]>([]);

/** A site passes in how its brand is reached. Without it, and for a brand without contacts, nothing is shown. */
export function ContactsProvider({ ways, children }: { ways: readonly ContactWay[]; children: ReactNode }) {
  return <Ways value={ways}>{children}</Ways>;
}

export function useContactWays(): readonly ContactWay[] {
  return use(Ways);
}

/** The ways to customer service: `buttons` where they are the next step, a `row` below a message. */
export function ContactLinks({
  variant = 'row',
  className,
}: {
  variant?: 'row' | 'buttons';
  className?: string;
}) {
  const ways = useContactWays();
  if (ways.length === 0) return null;
  return (
    <span className={classes('flex flex-wrap', ARRANGEMENTS[variant], className)}>
      {ways.map((way, at) =>
        variant === 'buttons' ? (
          <LinkButton
            key={way.href}
            {...contactAnchor(way)}
            variant={at === 0 ? 'primary' : 'secondary'}
            icon={<ContactIcon kind={way.kind} />}
            className="max-w-full"
          >
            <ContactName way={way} />
          </LinkButton>
        ) : (
          <a
            key={way.href}
            {...contactAnchor(way)}
            className="inline-flex min-h-8 max-w-full items-center gap-1.5 font-medium text-accent-text underline-offset-3 hover:underline [&_svg]:size-4"
          >
            <ContactIcon kind={way.kind} />
            <span className="min-w-0 break-all">
              <ContactName way={way} />
            </span>
          </a>
        ),
      )}
    </span>
  );
}

const ARRANGEMENTS = { row: 'gap-x-4 gap-y-1 text-sm', buttons: 'justify-center gap-3' } as const;

/** What an `<a>` needs. LINE and pages elsewhere open beside the site, so that what is going on in it stays. */
export function contactAnchor({ kind, href }: ContactWay) {
  const away = kind === 'line' || (kind === 'page' && !href.startsWith('/'));
  return away ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
}

/** The id, number or mailbox, as it stands; screen readers say first which it is. */
export function ContactName({ way: { kind, text } }: { way: ContactWay }) {
  const { contact } = useUiWords();
  if (text === undefined) return contact[kind];
  return (
    <>
      <span className={kind === 'line' ? undefined : 'sr-only'}>{contact[kind]} </span>
      {text}
    </>
  );
}

const ICONS = { line: MessageCircle, page: Headset, phone: Phone, mail: Mail } as const;

export function ContactIcon({ kind }: { kind: ContactWay['kind'] }) {
  const Icon = ICONS[kind];
  return <Icon className="shrink-0" aria-hidden="true" />;
}
