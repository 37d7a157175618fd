import { EditorContent, useEditor } from '@tiptap/react'
import { useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { Notice } from '../feedback/Notice.tsx'
import type { ChampProps } from '../fields/champ.ts'
import { Field } from '../fields/Field.tsx'
import { type AskImage, Barre } from './Barre.tsx'
import css from './editeur.module.css'
import { extensions } from './extensions.ts'
import { inconnues } from './html.ts'
import { textes } from './textes.ts'

type EditeurRicheProps = ChampProps<string> & {
  /** Where pictures come from; without it, none can be added. */
  onImage?: AskImage
}

/** A text with its headings, lists, links, tables and colours: nobody sees that its value is HTML. */
export function EditeurRiche({ onImage, ...props }: EditeurRicheProps) {
  /** What somebody chose to lose. */
  const [isConverti, setConverti] = useState(false)
  const autres = inconnues(props.value)
  if (autres.length === 0 || isConverti) return <Visuel {...props} onImage={onImage} />
  return <Lecture {...props} autres={autres} onConvert={() => setConverti(true)} />
}

type LectureProps = ChampProps<string> & { autres: readonly string[]; onConvert: () => void }

/** A text that the editor would not give back whole: its words, and why they are not changed here. */
const Lecture = ({ value, disabled, autres, onConvert, ...frame }: LectureProps) => (
  <Field {...frame} as="group">
    {() => (
      <div className="stack gap-8">
        <Notice
          tone="warning"
          title={textes.lectureSeule}
          action={
            !disabled && (
              <Button size="sm" onClick={onConvert}>
                {textes.convertir}
              </Button>
            )
          }
        >
          {textes.raison(autres)}
        </Notice>
        <div className={css.lecture}>{motsDe(value)}</div>
      </div>
    )}
  </Field>
)

/** Its words alone, a line for each block. */
const motsDe = (html: string) =>
  new DOMParser()
    .parseFromString(html.replace(/<\/(?:p|h\d|li|dt|dd|tr|figcaption)>/gi, '$&\n'), 'text/html')
    .body.textContent?.trim()

function Visuel({
  value,
  onChange,
  disabled = false,
  name: _,
  onImage,
  ...frame
}: ChampProps<string> & { onImage: AskImage | undefined }) {
  /** What the editor last gave: anything else came from outside, and is shown in its place. */
  const [donne, setDonne] = useState(value)
  const editor = useEditor({
    extensions,
    content: value,
    editable: !disabled,
    // Its style sheet would need a nonce: ours has what it says.
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': frame.label },
      // It would keep the key for itself: the window around it closes by it, wherever one writes.
      handleDOMEvents: { keydown: (_view, { key }) => key === 'Escape' },
    },
    onUpdate: ({ editor: edite }) => {
      const html = edite.isEmpty ? '' : edite.getHTML()
      setDonne(html)
      onChange(html)
    },
  })
  if (editor && value !== donne) {
    setDonne(value)
    queueMicrotask(() => editor.commands.setContent(value, { emitUpdate: false }))
  }
  return (
    <Field {...frame} as="group">
      {() => (
        <div className={css.boite} data-invalid={frame.error ? true : undefined}>
          {editor && !disabled && <Barre editor={editor} onImage={onImage} />}
          {/* Headings of the text are h4 and below: the outline skips no level. */}
          <h3 className="visually-hidden">{frame.label}</h3>
          <EditorContent editor={editor} className={css.texte} />
        </div>
      )}
    </Field>
  )
}
