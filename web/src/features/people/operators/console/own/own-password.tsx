import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../../console/panel.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { ChoosePassword } from './choose-password.tsx';

/** A new password for the own account; other sessions end with it. */
export function OwnPassword() {
  const { t } = useTranslation('operators-console');
  return (
    <Panel title={t('password.title')} text={t('password.text')}>
      <ChoosePassword
        button={{
          variant: 'secondary',
          size: 'small',
          className: 'self-start',
          children: t('password.save'),
        }}
        onDone={() => notify({ text: t('password.changed'), tone: 'success' })}
      />
    </Panel>
  );
}
