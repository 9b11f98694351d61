import type { DownlineMember } from '@lanna/contract/people/agents/agents';
import { useQuery } from '@tanstack/react-query';
import { Percent } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormSkeleton } from '../../../../ui/fields/form-skeleton.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { memberRatesQuery } from '../queries.ts';
import { RatesForm } from './rates-form.tsx';

/** The rates of a member below the agent, to look at and, directly below, to set. */
export function RatesPart({ member: { id, account } }: { member: DownlineMember }) {
  const { t } = useTranslation('agents');
  const [open, setOpen] = useState(false);
  const rates = useQuery({ ...memberRatesQuery(id), enabled: open });
  return (
    <>
      <Button variant="secondary" wide icon={<Percent aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('rates.action')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('rates.action')} description={account}>
        <QueryView
          query={rates}
          label={t('rates.loading')}
          failed={t('rates.failed')}
          shape={<FormSkeleton />}
        >
          {(shown) => <RatesForm memberId={id} shown={shown} onDone={() => setOpen(false)} />}
        </QueryView>
      </Dialog>
    </>
  );
}
