import { useTranslation } from 'react-i18next';
import { paths } from '../../../../paths.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { ContactLinks } from '../../../../ui/text/contact-links.tsx';
import { UsefulLinks } from '../about/useful-links.tsx';

/** At the end of every page of the help centre: people, and a way to say what is missing. */
export function StillStuck() {
  const { t } = useTranslation('help');
  return (
    <section
      aria-labelledby="help-stuck"
      className="lit flex flex-col gap-5 rounded-large bg-raised p-6 lg:flex-row lg:items-center lg:justify-between lg:gap-10 lg:p-8"
    >
      <div className="max-w-xl">
        <h2 id="help-stuck" className="font-display font-semibold text-xl">
          {t('stuck.title')}
        </h2>
        <p className="mt-1 text-muted">{t('stuck.text')}</p>
        <UsefulLinks />
      </div>
      <div className="flex flex-wrap gap-3 lg:justify-end">
        <ContactLinks variant="buttons" className="max-lg:justify-start lg:justify-end" />
        <LinkButton variant="ghost" href={paths.memberCentre('feedback')}>
          {t('stuck.feedback')}
        </LinkButton>
      </div>
    </section>
  );
}
