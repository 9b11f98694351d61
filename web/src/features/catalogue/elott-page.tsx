import type { PageProps } from '../../navigation.ts';
import { LobbyPage } from './lobby-page.tsx';

export function ElottPage({ search }: PageProps) {
  return <LobbyPage lobby="elott" search={search} />;
}
