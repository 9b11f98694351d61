import { addPicture } from '@lanna/contract/house/files/ops';
import Image from '@tiptap/extension-image';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../api/calls/refusal-text.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields/form-error.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useOpsMutation } from '../calls/ops-query.ts';
import { usePictureUpload } from './use-picture-upload.ts';

export interface RichTextProps {
  label: string;
  /** HTML; what no editor of ours has written loses what the server would not keep. */
  value: string;
  onChange: (html: string) => void;
  /** Tag of the language it is written in. */
  lang?: string;
  /** Code of the brand whose pages it is for: where its pictures go. Without it there are none. */
  brand?: string;
}

/** Made once: an editor keeps what it was opened with. The console's policy allows no style sheet that a script brings. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    trailingNode: false,
    link: { openOnClick: false, protocols: ['mailto', 'tel'], defaultProtocol: 'https' },
  }),
  Image,
];

export function RichTextEditor({ label, value, onChange, lang, brand }: RichTextProps) {
  const { t } = useTranslation('console');
  const [asksLink, setAsksLink] = useState(false);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'rich-text min-h-48 whitespace-pre-wrap px-3.5 py-3 outline-none',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(lang && { lang }),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(htmlOf(changed)),
  });
  // What comes from outside (another version, a restored one) replaces what stands there; what was just typed does not come back.
  useEffect(() => {
    // One that was made for a rendering that waited for something is gone by now; another follows.
    if (!editor.isDestroyed && htmlOf(editor) !== value)
      editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className="overflow-hidden rounded-medium border border-control-line bg-sunken text-base focus-within:border-focus">
      <div
        role="toolbar"
        aria-label={t('richText.tools', { label })}
        className="flex flex-wrap gap-0.5 border-line border-b bg-raised p-1"
      >
        <Tools editor={editor} />
        <IconButton
          size="small"
          label={t('richText.link')}
          aria-pressed={editor.isActive('link')}
          onClick={() => setAsksLink(!asksLink)}
        >
          <Link2 aria-hidden="true" />
        </IconButton>
        {brand && <PictureTool editor={editor} brand={brand} />}
      </div>
      {asksLink && <LinkForm editor={editor} onDone={() => setAsksLink(false)} />}
      <EditorContent editor={editor} />
    </div>
  );
}

/** Empty paragraphs and headings alone are no text. */
function htmlOf(editor: Editor): string {
  let holdsSomething = false;
  editor.state.doc.descendants((node) => {
    if (node.isText || node.type.name === 'image') holdsSomething = true;
  });
  return holdsSomething ? editor.getHTML() : '';
}

type Tool = readonly [
  word: string,
  icon: LucideIcon,
  press: (editor: Editor) => void,
  pressed?: (editor: Editor) => boolean,
];

const TOOLS = [
  ['bold', Bold, (e) => e.chain().focus().toggleBold().run(), (e) => e.isActive('bold')],
  ['italic', Italic, (e) => e.chain().focus().toggleItalic().run(), (e) => e.isActive('italic')],
  ['underline', Underline, (e) => e.chain().focus().toggleUnderline().run(), (e) => e.isActive('underline')],
  ['strike', Strikethrough, (e) => e.chain().focus().toggleStrike().run(), (e) => e.isActive('strike')],
  [
    'heading',
    Heading2,
    (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
    (e) => e.isActive('heading', { level: 2 }),
  ],
  [
    'subheading',
    Heading3,
    (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
    (e) => e.isActive('heading', { level: 3 }),
  ],
  ['list', List, (e) => e.chain().focus().toggleBulletList().run(), (e) => e.isActive('bulletList')],
  [
    'numbered',
    ListOrdered,
    (e) => e.chain().focus().toggleOrderedList().run(),
    (e) => e.isActive('orderedList'),
  ],
  ['quote', Quote, (e) => e.chain().focus().toggleBlockquote().run(), (e) => e.isActive('blockquote')],
  ['line', Minus, (e) => e.chain().focus().setHorizontalRule().run()],
  ['undo', Undo2, (e) => e.chain().focus().undo().run()],
  ['redo', Redo2, (e) => e.chain().focus().redo().run()],
] as const satisfies readonly Tool[];

function Tools({ editor }: { editor: Editor }) {
  const { t } = useTranslation('console');
  const pressed = useEditorState({
    editor,
    selector: ({ editor: now }) => TOOLS.map(([, , , isOn]) => isOn?.(now)),
  });
  return TOOLS.map(([word, Icon, press], at) => (
    <IconButton
      key={word}
      size="small"
      label={t(`richText.${word}`)}
      aria-pressed={pressed[at]}
      onClick={() => press(editor)}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  ));
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useTranslation('console');
  const [href, setHref] = useState<string>(() => editor.getAttributes('link')['href'] ?? '');
  function set(to: string) {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (to) chain.setLink({ href: to }).run();
    else chain.unsetLink().run();
    onDone();
  }
  return (
    <form
      className="flex items-end gap-2 border-line border-b p-2"
      onSubmit={(event) => {
        event.preventDefault();
        // The page's own form is another one.
        event.stopPropagation();
        set(href.trim());
      }}
    >
      <TextField
        className="grow"
        label={t('richText.href')}
        value={href}
        onChange={({ target }) => setHref(target.value)}
      />
      <Button type="submit" size="small">
        {t('richText.setLink')}
      </Button>
      <Button variant="ghost" size="small" onClick={() => set('')}>
        {t('richText.removeLink')}
      </Button>
    </form>
  );
}

function PictureTool({ editor, brand }: { editor: Editor; brand: string }) {
  const { t } = useTranslation('console');
  const words = useRefusalText();
  const adding = useOpsMutation(addPicture, {
    onDone: ({ path }) => editor.chain().focus().setImage({ src: path }).run(),
  });
  const { field, tooLarge, choose } = usePictureUpload({
    onChoose: adding.reset,
    onPicture: (base64) => adding.mutate({ body: { brand, shape: 'inline', base64 } }),
  });
  return (
    <>
      <input {...field} aria-label={t('picture.choose')} />
      <IconButton size="small" label={t('richText.picture')} disabled={adding.isPending} onClick={choose}>
        <ImagePlus aria-hidden="true" />
      </IconButton>
      {tooLarge && <FormError>{t('picture.tooLarge')}</FormError>}
      {adding.error && <FormError>{words(adding.error)}</FormError>}
    </>
  );
}
