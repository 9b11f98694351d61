import { abilitiesOf } from '@lanna/contract/people/agents/agent-types';
import { useQuery } from '@tanstack/react-query';
import { CirclePause, CirclePlay, Gauge } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { memberQuery } from '../../../api/queries.ts';
import type { PartProps } from '../../../parts.tsx';
import { Button } from '../../../ui/button.tsx';
import { LiftDialog } from './lift-dialog.tsx';
import { LimitsDialog } from './limits-dialog.tsx';
import { limitsBelowQuery } from './queries.ts';
import { SuspendDialog } from './suspend-dialog.tsx';

/** On the sheet of a member below an agent who runs a line: what the member may stake and lose, and whether it plays at all. */
export function BelowPart({ member: { id } }: PartProps['downlineMember']) {
  const own = useQuery(memberQuery);
  return abilitiesOf(own.data?.type ?? 0).runsLine && <Buttons id={id} />;
}

function Buttons({ id }: { id: string }) {
  const { t } = useTranslation('line-limits');
  const { data: below } = useQuery(limitsBelowQuery(id));
  const [open, setOpen] = useState<'limits' | 'suspend' | 'lift'>();
  if (!below) return null;
  const { below: account, own } = below;
  const { suspension } = account;
  const close = () => setOpen(undefined);
  return (
    <>
      {account.isDirect && (
        <Button
          variant="secondary"
          wide
          icon={<Gauge aria-hidden="true" />}
          onClick={() => setOpen('limits')}
        >
          {t('below.limits')}
        </Button>
      )}
      {suspension && (
        <p role="status" className="text-sm text-warning">
          {t(suspension.canLift ? 'below.suspended' : 'below.byUpline', { reason: suspension.reason })}
        </p>
      )}
      {suspension?.canLift ? (
        <Button
          variant="secondary"
          wide
          icon={<CirclePlay aria-hidden="true" />}
          onClick={() => setOpen('lift')}
        >
          {t('below.lift')}
        </Button>
      ) : (
        <Button
          variant="secondary"
          wide
          icon={<CirclePause aria-hidden="true" />}
          onClick={() => setOpen('suspend')}
        >
          {t('below.suspend')}
        </Button>
      )}
      {open === 'limits' && <LimitsDialog account={account} own={own} onClose={close} />}
      {open === 'suspend' && <SuspendDialog account={account} onClose={close} />}
      {open === 'lift' && <LiftDialog account={account} onClose={close} />}
    </>
  );
}
