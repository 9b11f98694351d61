import { CheckCircle2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { JoinForm } from './join-form.tsx';
import { JoinSection } from './join-section.tsx';
import { useApplication } from './use-application.ts';

/** The form; once it has been sent, what happens next. */
export function Application() {
  const { t } = useTranslation('join');
  const sending = useApplication();
  return (
    <JoinSection id="join-form" title={t('form.title')} lead={t('form.lead')}>
      <Card className="max-w-3xl sm:p-7">
        {sending.isSuccess ? (
          <output>
            <EmptyState
              icon={<CheckCircle2 />}
              title={t('sent.title')}
              text={t('sent.text')}
              action={
                <Button variant="secondary" onClick={sending.reset}>
                  {t('sent.another')}
                </Button>
              }
            />
          </output>
        ) : (
          <JoinForm busy={sending.isPending} failure={sending.error} onSend={sending.mutateAsync} />
        )}
      </Card>
    </JoinSection>
  );
}
