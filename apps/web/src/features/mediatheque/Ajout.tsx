import { etatChamp, type FileAttente, fichiersEnvoyes } from '@espace-adherent/domain/fichiers'
import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialog'
import { Notice } from '@espace-adherent/ui/feedback'
import { TextField } from '@espace-adherent/ui/fields'
import { UploadField } from '@espace-adherent/ui/upload'
import { useState } from 'react'
import { toasts } from '../../platform/toasts/index.ts'
import { useUploadFichier } from '../fichiers/index.ts'
import css from './mediatheque.module.css'
import { useCreer } from './queries.ts'
import { regles } from './regles.ts'
import { textes } from './textes.ts'

/** A file, what it is called, what it shows. */
export function Ajout({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<FileAttente<File>>([])
  const [titre, setTitre] = useState('')
  const [alt, setAlt] = useState('')
  const [isTente, setTente] = useState(false)
  const send = useUploadFichier('media')
  const creer = useCreer()
  const { message } = etatChamp(file, regles)
  const champs = creer.error?.champs ?? {}
  const ajouter = () => {
    setTente(true)
    const [envoye] = fichiersEnvoyes(file)
    if (message || !envoye) return
    creer.mutate(
      { remoteFileName: envoye.remoteFileName, titre, alt: alt.trim() || null },
      {
        onSuccess: () => {
          toasts.push({ type: 'success', title: textes.ajoute })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog title={textes.ajouter} onClose={onClose}>
      <form
        className={css.champs}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          ajouter()
        }}
      >
        {creer.error && (
          <Notice tone="danger" title={textes.refuse} alert>
            {champs.fichier ?? creer.error.message}
          </Notice>
        )}
        <UploadField
          label={textes.fichier}
          layout="stack"
          hint={textes.fichierAide}
          regles={regles}
          send={send}
          value={file}
          onChange={setFile}
          error={isTente && message ? message : undefined}
        />
        <TextField
          label={textes.champTitre}
          layout="stack"
          required
          maxLength={150}
          value={titre}
          error={champs.titre}
          onChange={setTitre}
        />
        <TextField
          label={textes.champAlt}
          layout="stack"
          hint={textes.champAltAide}
          maxLength={300}
          value={alt}
          error={champs.alt}
          onChange={setAlt}
        />
        <div className={css.boutons}>
          <Button type="submit" variant="primary" busy={creer.isPending}>
            {textes.ajouter}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
