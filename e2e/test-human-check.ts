/*
 * A human check that behaves in the page as reCAPTCHA v2 does when it is invisible: a loader at a known address fetches the rest
 * from elsewhere, `grecaptcha.render` hangs a hidden window below the body, and a puzzle is that window, shown. Pressing beside
 * the puzzle hides it again and says nothing.
 */

export const LOADER = `
(() => {
  const own = new URL(document.currentScript.src);
  const rest = document.createElement('script');
  rest.src = own.origin + '/files/widget.js';
  rest.onload = () => {
    globalThis.grecaptcha = globalThis.makeHumanCheck(own.origin);
    globalThis[own.searchParams.get('onload')]();
  };
  document.head.append(rest);
})();
`;

export const WIDGET = `
globalThis.makeHumanCheck = (origin) => {
  const widgets = [];
  function render(place, wishes) {
    if (wishes.size !== 'invisible') throw new Error('not invisible');
    const shade = document.createElement('div');
    shade.style.cssText = 'position: fixed; inset: 0; z-index: 2000000000; background: #fff; opacity: 0.05';
    const box = document.createElement('div');
    box.style.cssText = 'position: absolute; top: 0; left: 0; z-index: 2000000000; border: 1px solid #ccc; background: #fff';
    const frame = document.createElement('iframe');
    frame.title = 'human check';
    frame.src = origin + '/recaptcha/api2/bframe?k=' + wishes.sitekey;
    frame.style.cssText = 'width: 300px; height: 200px; border: 0';
    box.append(frame);
    const layer = document.createElement('div');
    layer.style.cssText = 'visibility: hidden; position: absolute; top: -10000px; left: 0; width: 100%; transition: visibility 0s linear 0.3s';
    layer.append(shade, box);
    document.body.append(layer);
    shade.onclick = () => hide(layer);
    return widgets.push({ place, wishes, layer, frame }) - 1;
  }
  function hide(layer) {
    layer.style.visibility = 'hidden';
    layer.style.top = '-10000px';
  }
  async function execute(id) {
    const { wishes, layer, frame } = widgets[id];
    // The frame asks: its own host lets it, the page's policy would not.
    const verdict = await new Promise((done) => {
      addEventListener('message', function receive({ source, data }) {
        if (source !== frame.contentWindow || !data.doing) return;
        removeEventListener('message', receive);
        done(data);
      });
    });
    if (verdict.doing === 'fail') return wishes['error-callback']();
    if (verdict.doing === 'pass') return wishes.callback(verdict.token);
    addEventListener('message', ({ source, data }) => {
      if (source !== frame.contentWindow || !data.solved) return;
      hide(layer);
      setTimeout(() => wishes.callback(verdict.token), 200);
    });
    layer.style.top = '100px';
    layer.style.visibility = 'visible';
    frame.focus();
  }
  return { render, execute };
};
`;

export const FRAME = `<!doctype html><title>human check</title>
<label>How many lanterns? <input></label> <button disabled>Verify</button>
<script>
  const [field, button] = [document.querySelector('input'), document.querySelector('button')];
  field.oninput = () => { button.disabled = field.value !== '7'; };
  button.onclick = () => parent.postMessage({ solved: true }, '*');
  fetch('/recaptcha/verdict' + location.search).then((answer) => answer.json())
    .then((verdict) => parent.postMessage(verdict, '*'));
</script>`;
