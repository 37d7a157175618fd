import type { MotDeclare } from '@espace-adherent/contract/mots'
import type { BlocMot, ContenuMot } from '@espace-adherent/domain/mots/contenu.ts'
import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { TextAreaField, TextField } from '@espace-adherent/ui/fields'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { type FocusEvent, useRef } from 'react'
import css from './mots.module.css'
import { deplacer, ecrire, libelleDe, lignesDe, marqueDe, texteDe } from './saisie.ts'
import { textes } from './textes.ts'

type EditeurProps = {
  mot: MotDeclare
  saisie: ContenuMot
  /** What is wrong, by field. */
  fautes: Readonly<Record<string, string>>
  disabled: boolean
  onChange: (contenu: ContenuMot) => void
}

type Zone = HTMLInputElement | HTMLTextAreaElement

/** The sentences of a word, and the variables that may stand in them. */
export function Editeur({ mot, saisie, fautes, disabled, onChange }: EditeurProps) {
  /** Where a chip writes: the last sentence that one was in. */
  const derniere = useRef<Zone | null>(null)
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      derniere.current = target
  }
  const set = (champ: string) => (valeur: string) => onChange(ecrire(saisie, champ, valeur))
  const insert = (nom: string, genre: string) => {
    const zone = derniere.current
    const [premiere] = lignesDe(saisie)
    const champ = zone?.isConnected ? zone.name : (premiere?.champ ?? '')
    const ligne = lignesDe(saisie).find((autre) => autre.champ === champ)
    if (!ligne) return
    const marque = marqueDe(nom, genre)
    const debut = zone?.isConnected
      ? (zone.selectionStart ?? ligne.valeur.length)
      : ligne.valeur.length
    const fin = zone?.isConnected ? (zone.selectionEnd ?? debut) : debut
    set(champ)(`${ligne.valeur.slice(0, debut)}${marque}${ligne.valeur.slice(fin)}`)
    requestAnimationFrame(() => {
      zone?.focus()
      zone?.setSelectionRange(debut + marque.length, debut + marque.length)
    })
  }
  return (
    <fieldset className={css.champs} aria-label={textes.phrases} onFocus={note}>
      {'textes' in saisie ? (
        <Textes {...{ mot, saisie, fautes, disabled, set }} />
      ) : (
        <>
          <TextField
            label={textes.objet}
            layout="stack"
            name="sujet"
            value={saisie.sujet}
            error={fautes.sujet}
            disabled={disabled}
            onChange={set('sujet')}
          />
          <Corps
            corps={saisie.corps}
            {...{ fautes, disabled, set }}
            onBlocs={(corps) => onChange({ ...saisie, corps })}
          />
        </>
      )}
      {(fautes.corps ?? fautes.textes) && (
        <Notice tone="danger" title={fautes.corps ?? fautes.textes} alert />
      )}
      {!disabled && <Variables mot={mot} onInsert={insert} />}
    </fieldset>
  )
}

type Partie = Pick<EditeurProps, 'fautes' | 'disabled'> & {
  set: (champ: string) => (valeur: string) => void
}

function Textes({
  mot,
  saisie,
  fautes,
  disabled,
  set,
}: Partie & { mot: MotDeclare; saisie: ContenuMot }) {
  const originales = new Map(lignesDe(mot.original).map(({ champ, valeur }) => [champ, valeur]))
  return lignesDe(saisie).map(({ champ, libelle, valeur }) => {
    const originale = originales.get(champ) ?? ''
    return (
      <TextAreaField
        key={champ}
        label={libelle}
        layout="stack"
        name={champ}
        rows={2}
        value={valeur}
        error={fautes[champ]}
        hint={valeur === originale ? undefined : textes.original(originale)}
        disabled={disabled}
        onChange={set(champ)}
      />
    )
  })
}

type CorpsProps = Partie & {
  corps: readonly BlocMot[]
  onBlocs: (corps: readonly BlocMot[]) => void
}

