import type { HelpLink } from '@lanna/contract/house/brands/real-money-settings';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { EntriesControl } from './entries-control.tsx';
import type { ControlProps } from './setting-control.tsx';

const NEW: HelpLink = { url: '', label: {} };

/** Where players find help with gambling, each with its address and name. */
export function HelpLinksControl(props: ControlProps<HelpLink[]>) {
  const { t } = useTranslation('brands-console');
  return (
    <EntriesControl {...props} added={NEW} nameOf={({ url }) => url} labelMax={80}>
      {({ url }, write) => (
        <TextField
          label={t('edit.link')}
          value={url}
          disabled={props.disabled}
          onChange={({ target }) => write({ url: target.value })}
        />
      )}
    </EntriesControl>
  );
}
