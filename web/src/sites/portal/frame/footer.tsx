import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { useBrandName } from '../../../api/content/brand-name.ts';
import { useBrandText } from '../../../api/content/brand-text.ts';
import { helpMenuQuery } from '../../../api/content/help.ts';
import { menusQuery, vendorsQuery } from '../../../api/queries.ts';
import { currentLanguage } from '../../../i18n/words.ts';
import { ABOUT_PAGES, paths } from '../../../paths.ts';
import { classes } from '../../../ui/classes.ts';
import { ContactLinks, useContactWays } from '../../../ui/text/contact-links.tsx';
import { useUiWords } from '../../../ui/text/words.tsx';
import { Mark } from '../header/logo.tsx';
import { PartnerLogo } from './partner-logo.tsx';

/** The group whose vendors are not shown as partners (specification, section 2). */
const NOT_A_PARTNER = 'ELOTT';

export function Footer() {
  const { t } = useTranslation('shell');
  const { copyrightYear, minimumAge, demo, front } = useBrand();
  const { slogan } = front;
  const inBrandsWords = useBrandText();
  const brand = useBrandName();
  return (
    <footer className="mt-14 border-line border-t bg-frame">
      <div className="mx-auto flex max-w-7xl flex-col gap-8 px-4 py-10 lg:px-6">
        <Partners />
        <div className="grid gap-x-10 gap-y-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <div className="flex flex-col gap-5">
            <div className={classes('flex max-w-md gap-3', front.logo && 'flex-col')}>
              <Mark
                of={front.logo ?? front.mark}
                className={front.logo ? 'h-11 w-44 object-left' : 'size-11 shrink-0'}
              />
              <div>
                <p className={classes('font-display font-semibold text-lg', front.logo && 'sr-only')}>
                  {brand}
                </p>
                {slogan && <p className="text-muted text-sm">{inBrandsWords(slogan.text)}</p>}
              </div>
            </div>
            <Contact />
          </div>
          <nav aria-label={t('footer.links')} className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3">
            <Games />
            <Help />
            <About />
          </nav>
        </div>
        <Leave />
        <div className="flex flex-col gap-4 border-line border-t pt-6 text-muted text-sm sm:flex-row sm:items-center sm:justify-between">
          <p>{t('footer.copyright', { year: copyrightYear, brand })}</p>
          <p className="flex items-center gap-3">
            <span className="flex size-9 shrink-0 items-center justify-center rounded-full border-2 border-danger font-bold text-danger text-xs">
              {t('footer.age', { age: minimumAge })}
            </span>
            {demo ? t('footer.playMoney') : t('footer.responsible')}
          </p>
        </div>
      </div>
    </footer>
  );
}

/** Under whose leave real money is played for, and where help is; a demonstration has neither. */
function Leave() {
  const { t } = useTranslation('shell');
  const { realMoney } = useBrand();
  const inBrandsWords = useBrandText();
  if (!realMoney) return null;
  const { licenceNumber, regulatorName, regulatorUrl, helpLinks } = realMoney;
  return (
    <div className="flex flex-col gap-x-10 gap-y-5 border-line border-t pt-6 text-sm sm:flex-row sm:justify-between">
      {licenceNumber && regulatorName && (
        <p className="text-muted">
          <span className="block font-semibold text-text">
            {t('footer.licence', { number: licenceNumber })}
          </span>
          {t('footer.regulator')}{' '}
          {regulatorUrl ? <OutwardLink href={regulatorUrl}>{regulatorName}</OutwardLink> : regulatorName}
        </p>
      )}
      {helpLinks.length > 0 && (
        <div>
          <p className="font-semibold">{t('footer.getHelp')}</p>
          <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
            {helpLinks.map(({ url, label }) => (
              <li key={url}>
                <OutwardLink href={url}>{inBrandsWords(label)}</OutwardLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function OutwardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-6 items-center text-muted underline underline-offset-2 hover:text-accent-text"
    >
      {children}
    </a>
  );
}

function Partners() {
  const { t } = useTranslation('shell');
  const { data } = useQuery(vendorsQuery);
  const partners = new Map(
    data?.data.lanes
      .filter(({ title }) => title !== NOT_A_PARTNER)
      .flatMap(({ title, cards }) =>
        cards
          // What the house runs itself is no partner's.
          .filter(({ accountTypeName }) => accountTypeName !== 'OWN')
          .map((card) => [card.vassalage, { group: title, name: card.displayName }] as const),
      ),
  );
  if (partners.size === 0) return null;
  return (
    <section aria-label={t('footer.partners')}>
      <ul className="flex flex-wrap items-center gap-x-8 gap-y-4">
        {[...partners].map(([vendor, partner]) => (
          <li key={vendor}>
            <PartnerLogo vendor={vendor} {...partner} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Games() {
  const { t } = useTranslation('shell');
  const { data: menus = [] } = useQuery(menusQuery);
  return (
    <Column title={t('footer.games')}>
      <FooterLink href={paths.home()}>{t('home')}</FooterLink>
      {menus.map(({ gameType }) => (
        <FooterLink key={gameType} href={paths.category(gameType)}>
          {t(`category.${gameType}`)}
        </FooterLink>
      ))}
      <FooterLink href={paths.seamless()}>{t('footer.seamless')}</FooterLink>
      <FooterLink href={paths.lotteryResults()}>{t('footer.lotteryResults')}</FooterLink>
      <FooterLink href={paths.promotions()}>{t('promotions')}</FooterLink>
      <FooterLink href={paths.vip()}>{t('vip')}</FooterLink>
      <FooterLink href={paths.pointMall()}>{t('pointMall')}</FooterLink>
      <FooterLink href={paths.download()}>{t('download')}</FooterLink>
    </Column>
  );
}

function Help() {
  const { t } = useTranslation('shell');
  const { data: categories = [] } = useQuery(helpMenuQuery(currentLanguage()));
  return (
    <Column title={t('footer.help')}>
      <FooterLink href={paths.help()}>{t('help')}</FooterLink>
      {categories.map(({ slug, name }) => (
        <FooterLink key={slug} href={paths.help({ category: slug })}>
          {name}
        </FooterLink>
      ))}
      <FooterLink href={paths.helpInCentre()}>{t('footer.helpInCentre')}</FooterLink>
      <FooterLink href={paths.fair()}>{t('fairness')}</FooterLink>
      <FooterLink href={paths.notices()}>{t('notices')}</FooterLink>
      <FooterLink href={paths.status()}>{t('status')}</FooterLink>
    </Column>
  );
}

function About() {
  const { t } = useTranslation('shell');
  return (
    <Column title={t('footer.about')}>
      {ABOUT_PAGES.map((page) => (
        <FooterLink key={page} href={paths.help({ page })}>
          {t(`about.${page}`)}
        </FooterLink>
      ))}
      <FooterLink href={paths.join()}>{t('join')}</FooterLink>
    </Column>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 font-semibold text-sm">
        {title}
      </h2>
      <ul className="flex flex-col gap-2 text-sm">{children}</ul>
    </section>
  );
}

/** Nothing where the brand has no contacts. */
function Contact() {
  const { contact } = useUiWords();
  if (useContactWays().length === 0) return null;
  return (
    <section aria-label={contact.page}>
      <ContactLinks />
    </section>
  );
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a href={href} className="inline-flex min-h-6 items-center text-muted hover:text-accent-text">
        {children}
      </a>
    </li>
  );
}
