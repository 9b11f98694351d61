import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../api/brand.ts';
import { useBrandName } from '../../api/brand-name.ts';
import { useBrandText } from '../../api/brand-text.ts';
import { menusQuery, vendorsQuery } from '../../api/queries.ts';
import { paths } from '../../paths.ts';
import { ContactLinks, useContactWays } from '../../ui/contact-links.tsx';
import { useUiWords } from '../../ui/words.tsx';
import { LanternMark } from './header/logo.tsx';
import { VendorLogo } from './vendor-logo.tsx';

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
        <div className="flex flex-col gap-6 sm:flex-row sm:items-start sm:justify-between">
          <div className="flex max-w-md gap-3">
            <LanternMark className="size-11 shrink-0" />
            <div>
              <p className="font-display font-semibold text-lg">{brand}</p>
              {slogan && <p className="text-muted text-sm">{inBrandsWords(slogan.text)}</p>}
            </div>
          </div>
          <div className="flex flex-col gap-5 sm:items-end">
            <Links />
            <Contact />
          </div>
        </div>
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

function Partners() {
  const { t } = useTranslation('shell');
  const { data } = useQuery(vendorsQuery);
  const names = new Map(
    data?.data.lanes
      .filter(({ title }) => title !== NOT_A_PARTNER)
      .flatMap(({ cards }) => cards.map((card) => [card.vassalage, card.displayName] as const)),
  );
  if (names.size === 0) return null;
  return (
    <section aria-label={t('footer.partners')}>
      <ul className="flex flex-wrap items-center gap-x-8 gap-y-4">
        {[...names].map(([vendor, name]) => (
          <li key={vendor}>
            <VendorLogo vendor={vendor} name={name} className="h-12 w-30" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Links() {
  const { t } = useTranslation('shell');
  const { data: menus = [] } = useQuery(menusQuery);
  return (
    <nav aria-label={t('footer.links')}>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <FooterLink href={paths.home()}>{t('home')}</FooterLink>
        {menus.map(({ gameType }) => {
          const path = paths.category(gameType);
          return (
            path && (
              <FooterLink key={gameType} href={path}>
                {t(`category.${gameType}`)}
              </FooterLink>
            )
          );
        })}
        <FooterLink href={paths.fair()}>{t('fairness')}</FooterLink>
      </ul>
    </nav>
  );
}

/** Nothing where the brand has no contacts. */
function Contact() {
  const { contact } = useUiWords();
  if (useContactWays().length === 0) return null;
  return (
    <section aria-label={contact.page}>
      <ContactLinks className="sm:justify-end" />
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
