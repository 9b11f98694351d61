import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showConsole } from '../../testing/show-console.tsx';
import { RichTextEditor } from './rich-text-editor.tsx';

function Form() {
  const [html, setHtml] = useState('');
  return (
    <>
      <RichTextEditor label="Content" value={html} onChange={setHtml} />
      <output aria-label="html">{html}</output>
      <button type="button" onClick={() => setHtml('<p>restored</p>')}>
        Restore
      </button>
    </>
  );
}

const html = () => page.getByLabelText('html');

test('what is typed and pressed becomes the HTML that is kept; nothing typed is nothing', async () => {
  await showConsole(<Form />);
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await userEvent.keyboard('Tonight{Enter}Doors open at dusk');
  await expect.element(html()).toHaveTextContent('<h2>Tonight</h2><p>Doors open at dusk</p>');
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
  await expect.element(html()).toBeEmptyDOMElement();
});

test('a version that comes from outside takes the place of what stands there', async () => {
  await showConsole(<Form />);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Content' })).toHaveTextContent('restored');
});
