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
import { useState } from 'react'
import { toasts } from '../../platform/toasts/index.ts'
import { titreDe } from './afficher.tsx'
import { ChampGestion } from './ChampGestion.tsx'
import { useGeste } from './queries.ts'
import { fautesDe, saisieDe, valeursDe } from './saisie.ts'
import { textes } from './textes.ts'
import { cleBrouillon, useSaisieGardee } from './useSaisieGardee.ts'

const { gestes: mots } = textes

type GestesProps = {
  gestion: Gestion
  /** None: what makes a row. */
  ligne: LigneGestion | null
}

/** What may be done with a row as it stands, or to make one. */
export function Gestes({ gestion, ligne }: GestesProps) {
  const [ouvert, setOuvert] = useState<string | null>(null)
  const etat = String(ligne?.[gestion.etats?.champ ?? ''])
  const faisables = Object.entries(gestion.gestes ?? {}).filter(([nom, { isCreation }]) =>
    ligne ? isGestePossible(gestion, nom, etat) : isCreation,
  )
  return (
    <>
      {faisables.map(([nom, { libelle }]) => (
        <Button key={nom} variant="primary" size="sm" onClick={() => setOuvert(nom)}>
          {libelle}
        </Button>
      ))}
      {ouvert && (
        <Faire gestion={gestion} ligne={ligne} nom={ouvert} onClose={() => setOuvert(null)} />
      )}
    </>
  )
}

type FaireProps = GestesProps & { nom: string; onClose: () => void }

/** What follows from a gesture, what it asks for, and what a colleague has changed meanwhile. */
function Faire({ gestion, ligne, nom, onClose }: FaireProps) {
  const { libelle, confirmation, fait, saisie: champs = {} } = gestion.gestes?.[nom] ?? {}
  const [vue] = useState(ligne)
  const [saisie, setSaisie, oublier] = useSaisieGardee(
    cleBrouillon(`geste.${gestion.key}.${nom}`, ligne?.id ?? null),
    saisieDe(champs, propositions(champs)),
  )
  const [illisibles, setIllisibles] = useState<Readonly<Record<string, string>>>({})
  const { mutate, isPending, error } = useGeste(gestion, nom)
  const actuelle = (error?.versions?.actuelle ?? null) as LigneGestion | null
  const envoyer = () => {
    const fautes = fautesDe(champs, saisie)
    setIllisibles(fautes)
    if (Object.keys(fautes).length > 0) return
    const vus = ligne && { id: ligne.id, revision: ligne.revision }
    const onSuccess = () => {
      oublier()
      toasts.push({ type: 'success', title: fait ?? mots.fait })
      onClose()
    }
    mutate({ ...vus, saisie: valeursDe(champs, saisie) }, { onSuccess })
  }
  return (
    <Dialog
      title={ligne ? `${libelle}\u00a0: ${titreDe(gestion, ligne)}` : (libelle ?? '')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{mots.annuler}</Button>
          <Button variant="primary" busy={isPending} onClick={envoyer}>
            {libelle}
          </Button>
        </>
      }
    >
      <div className="stack gap-16">
        {confirmation && <p>{confirmation}</p>}
        {vue && actuelle && <Change champs={gestion.champs} vue={vue} actuelle={actuelle} />}
        {Object.entries(champs).map(([champ, declare]) => (
          <ChampGestion
            key={champ}
            nom={champ}
            champ={declare}
            value={saisie[champ] ?? ''}
            error={
              illisibles[champ] ?? error?.champs?.[`saisie.${champ}`] ?? error?.champs?.[champ]
            }
            onChange={(valeur) => setSaisie({ ...saisie, [champ]: valeur })}
          />
        ))}
      </div>
    </Dialog>
  )
}

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

const propositions = (champs: Champs): Partial<LigneGestion> =>
  Object.fromEntries(
    Object.entries(champs).flatMap(([nom, champ]) =>
      champ.genre === 'jour' && champ.propose ? [[nom, dateAParis(new Date())]] : [],
    ),
  )
