/** The room of the desktop header, so that nothing moves when it comes. */
export function DesktopHeaderSpace() {
  return <div className="sticky top-0 z-40 h-29 border-line border-b bg-frame" />;
}
