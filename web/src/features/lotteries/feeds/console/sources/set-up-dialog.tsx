import { switchDrawGames } from '@lanna/contract/lotteries/draws/ops';
import { setLotterySources } from '@lanna/contract/lotteries/feeds/feed-ops';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { useLotteryName } from '../../../../../console/names/lottery-name.ts';
import { ReasonDialog } from '../../../../../console/reason-dialog.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import type { GroupState, Way } from './set-up-state.ts';

/** The source first, then the switch: a lottery that is switched on before it has one only says that it is closed. */
export function SetUpDialog({
  state: { group, codes, said },
  way,
  onClose,
}: {
  state: GroupState;
  way: Way;
  onClose: () => void;
}) {
  const { t } = useTranslation('feeds-console');
  const nameOf = useLotteryName();
  const setting = useOpsMutation(setLotterySources);
  const switching = useOpsMutation(switchDrawGames);
  const name = t(`setUp.group.${group}`);
  const setUp = async (reason: string) => {
    if (way !== 'off') await setting.mutateAsync({ body: { games: said, typed: way === 'typed', reason } });
    await switching.mutateAsync({ body: { codes, enabled: way !== 'off', reason } });
    notify({ text: t(`setUp.done.${way}`, { group: name }), tone: 'success' });
    onClose();
  };
  return (
    <ReasonDialog
      open
      onOpenChange={onClose}
      title={t(`setUp.ask.${way}`, { group: name })}
      text={t(`setUp.means.${way}`)}
      action={t(`setUp.way.${way}`)}
      tone={way === 'off' ? 'danger' : 'primary'}
      busy={setting.isPending || switching.isPending}
      error={setting.error ?? switching.error}
      onConfirm={(reason) => {
        // What is refused is shown in the dialog.
        setUp(reason).catch(() => undefined);
      }}
    >
      <p className="text-muted text-sm">{codes.map(nameOf).join(' · ')}</p>
    </ReasonDialog>
  );
}
