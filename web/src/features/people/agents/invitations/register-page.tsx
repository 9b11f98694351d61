import { abilitiesOf } from '@lanna/contract/people/agents/agent-types';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../api/session.ts';
import { Tabs } from '../../../../ui/tabs.tsx';
import { InvitationsPage } from './invitations-page.tsx';
import { MadeAccounts } from './made-accounts.tsx';

/** The register centre: invitation links, and accounts made for others where the kind of agent makes any. */
export function RegisterPage() {
  const { t } = useTranslation('agents');
  const session = useSession();
  const [tab, setTab] = useState('links');
  const makes = abilitiesOf(session?.accountType ?? 0).runsLine;
  if (!makes) return <InvitationsPage />;
  return (
    <div className="pt-4 sm:pt-1">
      <Tabs
        label={t('pages.agentRegister')}
        className="max-w-4xl"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'links', label: t('made.tabs.links'), content: <InvitationsPage /> },
          { value: 'accounts', label: t('made.tabs.accounts'), content: <MadeAccounts /> },
        ]}
      />
    </div>
  );
}
