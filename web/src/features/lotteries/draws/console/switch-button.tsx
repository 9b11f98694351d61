import { type DrawGameRow, switchDrawGame } from '@lanna/contract/lotteries/draws/ops';
import { useTranslation } from 'react-i18next';
import { useLotteryName } from '../../../../console/names/lottery-name.ts';
import { ReasonCallButton } from '../../../../console/reason-call.tsx';

/** Switches a lottery on or off for all brands. */
export function SwitchButton({ game: { code, version, enabled } }: { game: DrawGameRow }) {
  const { t } = useTranslation('draws-console');
  const name = useLotteryName()(code);
  const way = enabled ? 'off' : 'on';
  return (
    <ReasonCallButton
      endpoint={switchDrawGame}
      input={(reason) => ({ params: { code }, body: { version, enabled: !enabled, reason } })}
      done={() => t(`switch.${way}.done`, { name })}
      label={t(`switch.${way}.open`)}
      title={`${t(`switch.${way}.open`)}: ${name}`}
      text={t(`switch.${way}.text`)}
      variant={enabled ? 'ghost' : 'secondary'}
      tone={enabled ? 'danger' : 'primary'}
    />
  );
}
