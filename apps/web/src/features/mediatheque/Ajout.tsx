import {
  etatChamp,
  type FichierEnvoye,
  type FileAttente,
  fichiersEnvoyes,
  fileDepuis,
} from '@espace-adherent/domain/fichiers'
import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { Notice } from '@espace-adherent/ui/feedback'
import { TextField } from '@espace-adherent/ui/fields'
import { UploadField } from '@espace-adherent/ui/upload/UploadField.tsx'
import { useState } from 'react'
import { cleBrouillon, useSaisieGardee } from '../../platform/brouillons/useSaisieGardee.ts'
import type { HttpError } from '../../platform/http/error.ts'
import { toasts } from '../../platform/toasts/index.ts'
import { useUploadFichier } from '../fichiers/index.ts'
import css from './mediatheque.module.css'
import { useCreer } from './queries.ts'
import { textes } from './textes.ts'

/** What the library takes; the server holds the same. */
export const regles = {
  obligatoire: true,
  nombreMax: 1,
  tailleMax: 5 * 1024 * 1024,
  extensions: ['png', 'jpg', 'jpeg', 'pdf'],
} as const

/** As many as one describes in one go. */
const plusieurs = { ...regles, nombreMax: 10 }

type Dit = { titre: string; alt: string }

/** A file is called by its name until somebody calls it otherwise. */
const ditDe = ({ localFileName }: FichierEnvoye): Dit => ({
  titre: localFileName
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .slice(0, 150),
  alt: '',
})

const AUCUN: readonly FichierEnvoye[] = []
const NON_DITS: Readonly<Record<string, Dit>> = {}

/** One file or several: what each is called, what it shows. Those that are refused stay, with the reason. */
export function Ajout({ onClose }: { onClose: () => void }) {
  const [fichiers, setFichiers, forgetFichiers] = useSaisieGardee(
    cleBrouillon('media.fichiers', null),
    AUCUN,
  )
  const [dits, setDits, forgetDits] = useSaisieGardee(cleBrouillon('media', null), NON_DITS)
  // What is on its way is this page's; what has arrived is found again after it.
  const [enRoute, setEnRoute] = useState<FileAttente<File> | null>(null)
  const file = enRoute ?? fileDepuis(fichiers)
  const setFile = (suite: FileAttente<File>) => {
    setEnRoute(suite)
    setFichiers(fichiersEnvoyes(suite))
  }
  const [refus, setRefus] = useState<Readonly<Record<string, HttpError>>>({})
  const [isTente, setTente] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const send = useUploadFichier('media')
  const creer = useCreer()
  const { message } = etatChamp(file, plusieurs)
  const envoyes = fichiersEnvoyes(file)
  const ajouter = async () => {
    setTente(true)
    if (message || isBusy) return
    setBusy(true)
    const refusees: Record<string, HttpError> = {}
    // One after the other: each is a document of its own, and one that is refused keeps no other back.
    for (const envoye of envoyes) {
      const { remoteFileName } = envoye
      const { titre, alt } = dits[remoteFileName] ?? ditDe(envoye)
      await creer
        .mutateAsync({ remoteFileName, titre, alt: alt.trim() || null })
        .catch((error: HttpError) => {
          refusees[remoteFileName] = error
        })
    }
    setBusy(false)
    setRefus(refusees)
    const restees = file.filter(
      (piece) =>
        piece.etat === 'uploaded' &&
        piece.resultat === 'success' &&
        piece.fichier.remoteFileName in refusees,
    )
    const faits = envoyes.length - restees.length
    if (faits > 0) toasts.push({ type: 'success', title: textes.ajoutes(faits) })
    if (restees.length > 0) return setFile(restees)
    forgetFichiers()
    forgetDits()
    onClose()
  }
  return (
    <Dialog title={textes.ajouter} onClose={onClose}>
      <form
        className={css.champs}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void ajouter()
        }}
      >
        <UploadField
          label={textes.fichiers}
          layout="stack"
          hint={textes.fichierAide}
          regles={plusieurs}
          send={send}
          value={file}
          onChange={setFile}
          error={isTente && message ? message : undefined}
        />
        {envoyes.map((envoye) => (
          <Document
            key={envoye.remoteFileName}
            nom={envoye.localFileName}
            dit={dits[envoye.remoteFileName] ?? ditDe(envoye)}
            refus={refus[envoye.remoteFileName]}
            onChange={(dit) => setDits({ ...dits, [envoye.remoteFileName]: dit })}
          />
        ))}
        <div className="cluster end gap-8">
          <Button type="submit" variant="primary" busy={isBusy}>
            {textes.ajouterNombre(envoyes.length)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type DocumentProps = {
  nom: string
  dit: Dit
  refus: HttpError | undefined
  onChange: (dit: Dit) => void
}

function Document({ nom, dit, refus, onChange }: DocumentProps) {
  const { champs = {} } = refus ?? {}
  return (
    <fieldset className={css.document}>
      <legend>{nom}</legend>
      {refus && (
        <Notice tone="danger" title={textes.refuse} alert>
          {champs.fichier ?? refus.message}
        </Notice>
      )}
      <TextField
        label={textes.champTitre}
        layout="stack"
        required
        maxLength={150}
        value={dit.titre}
        error={champs.titre}
        onChange={(titre) => onChange({ ...dit, titre })}
      />
      <TextField
        label={textes.champAlt}
        layout="stack"
        hint={textes.champAltAide}
        maxLength={300}
        value={dit.alt}
        error={champs.alt}
        onChange={(alt) => onChange({ ...dit, alt })}
      />
    </fieldset>
  )
}
