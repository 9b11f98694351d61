import { useSession } from '../../../api/session.ts';
import { LanguageMenu } from './language-menu.tsx';
import { MemberControls } from './member-controls.tsx';
import { VisitorControls } from './visitor-controls.tsx';

/** The slim bar on top: the language, and either the login form or the player's balance and menu. */
export function TopBar() {
  const session = useSession();
  return (
    <div className="mx-auto flex h-12 max-w-7xl items-center justify-between gap-6 px-6 text-sm">
      <LanguageMenu />
      {session ? <MemberControls /> : <VisitorControls />}
    </div>
  );
}
