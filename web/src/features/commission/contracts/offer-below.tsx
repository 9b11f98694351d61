import { CONTRACT_KINDS, type ContractKind } from '@lanna/rules/commission/contracts/terms';
import { useQuery } from '@tanstack/react-query';
import { FileSignature } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartProps } from '../../../parts.tsx';
import { Button } from '../../../ui/button.tsx';
import { FLAG_OF } from './flag-of.ts';
import { contractFlagsQuery, contractsQuery } from './queries.ts';
import { TermsDialog } from './terms-dialog.tsx';
import { useTermsFirst } from './use-terms-first.ts';

/** On the sheet of an agent directly below: offers of contracts of the kinds the caller has. */
export function OfferBelow({ member }: PartProps['downlineMember']) {
  const flags = useQuery(contractFlagsQuery);
  if (!member.agent || member.level !== 1 || !flags.data) return null;
  const { data } = flags;
  return CONTRACT_KINDS.filter((kind) => data[FLAG_OF[kind]] >= 2).map((kind) => (
    <OfferButton key={kind} kind={kind} to={{ id: member.id, name: member.account }} />
  ));
}

function OfferButton({ kind, to }: { kind: ContractKind; to: { id: string; name: string } }) {
  const { t } = useTranslation('contracts');
  const [open, setOpen] = useState(false);
  const termsFirst = useTermsFirst();
  const list = useQuery(contractsQuery(kind)).data;
  if (!list?.best) return null;
  return (
    <>
      <Button
        variant="secondary"
        wide
        icon={<FileSignature aria-hidden="true" />}
        onClick={() => termsFirst(() => setOpen(true))}
      >
        {t(`offer.title.${kind}`)}
      </Button>
      {open && (
        <TermsDialog kind={kind} request={{ way: 'offer', list, to }} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
