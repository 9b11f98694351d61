import type { Sending } from '@lanna/contract/endpoint';
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
import { notify } from '../../../../../ui/layers/notify.ts';

/** What a page offers to stop. */
export type Stoppable = { name: string } & (
  | { kind: 'vendor'; vendor: string }
  | { kind: 'game'; game: string }
);

type StopBody = Sending<typeof stopPlay>['body'];

const EVERYWHERE = '*';

/** Stops a vendor or a game: at one brand, or at every brand for who may over the house. Nothing for other operators. */
export function StopButton({ what }: { what: Stoppable }) {
  const { t } = useTranslation('catalogue-console');
  const operator = useOperator();
  const { brand: scope } = useBrandScope();
  const [open, setOpen] = useState(false);
  const brands = operator.brands.filter(({ code }) => mayDo(operator, 'catalogue.stop', code));
  const overHouse = operator.house.includes('catalogue.stop');
  const [chosen, setChosen] = useState('');
  const stopping = useOpsMutation(stopPlay, {
    onDone: () => {
      setOpen(false);
      notify({ text: t('stop.done', { name: what.name }), tone: 'success' });
    },
  });
  if (brands.length === 0) return null;
  const at = chosen || scope || (overHouse && brands.length > 1 ? EVERYWHERE : (brands[0]?.code ?? ''));
  return (
    <>
      <Button
        variant="danger"
        size="small"
        icon={<CircleStop aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('stop.action')}
      </Button>
      <ReasonDialog
        open={open}
        onOpenChange={setOpen}
        title={t('stop.title', { name: what.name })}
        text={t('stop.text')}
        action={t('stop.action')}
        tone="danger"
        busy={stopping.isPending}
        error={stopping.error}
        onConfirm={(reason) => stopping.mutate({ body: bodyOf(what, at === EVERYWHERE ? null : at, reason) })}
      >
        <SelectField
          label={t('stop.where')}
          value={at}
          onChange={({ target }) => setChosen(target.value)}
          options={[
            ...(overHouse ? [{ value: EVERYWHERE, label: t('stop.everywhere') }] : []),
            ...brands.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
      </ReasonDialog>
    </>
  );
}

function bodyOf(what: Stoppable, brand: string | null, reason: string): StopBody {
  return what.kind === 'vendor'
    ? { kind: 'vendor', vendor: what.vendor, brand, reason }
    : { kind: 'game', game: what.game, brand, reason };
}
