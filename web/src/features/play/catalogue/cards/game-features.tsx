import { GAME_FEATURES } from '@lanna/contract/play/catalogue/catalogue';
import { useTranslation } from 'react-i18next';

/** What a game does beside its lines, each in a sentence. Features that the site has no words for are left out. */
export function GameFeatures({ features }: { features: readonly string[] }) {
  const { t } = useTranslation('catalogue');
  const known = GAME_FEATURES.filter((feature) => features.includes(feature));
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="features-heading">
      <h3 id="features-heading" className="font-semibold">
        {t('feature')}
      </h3>
      <dl className="mt-2 grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
        {known.map((feature) => (
          <div key={feature}>
            <dt className="font-medium text-accent-text">{t(`features.${feature}`)}</dt>
            <dd className="text-muted text-sm">{t(`featureTexts.${feature}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
