// Runs before anything is drawn, for what the server's page cannot know or do before its code is there.
(() => {
  const html = document.documentElement;
  // Whose tab it is: a player is not shown the log-in button for a moment.
  try {
    if (sessionStorage.getItem('token')) html.dataset.member = '';
  } catch {
    // Storage is closed to this page: then it is a visitor's.
  }

  // The style properties that carry a sheet along with the finger, as Base UI's drawer declares them when the first one opens: declared
  // over a page that stands, each style of it is found anew, between the press and the paint.
  const SHEET = {
    'swipe-movement-x': { syntax: '<length>', initialValue: '0px' },
    'swipe-movement-y': { syntax: '<length>', initialValue: '0px' },
    'snap-point-offset': { syntax: '<length>', initialValue: '0px' },
    'swipe-progress': { syntax: '<number>', initialValue: '0' },
    'swipe-strength': { syntax: '<number>', initialValue: '1' },
  };
  try {
    for (const name in SHEET)
      CSS.registerProperty({ name: `--drawer-${name}`, ...SHEET[name], inherits: false });
  } catch {
    // A browser that does not know how: the drawer bears that.
  }

  const PATIENCE_MS = 5000;
  let pressed;

  // The log-in is written with the page: it opens under the press, before any code is there and as well later. What is typed and
  // pressed in it is taken over by the page's own log-in (`follow-written-login.ts`).
  function logIn(event) {
    if (!event.isTrusted || !isPlain(event)) return;
    const target = event.target instanceof Element && event.target.closest('a[href], button, [data-closes]');
    if (!target) return;
    const written = window.writtenLogin;
    const opens = target.getAttribute('href') === '?dialog=login' && !written && open(target);
    const inside = written?.dialog.contains(target);
    if (!opens && !inside) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (inside) keepInside(written, target);
  }

  function open(opener) {
    const template = document.getElementById('written-login');
    if (!template || template.dataset.lang !== html.lang || location.search.includes('dialog=')) return false;
    const copy = document.importNode(template.content, true);
    const dialog = copy.querySelector('dialog');
    document.body.append(copy);
    window.writtenLogin = { dialog, opener };
    dialog.addEventListener('close', () => {
      if (window.writtenLogin?.dialog === dialog && !window.writtenLogin.followed) {
        window.writtenLogin = undefined;
        dialog.remove();
      }
    });
    // From then on the one below closes.
    dialog.addEventListener('cancel', (event) => {
      if (!window.writtenLogin?.followed) return;
      event.preventDefault();
      keepInside(window.writtenLogin, dialog.querySelector('button[data-closes]'));
    });
    for (const [name, on] of [
      ['compositionstart', true],
      ['compositionend', false],
    ])
      dialog.addEventListener(name, () => dialog.toggleAttribute('data-composing', on), true);
    dialog.setAttribute('autofocus', '');
    dialog.showModal();
    // On a phone the keyboard would cover half the form before it has been read.
    if (matchMedia('(min-width: 40rem)').matches) dialog.querySelector('input')?.focus();
    dispatchEvent(new Event('written-login'));
    return true;
  }

  function keepInside(written, target) {
    if (target.hasAttribute('data-closes') && !written.followed) return written.dialog.close();
    written.pressed?.removeAttribute('data-pressed');
    target.setAttribute('data-pressed', '');
    written.pressed = target;
  }

  function isPlain(event) {
    return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  }

  // A press on a link or a button waits until the code can answer it.
  function keep(event) {
    if (!isPlain(event)) return;
    const target = event.target instanceof Element && event.target.closest('a[href], button');
    if (!target || target.target || (target.origin && target.origin !== location.origin)) return;
    if (target.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    pressed?.removeAttribute('data-pressed');
    target.setAttribute('data-pressed', '');
    pressed = target;
    setTimeout(() => pressed === target && leave(), PATIENCE_MS);
  }

  // Without code a link still leads where it says.
  function leave() {
    const link = end() ?? window.writtenLogin?.opener;
    if (!link?.href) return;
    const to = new URL(link.href);
    // What opens over the page keeps the page's own query.
    if (link.getAttribute('href').startsWith('?'))
      for (const [name, value] of new URLSearchParams(location.search))
        if (!['dialog', 'centre', 'about'].includes(name) && !to.searchParams.has(name))
          to.searchParams.append(name, value);
    location.assign(to);
  }

  // Forms are sent by code alone, now and later: sent by the browser itself, what was typed would stand in the address.
  function wait(event) {
    event.preventDefault();
  }

  function failed({ target }) {
    if (target instanceof HTMLScriptElement) leave();
  }

  // From now on the page answers by itself; gives back what is still to be answered.
  function end() {
    removeEventListener('click', keep, true);
    removeEventListener('error', failed, true);
    delete html.dataset.member;
    const last = pressed;
    pressed = undefined;
    last?.removeAttribute('data-pressed');
    return last;
  }

  addEventListener('click', logIn, true);
  addEventListener('click', keep, true);
  addEventListener('submit', wait, true);
  addEventListener('error', failed, true);
  window.endEarlyVisit = end;
})();
