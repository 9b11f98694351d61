import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../api/calls/refusal.ts';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { QueryView } from '../../../query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { GiveForm } from './give-form.tsx';
import { GivenList } from './given-list.tsx';
import { termsQuery } from './queries.ts';

/** An agent gives envelopes to the own line, and sees what has become of those that were given. */
export function GivePage() {
  const { t } = useTranslation('envelopes');
  const words = useRefusalText();
  return (
    <section
      aria-labelledby="give-heading"
      className="mx-auto flex max-w-3xl flex-col gap-7 pt-4 sm:mx-0 sm:pt-1"
    >
      <header>
        <h2 id="give-heading" className="font-display font-semibold text-2xl">
          {t('pages.agentRedEnvelope')}
        </h2>
        <p className="mt-1 text-muted text-sm">{t('give.lead')}</p>
      </header>
      <QueryView
        query={useQuery(termsQuery)}
        label={t('pages.agentRedEnvelope')}
        failed={t('give.failed')}
        shape={<Skeleton className="h-96 rounded-large" />}
      >
        {(terms) =>
          terms.may === 'give' ? (
            <GiveForm terms={terms} />
          ) : (
            <EmptyState
              icon={<Gift />}
              title={t('give.closed')}
              text={words(new Refusal(terms.may === 'frozen' ? 'agent_frozen' : 'envelopes_closed'))}
            />
          )
        }
      </QueryView>
      <GivenList />
    </section>
  );
}
