import type { StatementAccount, StatementRow } from '@lanna/contract/play/records/records';
import type { Money } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import type words from './words/th.json';

type What = keyof (typeof words)['what'];
type Received = keyof (typeof words)['whatReceived'];
type Sent = keyof (typeof words)['whatSent'];
type Kind = keyof (typeof words)['accounts'];
type Channel = keyof (typeof words)['channels'];

/** What the books' own words mean to a member. A code or kind that came later than these words has a general name. */
export function useLegWords() {
  const { t, i18n } = useTranslation('records');
  const known = (key: string) => i18n.exists(`records:${key}`);
  /** Money within a line is named by the side it is read from: `change` below zero has left the account. */
  const what = (code: string, change: Money) => {
    if (change < 0n && known(`whatSent.${code}`)) return t(`whatSent.${code as Sent}`);
    if (change > 0n && known(`whatReceived.${code}`)) return t(`whatReceived.${code as Received}`);
    return t(known(`what.${code}`) ? `what.${code as What}` : 'what.other');
  };
  const account = ({ kind, purpose }: Pick<StatementAccount, 'kind' | 'purpose'>) => {
    if (kind === 'pool' && purpose === 'contracts') return t('accounts.contracts');
    const name = t(known(`accounts.${kind}`) ? `accounts.${kind as Kind}` : 'accounts.other');
    // The purpose of an envelope is its id.
    if (!purpose || kind === 'envelope') return name;
    const channel = known(`channels.${purpose}`) ? t(`channels.${purpose as Channel}`) : purpose;
    return kind === 'clearing' ? channel : `${name} · ${channel}`;
  };
  const other = ({ other: { own, kind, purpose, name } }: Pick<StatementRow, 'other'>) => {
    if (name !== null) return name;
    if (!own && (kind === 'agent' || kind === 'envelope')) return t('line.agent');
    if (!own && kind === 'player_cash') return t('line.member');
    return account({ kind, purpose });
  };
  return { what, account, other };
}
