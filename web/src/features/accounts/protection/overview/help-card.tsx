import { LifeBuoy, MessagesSquare, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../paths.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { SectionHead } from './section-head.tsx';

/** The hotline of Thailand's Department of Mental Health. */
export const HOTLINE = '1323';

/** Who listens: the hotline at any hour, customer service, and what the house has written about it. */
export function HelpCard() {
  const { t } = useTranslation('protection');
  return (
    <section aria-labelledby="help-heading" className="lit rounded-large bg-surface p-5">
      <SectionHead id="help-heading" icon={<LifeBuoy />} title={t('help.title')} text={t('help.text')} />
      <div className="mt-4 flex flex-wrap gap-2.5">
        <LinkButton
          variant="secondary"
          size="small"
          href={`tel:${HOTLINE}`}
          icon={<Phone aria-hidden="true" />}
        >
          {t('help.hotline', { number: HOTLINE })}
        </LinkButton>
        <LinkButton
          variant="secondary"
          size="small"
          href={paths.chatPanel()}
          icon={<MessagesSquare aria-hidden="true" />}
        >
          {t('help.service')}
        </LinkButton>
      </div>
      <p className="mt-3 text-muted text-sm">{t('help.hotlineText', { number: HOTLINE })}</p>
      <p className="mt-2 flex flex-wrap gap-x-5 text-sm [&_a]:py-1 [&_a]:font-medium [&_a]:text-accent-text [&_a]:underline [&_a]:underline-offset-2">
        <a href={paths.help({ page: 'responsible' })}>{t('help.page')}</a>
        <a href={paths.help({ article: 'talk-to-somebody' })}>{t('help.article')}</a>
      </p>
    </section>
  );
}
