import { stopPlay } from '@lanna/contract/play/catalogue/ops';
import { CircleStop } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../../console/brand-scope.ts';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { MemberPicker } from '../../../../../console/fields/member-picker.tsx';
import { mayDo, useOperator } from '../../../../../console/operator.tsx';
import { ReasonFormDialog } from '../../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../../ui/button.tsx';
import { SelectField } from '../../../../../ui/fields/select-field.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';

/** What a page offers to stop. */
type Stoppable = { name: string } & ({ kind: 'vendor'; vendor: string } | { kind: 'game'; game: string });

const EVERYWHERE = '*';

/**
 * Stops a vendor or a game: at one brand, or at every brand for operators who may over the house. Without `what` all games of a brand, or one
 * player of it. Nothing for other operators.
 */
export function StopButton({ what }: { what?: Stoppable }) {
  const { t } = useTranslation('catalogue-console');
  const operator = useOperator();
  const [open, setOpen] = useState(false);
  const brands = operator.brands.filter(({ code }) => mayDo(operator, 'catalogue.stop', code));
  if (brands.length === 0) return null;
  return (
    <>
      <Button
        variant="danger"
        size="small"
        icon={<CircleStop aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {what ? t('stop.action') : t('stop.any')}
      </Button>
      {open && <StopDialog what={what} brands={brands} onClose={() => setOpen(false)} />}
    </>
  );
}

function StopDialog({
  what,
  brands,
  onClose,
}: {
  what: Stoppable | undefined;
  brands: readonly { code: string; name: string }[];
  onClose: () => void;
}) {
  const { t } = useTranslation('catalogue-console');
  const { house } = useOperator();
  const { brand: scope } = useBrandScope();
  const everywhere = what !== undefined && house.includes('catalogue.stop');
  const stopping = useOpsMutation(stopPlay);
  const form = useContractForm(stopPlay, {
    initial: {
      kind: 'brand' as 'brand' | 'player',
      brand: scope ?? (everywhere && brands.length > 1 ? EVERYWHERE : (brands[0]?.code ?? '')),
      player: '',
      reason: '',
    },
    toBody: ({ kind, brand, player, reason }) => {
      const at = brand === EVERYWHERE ? null : brand;
      if (what?.kind === 'vendor') return { kind: 'vendor', vendor: what.vendor, brand: at, reason };
      if (what) return { kind: 'game', game: what.game, brand: at, reason };
      return kind === 'player' ? { kind, brand, player, reason } : { kind, brand, reason };
    },
    refusals: { not_found: 'player' },
    send: (body) => stopping.mutateAsync({ body }),
    onDone: () => {
      onClose();
      notify({ text: what ? t('stop.done', { name: what.name }) : t('stop.doneAny'), tone: 'success' });
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={what ? t('stop.title', { name: what.name }) : t('stop.anyTitle')}
      text={t('stop.text')}
      action={t('stop.action')}
      tone="danger"
    >
      {!what && (
        <SelectField
          {...form.field('kind')}
          label={t('stops.what')}
          options={(['brand', 'player'] as const).map((value) => ({
            value,
            label: t(`stops.kinds.${value}`),
          }))}
        />
      )}
      <SelectField
        {...form.field('brand')}
        label={what ? t('stop.where') : t('field.brand')}
        options={[
          ...(everywhere ? [{ value: EVERYWHERE, label: t('stop.everywhere') }] : []),
          ...brands.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      {!what && form.values.kind === 'player' && (
        <MemberPicker
          {...form.kept('player')}
          label={t('stop.player')}
          hint={t('stop.playerHint')}
          brand={form.values.brand}
          by="username"
        />
      )}
    </ReasonFormDialog>
  );
}
