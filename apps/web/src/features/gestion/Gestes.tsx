import {
  afficher,
  type Champs,
  type Gestion,
  isGestePossible,
  type LigneGestion,
} from '@espace-adherent/contract/gestion'
import { dateAParis } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { Notice } from '@espace-adherent/ui/feedback'
import { type ReactNode, useState } from 'react'
import { cleBrouillon, useSaisieGardee } from '../../platform/brouillons/useSaisieGardee.ts'
import { titreDe } from './afficher.tsx'
import { ChampGestion } from './ChampGestion.tsx'
import { usePeutGeste } from './droits.ts'
import { useEcran } from './ecran.ts'
import { useGeste } from './queries.ts'
import { fautesDe, saisieDe, valeursDe, videsDe } from './saisie.ts'
import { textes } from './textes.ts'

const { gestes: mots } = textes

type GestesProps = {
  gestion: Gestion
  /** None: what makes a row. */
  ligne: LigneGestion | null
  /** What was done leaves nothing to look at: the row is over. */
  onGone?: (() => void) | undefined
  /** Of those that its state allows, the ones that circumstances allow too; all of them, unless it is said. */
  noms?: readonly string[]
  /** What was done leads elsewhere. */
  onFait?: ((nom: string, ligne: LigneGestion) => void) | undefined
}

/** What may be done with a row as it stands, or to make one. */
export function Gestes({ gestion, ligne, onGone, noms, onFait }: GestesProps) {
  const [ouvert, setOuvert] = useState<string | null>(null)
  const peut = usePeutGeste(gestion)
  const etat = String(ligne?.[gestion.etats?.champ ?? ''])
  const permis = Object.entries(gestion.gestes ?? {}).filter(([nom, { isCreation }]) => {
    const isVoulu = noms?.includes(nom) ?? true
    const isPossible = ligne ? isGestePossible(gestion, nom, etat) : isCreation
    return isVoulu && isPossible && peut(nom)
  })
  const empeches = ligne?.empechements ?? {}
  const faisables = permis.filter(([nom]) => !(nom in empeches))
  // Said once, where one thing keeps them from several.
  const refus = new Set(permis.flatMap(([nom]) => empeches[nom] ?? []))
  return (
    <>
      {faisables.map(([nom, { libelle }], rang) => (
        <Button
          key={nom}
          variant={rang === 0 ? 'primary' : 'outline'}
          size="sm"
          onClick={() => setOuvert(nom)}
        >
          {libelle}
        </Button>
      ))}
      {[...refus].map((phrase) => (
        <p key={phrase} className="note">
          {phrase}
        </p>
      ))}
      {ouvert && (
        <Faire
          gestion={gestion}
          ligne={ligne}
          nom={ouvert}
          onGone={onGone}
          onFait={onFait}
          onClose={() => setOuvert(null)}
        />
      )}
    </>
  )
}

type FaireProps = GestesProps & { nom: string; onClose: () => void }

/** A gesture, and what a colleague has changed meanwhile. */
function Faire({ gestion, ligne, nom, onGone, onFait, onClose }: FaireProps) {
  const [vue] = useState(ligne)
  const { mutate, isPending, error } = useGeste(gestion, nom, onGone)
  const actuelle = (error?.versions?.actuelle ?? null) as LigneGestion | null
  const envoyer = (saisie: object, oublier: () => void) => {
    const vus = ligne && { id: ligne.id, revision: ligne.revision }
    const onSuccess = (faite: unknown) => {
      oublier()
      onClose()
      onFait?.(nom, faite as LigneGestion)
    }
    mutate({ ...vus, saisie }, { onSuccess })
  }
  return (
    <Question
      gestion={gestion}
      nom={nom}
      cible={ligne?.id ?? null}
      quoi={ligne && titreDe(gestion, ligne)}
      ligne={ligne}
      isPending={isPending}
      refus={error?.champs}
      onEnvoyer={envoyer}
      onClose={onClose}
    >
      {vue && actuelle && <Change champs={gestion.champs} vue={vue} actuelle={actuelle} />}
    </Question>
  )
}

