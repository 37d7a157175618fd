import { MESSAGE_MAX } from '@espace-adherent/contract/demandes'
import {
  type DossierTraitement,
  PIECES_REPONSE_MAX,
} from '@espace-adherent/contract/demandes/gestion'
import { isRepondue, resteACompleter } from '@espace-adherent/domain/demandes'
import {
  etatChamp,
  type FichierEnvoye,
  type FileAttente,
  fichiersEnvoyes,
  fileDepuis,
} from '@espace-adherent/domain/fichiers'
import { Button } from '@espace-adherent/ui/actions'
import { TextAreaField } from '@espace-adherent/ui/fields'
import { UploadField } from '@espace-adherent/ui/upload/UploadField.tsx'
import { IconCheck, IconSend } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { reglesPages } from '../../actes/index.ts'
import { useUploadFichier } from '../../fichiers/index.ts'
import { cleBrouillon, useSaisieGardee } from '../../gestion/index.ts'
import { SousTitre, showForm } from './Cadre.tsx'
import css from './dossier.module.css'
import { Modeles } from './Modeles.tsx'
import { textes } from './textes.ts'
import type { Suivi } from './useTraitement.ts'

const { repondre: mots } = textes
const regles = reglesPages(PIECES_REPONSE_MAX)

const AUCUN: readonly FichierEnvoye[] = []

type RepondreProps = { dossier: DossierTraitement; suivi: Suivi; onClose: () => void }

/** A message is answered: the conversation stays open, or ends with these words. */
export function Repondre({ dossier, suivi, onClose }: RepondreProps) {
  const cle = cleBrouillon('demande.conclure', dossier.id)
  const [texte, setTexte, forgetTexte] = useSaisieGardee(cle, '')
  const [fichiers, setFichiers, forgetFichiers] = useSaisieGardee(
    cleBrouillon('demande.conclure.fichiers', dossier.id),
    AUCUN,
  )
  // What is on its way is this page's; what has arrived is found again after it.
  const [enRoute, setEnRoute] = useState<FileAttente<File> | null>(null)
  const file = enRoute ?? fileDepuis(fichiers)
  const setFile = (suite: FileAttente<File>) => {
    setEnRoute(suite)
    setFichiers(fichiersEnvoyes(suite))
  }
  const [isTente, setTente] = useState(false)
  const titre = useRef<HTMLHeadingElement>(null)
  useEffect(() => showForm(titre.current), [])
  const send = useUploadFichier('reponse')
  const isVide = texte.trim() === ''
  const canConclure = dossier.gestes.includes('conclure')
  // Somebody has answered already: nothing more needs to be said.
  const isClore = isVide && file.length === 0 && isRepondue(dossier.evenements)
  const reste = resteACompleter(texte)
  const manque = isVide ? mots.requis : reste ? mots.aCompleter(reste) : undefined
  const { message } = etatChamp(file, regles)
  const envoyer = async (geste: 'ecrire' | 'conclure') => {
    const isSansTexte = geste === 'conclure' && isClore
    setTente(!isSansTexte)
    if (suivi.isBusy || message || (manque && !isSansTexte)) return
    const fichiers = fichiersEnvoyes(file)
    const dit = { texte: texte.trim(), ...(fichiers.length > 0 && { fichiers }) }
    const voulu =
      geste === 'ecrire'
        ? ({ geste, ...dit } as const)
        : ({ geste, ...dit, texte: isSansTexte ? null : dit.texte } as const)
    if (!(await suivi.faire(voulu))) return
    forgetTexte()
    forgetFichiers()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
      void envoyer(event.shiftKey && canConclure ? 'conclure' : 'ecrire')
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <section className={css.formulaire} aria-labelledby="geste-titre" onKeyDown={onKeyDown}>
      <SousTitre id="geste-titre" ref={titre} tabIndex={-1}>
        {mots.titre}
      </SousTitre>
      <Modeles modeles={dossier.modeles.conclure} texte={texte} onChoose={setTexte} isEnLigne />
      <TextAreaField
        label={mots.texte}
        hint={mots.aide}
        layout="stack"
        rows={5}
        required
        error={isTente ? manque : undefined}
        maxLength={MESSAGE_MAX}
        value={texte}
        onChange={setTexte}
      />
      <UploadField
        label={mots.joindre}
        layout="stack"
        regles={regles}
        hideExtensions
        hideTailleMax
        hideTailleTotale
        send={send}
        value={file}
        onChange={setFile}
        error={isTente && message ? message : undefined}
      />
      <div className={css.fin}>
        <Button size="sm" onClick={onClose}>
          {textes.annuler}
        </Button>
        <Button
          size="sm"
          {...(!canConclure && { variant: 'primary' })}
          busy={suivi.isBusy}
          aria-keyshortcuts="Control+Enter"
          icon={<IconSend size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => void envoyer('ecrire')}
        >
          {mots.laisserOuvert}
        </Button>
        {canConclure && (
          <Button
            size="sm"
            variant="primary"
            busy={suivi.isBusy}
            aria-keyshortcuts="Control+Shift+Enter"
            icon={<IconCheck size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => void envoyer('conclure')}
          >
            {isClore ? mots.clore : mots.etClore}
          </Button>
        )}
      </div>
    </section>
  )
}
