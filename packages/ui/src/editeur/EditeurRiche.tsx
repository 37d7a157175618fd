import { EditorContent, useEditor } from '@tiptap/react'
import { useState } from 'react'
import type { ChampProps } from '../fields/champ.ts'
import { Field } from '../fields/Field.tsx'
import fieldCss from '../fields/field.module.css'
import { type AskImage, Barre } from './Barre.tsx'
import css from './editeur.module.css'
import { extensions } from './extensions.ts'
import { isConnu } from './html.ts'
import { textes } from './textes.ts'

type EditeurRicheProps = ChampProps<string> & {
  /** Where pictures come from; without it, none can be added. */
  onImage?: AskImage
}

/** A text with its headings, lists, links and colours; its value is HTML. */
export function EditeurRiche({ onImage, ...props }: EditeurRicheProps) {
  const isEditable = isConnu(props.value)
  const [isCode, setCode] = useState(!isEditable)
  const isHtml = isCode || !isEditable
  return (
    <div className="stack gap-6">
      {isHtml ? <Code {...props} isSeul={!isEditable} /> : <Visuel {...props} onImage={onImage} />}
      {isEditable && !props.disabled && (
        <button type="button" className={css.mode} onClick={() => setCode(!isCode)}>
          {isHtml ? textes.visuel : textes.code}
        </button>
      )}
    </div>
  )
}

const Code = ({
  value,
  onChange,
  disabled,
  name,
  isSeul,
  ...frame
}: ChampProps<string> & { isSeul: boolean }) => (
  <Field {...frame} hint={isSeul ? textes.codeSeul : frame.hint}>
    {(control) => (
      <div className={fieldCss.box} data-invalid={frame.error ? true : undefined}>
        <textarea
          {...control}
          name={name}
          className={css.code}
          rows={14}
          spellCheck={false}
          disabled={disabled}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </div>
    )}
  </Field>
)

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
          <EditorContent editor={editor} className={css.texte} />
        </div>
      )}
    </Field>
  )
}