type QuestionProps = {
  gestion: Gestion
  nom: string
  /** What is typed is kept for it; null: for a row that is yet to be made. */
  cible: string | null
  /** Of which row, or of how many; none: it makes one. */
  quoi: string | null
  /** The row: what it has of the same fields stands in them already, and more may be said of it than of several. */
  ligne?: LigneGestion | null
  isPending: boolean
  /** What the server says of the fields. */
  refus?: Readonly<Record<string, string>> | undefined
  /** Sent; once it is done, what was typed is to be forgotten. */
  onEnvoyer: (saisie: object, oublier: () => void) => void
  onClose: () => void
  children?: ReactNode
}

/** What follows from a gesture, and what it asks for. */
export function Question(question: QuestionProps) {
  const { gestion, nom, cible, quoi, ligne = null, refus = {}, ...props } = question
  const { libelle = '', confirmation, saisie: champs = {} } = gestion.gestes?.[nom] ?? {}
  const dite = typeof confirmation === 'function' ? ligne && confirmation(ligne) : confirmation
  const Calcul = useEcran().calculs[nom]
  const [saisie, setSaisie, oublier] = useSaisieGardee(
    cleBrouillon(`geste.${gestion.key}.${nom}`, cible),
    saisieDe(champs, propositions(champs, ligne)),
  )
  const [illisibles, setIllisibles] = useState<Readonly<Record<string, string>>>({})
  const envoyer = () => {
    const vides = videsDe(champs, saisie).map((nom) => [nom, mots.requis])
    const fautes = { ...Object.fromEntries(vides), ...fautesDe(champs, saisie) }
    setIllisibles(fautes)
    if (Object.keys(fautes).length === 0) props.onEnvoyer(valeursDe(champs, saisie), oublier)
  }
  return (
    <Dialog
      size={tailleDe(champs)}
      title={quoi ? `${libelle}\u00a0: ${quoi}` : libelle}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>{mots.annuler}</Button>
          <Button variant="primary" busy={props.isPending} onClick={envoyer}>
            {libelle}
          </Button>
        </>
      }
    >
      <div className="stack gap-16">
        {dite && <p>{dite}</p>}
        {props.children}
        {Object.entries(champs).map(([champ, declare]) => (
          <ChampGestion
            key={champ}
            nom={champ}
            champ={declare}
            saisie={saisie}
            value={saisie[champ] ?? ''}
            error={illisibles[champ] ?? refus[`saisie.${champ}`] ?? refus[champ]}
            onChange={(valeur) => setSaisie({ ...saisie, [champ]: valeur })}
          />
        ))}
        {Calcul && <Calcul saisie={saisie} />}
      </div>
    </Dialog>
  )
}

/** What has an editor of its own is wider than a field. */
const tailleDe = (champs: Champs) =>
  Object.values(champs).some(({ genre }) => genre === 'propre') ? 'lg' : 'md'

type ChangeProps = { champs: Champs; vue: LigneGestion; actuelle: LigneGestion }

/** A colleague was faster: what the row has become, before anything is done to it. */
const Change = ({ champs, vue, actuelle }: ChangeProps) => (
  <Notice tone="warning" title={mots.change} alert>
    <p>{mots.changeTexte}</p>
    <ul>
      {Object.entries(champs)
        .filter(([nom]) => JSON.stringify(vue[nom]) !== JSON.stringify(actuelle[nom]))
        .map(([nom, champ]) => (
          <li key={nom}>{mots.devenu(champ.libelle, afficher(champ, actuelle[nom]))}</li>
        ))}
    </ul>
  </Notice>
)

const propositions = (champs: Champs, depart: LigneGestion | null): Partial<LigneGestion> =>
  Object.fromEntries(
    Object.entries(champs).flatMap(([nom, champ]): [string, unknown][] => {
      if (champ.genre === 'jour' && champ.propose) return [[nom, dateAParis(new Date())]]
      const deja = depart?.[nom]
      // Of a closed list, what can be ticked here.
      if (champ.genre === 'liste' && champ.choix && Array.isArray(deja))
        return [[nom, deja.filter((un) => Object.hasOwn(champ.choix ?? {}, un))]]
      return []
    }),
  )
