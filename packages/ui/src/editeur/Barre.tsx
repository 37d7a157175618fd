import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconColumnInsertRight,
  IconColumnRemove,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconRowInsertBottom,
  IconRowRemove,
  IconTable,
  IconTableOff,
  IconUnderline,
} from '@tabler/icons-react'
import { type Editor, useEditorState } from '@tiptap/react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { TextField } from '../fields/TextField.tsx'
import css from './editeur.module.css'
import { couleurs } from './extensions.ts'
import { isAdresseAcceptee } from './html.ts'
import { textes } from './textes.ts'

/** Asks for a picture; what is chosen is given back, or nothing. */
export type AskImage = (give: (image: { src: string; alt: string }) => void) => void

type Style = keyof typeof textes.styles

/** What is done to the words that are selected. */
export function Barre({ editor, onImage }: { editor: Editor; onImage?: AskImage | undefined }) {
  const [isLien, setLien] = useState(false)
  const etat = useEditorState({
    editor,
    selector: ({ editor: e }) => ({
      gras: e.isActive('bold'),
      italique: e.isActive('italic'),
      souligne: e.isActive('underline'),
      puces: e.isActive('bulletList'),
      numeros: e.isActive('orderedList'),
      lien: String(e.getAttributes('link').href ?? ''),
      style: styleDe(e),
      couleur: String(e.getAttributes('teinte').classe ?? ''),
      legende: e.isActive('table') ? String(e.getAttributes('table').legende ?? '') : null,
    }),
  })
  const chain = () => editor.chain().focus()
  return (
    <>
      <div className={css.barre} role="toolbar" aria-label={textes.outils}>
        <Outil nom={textes.gras} isActif={etat.gras} onClick={() => chain().toggleBold().run()}>
          <IconBold size={18} stroke={1.75} aria-hidden="true" />
        </Outil>
        <Outil
          nom={textes.italique}
          isActif={etat.italique}
          onClick={() => chain().toggleItalic().run()}
        >
          <IconItalic size={18} stroke={1.75} aria-hidden="true" />
        </Outil>
        <Outil
          nom={textes.souligne}
          isActif={etat.souligne}
          onClick={() => chain().toggleUnderline().run()}
        >
          <IconUnderline size={18} stroke={1.75} aria-hidden="true" />
        </Outil>
        <Outil
          nom={textes.puces}
          isActif={etat.puces}
          onClick={() => chain().toggleBulletList().run()}
        >
          <IconList size={18} stroke={1.75} aria-hidden="true" />
        </Outil>
        <Outil
          nom={textes.numeros}
          isActif={etat.numeros}
          onClick={() => chain().toggleOrderedList().run()}
        >
          <IconListNumbers size={18} stroke={1.75} aria-hidden="true" />
        </Outil>
        <Outil
          nom={textes.lien}
          isActif={etat.lien !== ''}
          isOuvert={isLien}
          onClick={() => setLien(!isLien)}
        >
          <IconLink size={18} stroke={1.75} aria-hidden="true" />
        </Outil>
        <Outil
          nom={textes.tableau}
          onClick={() => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        >
          <IconTable size={18} stroke={1.75} aria-hidden="true" />
        </Outil>
        {onImage && (
          <Outil
            nom={textes.image}
            onClick={() => onImage((image) => chain().setImage(image).run())}
          >
            <IconPhoto size={18} stroke={1.75} aria-hidden="true" />
          </Outil>
        )}
        <Liste
          label={textes.style}
          value={etat.style}
          choix={textes.styles}
          onChange={(style) => poserStyle(editor, style as Style)}
        />
        <Liste
          label={textes.couleur}
          value={etat.couleur}
          choix={textes.couleurs}
          onChange={(classe) =>
            couleurs.some((couleur) => couleur === classe)
              ? chain().setMark('teinte', { classe }).run()
              : chain().unsetMark('teinte').run()
          }
        />
        <Outil nom={textes.annuler} onClick={() => chain().undo().run()}>
          <IconArrowBackUp size={18} stroke={1.75} aria-hidden="true" />
        </Outil>
        <Outil nom={textes.retablir} onClick={() => chain().redo().run()}>
          <IconArrowForwardUp size={18} stroke={1.75} aria-hidden="true" />
        </Outil>
      </div>
      {etat.legende !== null && <Tableau editor={editor} legende={etat.legende} />}
      {isLien && <Lien editor={editor} actuelle={etat.lien} onClose={() => setLien(false)} />}
    </>
  )
}

/** What is done to the table that one writes in. */
function Tableau({ editor, legende }: { editor: Editor; legende: string }) {
  const chain = () => editor.chain().focus()
  return (
    <fieldset className={css.tableau} aria-label={textes.tableauOutils}>
      <TextField
        label={textes.tableauTitre}
        layout="stack"
        value={legende}
        // Not focused again: one goes on typing here.
        onChange={(titre) => editor.commands.updateAttributes('table', { legende: titre })}
      />
      <div className="cluster gap-2">
        {(
          [
            [textes.lignePlus, IconRowInsertBottom, () => chain().addRowAfter()],
            [textes.colonnePlus, IconColumnInsertRight, () => chain().addColumnAfter()],
            [textes.ligneMoins, IconRowRemove, () => chain().deleteRow()],
            [textes.colonneMoins, IconColumnRemove, () => chain().deleteColumn()],
            [textes.tableauMoins, IconTableOff, () => chain().deleteTable()],
          ] as const
        ).map(([nom, Icon, faire]) => (
          <Outil key={nom} nom={nom} onClick={() => faire().run()}>
            <Icon size={18} stroke={1.75} aria-hidden="true" />
          </Outil>
        ))}
      </div>
    </fieldset>
  )
}

function styleDe(editor: Editor): Style {
  for (const level of [4, 5, 6] as const)
    if (editor.isActive('heading', { level })) return `h${level}`
  return String(editor.getAttributes('paragraph').classe ?? '').includes('chapo') ? 'chapo' : 'p'
}

function poserStyle(editor: Editor, style: Style): void {
  const chain = editor.chain().focus()
  if (style === 'p' || style === 'chapo')
    chain
      .setParagraph()
      .updateAttributes('paragraph', { classe: style === 'chapo' ? 'chapo' : null })
      .run()
  else chain.setHeading({ level: Number(style.slice(1)) as 4 | 5 | 6 }).run()
}

type OutilProps = {
  nom: string
  isActif?: boolean
  isOuvert?: boolean
  onClick: () => void
  children: ReactNode
}

const Outil = ({ nom, isActif, isOuvert, onClick, children }: OutilProps) => (
  <button
    type="button"
    className={css.outil}
    aria-label={nom}
    title={nom}
    aria-pressed={isActif}
    aria-expanded={isOuvert}
    // The words stay selected.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
  >
    {children}
  </button>
)

type ListeProps = {
  label: string
  value: string
  choix: Readonly<Record<string, string>>
  onChange: (valeur: string) => void
}

const Liste = ({ label, value, choix, onChange }: ListeProps) => (
  <select
    className={css.liste}
    aria-label={label}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  >
    {Object.entries(choix).map(([valeur, libelle]) => (
      <option key={valeur} value={valeur}>
        {libelle}
      </option>
    ))}
  </select>
)

type LienProps = { editor: Editor; actuelle: string; onClose: () => void }

/** Where the words lead; what leads nowhere sensible is refused here. */
function Lien({ editor, actuelle, onClose }: LienProps) {
  const id = useId()
  const [adresse, setAdresse] = useState(actuelle)
  const [error, setError] = useState<string | undefined>()
  const poser = () => {
    const href = adresse.trim()
    if (!isAdresseAcceptee(href)) return setError(textes.adresseRefusee)
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run()
    onClose()
  }
  return (
    <div className="stack gap-8 pad-12 lined">
      <TextField
        id={id}
        label={textes.adresse}
        layout="stack"
        hint={textes.adresseAide}
        error={error}
        value={adresse}
        onChange={setAdresse}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          poser()
        }}
      />
      <div className="cluster end gap-8">
        {actuelle !== '' && (
          <Button
            size="sm"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
              onClose()
            }}
          >
            {textes.retirer}
          </Button>
        )}
        <Button size="sm" onClick={onClose}>
          {textes.fermer}
        </Button>
        <Button size="sm" variant="primary" onClick={poser}>
          {textes.poser}
        </Button>
      </div>
    </div>
  )
}
