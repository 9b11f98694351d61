import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { PageSection } from '../../../ui/page-section.tsx';
import { SourceFiles } from './source-files.tsx';

/** Mathematics needs no translation; each line is explained in words beside it. */
const FORMULAS = [
  ['commitment', 'hash = SHA-256(serverSeed)'],
  ['block', 'block(r) = HMAC-SHA256(serverSeed, clientSeed ":" nonce ":" r)'],
  ['word', 'word(8·r + i) = uint32be(block(r)[4·i … 4·i + 3])'],
  ['below', 'below(n) = word mod n,  word < ⌊2³² ∕ n⌋ · n'],
  ['stop', 'stop(reel) = below(|strip(reel)|)'],
] as const;

export function Formulas() {
  const { t } = useTranslation('fairness');
  return (
    <PageSection title={t('formulas.title')} lead={t('formulas.lead')}>
      <Card>
        <dl className="grid gap-4">
          {FORMULAS.map(([name, formula]) => (
            <div key={name} className="min-w-0">
              <dt>
                <code className="block break-words rounded-small bg-sunken px-3 py-2 text-sm">{formula}</code>
              </dt>
              <dd className="mt-1 text-muted text-sm">{t(`formulas.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <SourceFiles />
    </PageSection>
  );
}
