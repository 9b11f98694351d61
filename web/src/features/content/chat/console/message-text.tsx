import type { ChatRow } from '@lanna/contract/content/chat/ops';
import { useTranslation } from 'react-i18next';

/** What was written, in one line: words, or what stands in their place. */
export function MessageText({ row }: { row: Pick<ChatRow, 'text' | 'sticker' | 'bet'> }) {
  const { t } = useTranslation('chat-console');
  const rest = [
    row.sticker && t('sticker', { name: row.sticker }),
    row.bet && t('bet', { game: row.bet.gameName }),
  ];
  return (
    <span className="wrap-anywhere whitespace-pre-line">
      {row.text}{' '}
      {rest.filter(Boolean).map((text) => (
        <em key={String(text)} className="text-muted">
          {text}
        </em>
      ))}
    </span>
  );
}
