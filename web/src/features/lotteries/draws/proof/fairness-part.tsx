import { Download, FileText, ShieldCheck } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
// What stands in the project's own pages, published with the site.
import derivationUrl from '../../../../../../docs/draw-results.md?url';
import vectorsUrl from '../../../../../../docs/draw-results.vectors.json?url';
import { paths } from '../../../../paths.ts';
import { LinkButton } from '../../../../ui/button.tsx';

/** On the fairness page: that draws of lotteries can be computed again as well, and where. */
export function FairnessPart() {
  const { t } = useTranslation('draws');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="scroll-mt-28">
      <h2 id={headingId} className="font-display font-semibold text-2xl">
        {t('fairness.title')}
      </h2>
      <p className="mt-1.5 max-w-2xl text-muted">{t('fairness.lead')}</p>
      <ol className="mt-5 grid gap-3 sm:grid-cols-3">
        {(['before', 'during', 'after'] as const).map((step, place) => (
          <li key={step} className="lit rounded-large bg-surface p-5">
            <h3 className="font-semibold">
              {place + 1}. {t(`fairness.${step}.title`)}
            </h3>
            <p className="mt-1 text-muted text-sm">{t(`fairness.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <LinkButton
        href={paths.drawProof()}
        variant="secondary"
        icon={<ShieldCheck aria-hidden="true" />}
        className="mt-5"
      >
        {t('fairness.open')}
      </LinkButton>
      <p className="mt-5 max-w-2xl text-muted text-sm">{t('fairness.derivation.text')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <LinkButton
          href={derivationUrl}
          download="draw-results.md"
          variant="secondary"
          size="small"
          icon={<FileText aria-hidden="true" />}
        >
          {t('fairness.derivation.page')}
        </LinkButton>
        <LinkButton
          href={vectorsUrl}
          download="draw-results.vectors.json"
          variant="secondary"
          size="small"
          icon={<Download aria-hidden="true" />}
        >
          {t('fairness.derivation.vectors')}
        </LinkButton>
      </div>
    </section>
  );
}