/** Paragraphs, the code and the link, in the order in which they are read. */
function Corps({ corps, fautes, disabled, set, onBlocs }: CorpsProps) {
  return (
    <>
      <ol className="stack gap-12">
        {corps.map((bloc, rang) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is known by its place, as its faults are.
          <li key={rang} className={css.bloc}>
            <Bloc {...{ bloc, rang, fautes, disabled, set }} />
            {!disabled && (
              <Outils
                quoi={libelleDe(bloc, rang)}
                isPremier={rang === 0}
                isDernier={rang === corps.length - 1}
                onMove={(pas) => onBlocs(deplacer(corps, rang, pas))}
                // A code or a link of the original may be moved, not left out.
                onRemove={
                  typeof bloc === 'string'
                    ? () => onBlocs(corps.filter((_, autre) => autre !== rang))
                    : null
                }
              />
            )}
          </li>
        ))}
      </ol>
      {!disabled && (
        <div>
          <Button
            size="sm"
            icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => onBlocs([...corps, ''])}
          >
            {textes.ajouter}
          </Button>
        </div>
      )}
    </>
  )
}

function Bloc({ bloc, rang, fautes, disabled, set }: Partie & { bloc: BlocMot; rang: number }) {
  const champ = `corps.${rang + 1}`
  const valeur = texteDe(bloc)
  const commun = { label: libelleDe(bloc, rang), layout: 'stack' as const, name: champ, disabled }
  if (valeur === null) return <p className={css.code}>{libelleDe(bloc, rang)}</p>
  return typeof bloc === 'string' ? (
    <TextAreaField
      {...commun}
      rows={2}
      value={valeur}
      error={fautes[champ]}
      onChange={set(champ)}
    />
  ) : (
    <TextField {...commun} value={valeur} error={fautes[champ]} onChange={set(champ)} />
  )
}

type OutilsProps = {
  quoi: string
  isPremier: boolean
  isDernier: boolean
  onMove: (pas: 1 | -1) => void
  onRemove: (() => void) | null
}

const Outils = ({ quoi, isPremier, isDernier, onMove, onRemove }: OutilsProps) => (
  <div className={css.outils}>
    <Outil nom={textes.monter(quoi)} disabled={isPremier} onClick={() => onMove(-1)}>
      <IconArrowUp size={18} stroke={1.75} aria-hidden="true" />
    </Outil>
    <Outil nom={textes.descendre(quoi)} disabled={isDernier} onClick={() => onMove(1)}>
      <IconArrowDown size={18} stroke={1.75} aria-hidden="true" />
    </Outil>
    {onRemove && (
      <Outil nom={textes.retirer(quoi)} onClick={onRemove}>
        <IconTrash size={18} stroke={1.75} aria-hidden="true" />
      </Outil>
    )}
  </div>
)

type OutilProps = {
  nom: string
  disabled?: boolean
  onClick: () => void
  children: React.ReactNode
}

const Outil = ({ nom, disabled = false, onClick, children }: OutilProps) => (
  <button
    type="button"
    className={css.outil}
    aria-label={nom}
    aria-disabled={disabled || undefined}
    onClick={() => !disabled && onClick()}
  >
    {children}
  </button>
)

type VariablesProps = { mot: MotDeclare; onInsert: (nom: string, genre: string) => void }

/** What may be said here; those that must be are framed. */
const Variables = ({ mot, onInsert }: VariablesProps) => (
  <section className={css.variables} aria-label={textes.variables}>
    <h3>{textes.variables}</h3>
    <p className="note">{textes.variablesAide}</p>
    <ul className="cluster gap-6 mt-4">
      {Object.entries(mot.variables).map(([nom, genre]) => (
        <li key={nom}>
          <button
            type="button"
            className={css.puce}
            data-indispensable={mot.indispensables.includes(nom) || undefined}
            aria-label={textes.inserer(nom)}
            // What is selected in the sentence stays selected.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onInsert(nom, genre)}
          >
            {nom}
          </button>
        </li>
      ))}
    </ul>
  </section>
)
