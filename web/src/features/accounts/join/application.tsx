import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { PageSection } from '../../../ui/page-section.tsx';
import { JoinForm } from './join-form.tsx';

/** The end of the page: the form. */
export function Application() {
  const { t } = useTranslation('join');
  return (
    <PageSection id="join-form" title={t('form.title')} lead={t('form.lead')}>
      <Card className="max-w-3xl sm:p-7">
        <JoinForm />
      </Card>
    </PageSection>
  );
}
