import { type DrawGameRow, switchDrawGame } from '@lanna/contract/lotteries/draws/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { useLotteryName } from './lottery-name.ts';

/** Switches a lottery on or off for all brands. */
export function SwitchButton({ game }: { game: DrawGameRow }) {
  const { t } = useTranslation('draws-console');
  const nameOf = useLotteryName();
  const [isOpen, open] = useState(false);
  const way = game.enabled ? 'off' : 'on';
  const switching = useOpsMutation(switchDrawGame, {
    onDone: () => {
      notify({ text: t(`switch.${way}.done`, { name: nameOf(game.code) }), tone: 'success' });
      open(false);
    },
  });
  return (
    <>
      <Button variant={game.enabled ? 'ghost' : 'secondary'} size="small" onClick={() => open(true)}>
        {t(`switch.${way}.open`)}
      </Button>
      <ReasonDialog
        open={isOpen}
        onOpenChange={open}
        title={`${t(`switch.${way}.open`)}: ${nameOf(game.code)}`}
        text={t(`switch.${way}.text`)}
        action={t(`switch.${way}.open`)}
        tone={game.enabled ? 'danger' : 'primary'}
        busy={switching.isPending}
        error={switching.error}
        onConfirm={(reason) =>
          switching.mutate({
            params: { code: game.code },
            body: { version: game.version, enabled: !game.enabled, reason },
          })
        }
      />
    </>
  );
}
