import { stopPlay } from '@lanna/contract/play/catalogue/ops';
import { CircleStop } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../../console/brand-scope.ts';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { mayDo, useOperator } from '../../../../../console/operator.tsx';
import { ReasonDialog } from '../../../../../console/reason-dialog.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { SelectField } from '../../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';

/** Stops all games of a brand, or one player of it. Vendors and games are stopped where they are shown. */
export function StopForm() {
  const { t } = useTranslation('catalogue-console');
  const operator = useOperator();
  const { brand: scope } = useBrandScope();
  const brands = operator.brands.filter(({ code }) => mayDo(operator, 'catalogue.stop', code));
  const [open, setOpen] = useState(false);
  const [kind, setKind] = useState<'brand' | 'player'>('brand');
  const [chosen, setChosen] = useState('');
  const [player, setPlayer] = useState('');
  const brand = chosen || scope || (brands[0]?.code ?? '');
  const stopping = useOpsMutation(stopPlay, {
    onDone: () => {
      setOpen(false);
      setPlayer('');
      notify({ text: t('stop.doneAny'), tone: 'success' });
    },
  });
  return (
    <>
      <Button
        variant="danger"
        size="small"
        icon={<CircleStop aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('stop.any')}
      </Button>
      <ReasonDialog
        open={open}
        onOpenChange={setOpen}
        title={t('stop.anyTitle')}
        text={t('stop.text')}
        action={t('stop.action')}
        tone="danger"
        busy={stopping.isPending}
        error={stopping.error}
        onConfirm={(reason) =>
          stopping.mutate({
            body: kind === 'brand' ? { kind, brand, reason } : { kind, brand, player, reason },
          })
        }
      >
        <SelectField
          label={t('stops.what')}
          value={kind}
          options={[
            { value: 'brand', label: t('stops.kinds.brand') },
            { value: 'player', label: t('stops.kinds.player') },
          ]}
          onChange={({ target }) => setKind(target.value === 'player' ? 'player' : 'brand')}
        />
        <SelectField
          label={t('field.brand')}
          value={brand}
          options={brands.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={({ target }) => setChosen(target.value)}
        />
        {kind === 'player' && (
          <TextField
            label={t('stop.player')}
            hint={t('stop.playerHint')}
            required
            maxLength={60}
            autoComplete="off"
            value={player}
            onChange={({ target }) => setPlayer(target.value)}
          />
        )}
      </ReasonDialog>
    </>
  );
}
