import {
  CSV_MAX,
  importReferentielResource,
  type ImportReferentiel as Resultat,
} from '@espace-adherent/contract'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { type FileAttente, fichiersEnvoyes } from '@espace-adherent/domain/fichiers'
import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { Notice } from '@espace-adherent/ui/feedback'
import { UploadField } from '@espace-adherent/ui/upload/UploadField.tsx'
import type { SendFile } from '@espace-adherent/ui/upload/useTeleversement.ts'
import { IconFileImport } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { HttpError } from '../../platform/http/error.ts'
import { http } from '../../platform/http/http.ts'
import { useDroit } from '../../platform/session/droits.ts'
import { toasts } from '../../platform/toasts/index.ts'
import css from './import.module.css'
import { textes } from './textes.ts'

/** Systems call a spreadsheet's type by many names: its extension is enough, and its lines are judged. */
const regles = { extensions: ['csv'], messages: { extension: textes.pasUnCsv } }

type ImportProps = { table: string; libelle: string }

/** A table from a spreadsheet: what it would do is shown before it is done. */
export function ImportReferentiel(props: ImportProps) {
  const peut = useDroit()
  const [isOuvert, setOuvert] = useState(false)
  if (!peut(importReferentielResource.can.update.access.backoffice)) return null
  return (
    <div>
      <Button
        icon={<IconFileImport size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOuvert(true)}
      >
        {textes.importer}
      </Button>
      {isOuvert && <Import {...props} onClose={() => setOuvert(false)} />}
    </div>
  )
}

function Import({ table, libelle, onClose }: ImportProps & { onClose: () => void }) {
  const client = useQueryClient()
  const [file, setFile] = useState<FileAttente<File>>([])
  const [csv, setCsv] = useState('')
  const envoi = useMutation({
    mutationFn: (body: { csv: string; isEssai: boolean }) =>
      http.post(resourceUrl(importReferentielResource, 'update'), {
        table,
        ...body,
      }) as Promise<Resultat>,
    meta: { silent: true },
  })
  /** Nothing is kept of it: what is sent is a trial. Chosen and judged as any other file is. */
  const essayer: SendFile = async (source) => {
    const texte = await source.text()
    if (texte.length > CSV_MAX) throw new Error(textes.tropLourd)
    try {
      await envoi.mutateAsync({ csv: texte, isEssai: true })
    } catch (error) {
      const { champs, message } = error as HttpError
      throw new Error(champs.csv ?? message)
    }
    setCsv(texte)
    const { name, size } = source
    return { remoteFileName: name, localFileName: name, size, inputName: 'csv' }
  }
  const change = (next: FileAttente<File>) => {
    // Another file, or none: what was said of the last one no longer holds.
    if (fichiersEnvoyes(next).length === 0) envoi.reset()
    setFile(next)
  }
  const confirm = () =>
    envoi.mutate(
      { csv, isEssai: false },
      {
        onSuccess: async () => {
          toasts.push({ type: 'success', title: textes.fait })
          await client.invalidateQueries({ queryKey: [`/api/admin/referentiel/${table}`] })
          onClose()
        },
      },
    )
  const { data } = envoi
  const changees = data ? data.creations + data.modifications : 0
  return (
    <Dialog
      title={textes.titre(libelle)}
      onClose={onClose}
      actions={
        data && data.erreurs.length === 0 && changees > 0 ? (
          <Button variant="primary" busy={envoi.isPending} onClick={confirm}>
            {textes.confirmer(changees)}
          </Button>
        ) : undefined
      }
    >
      <div className="stack gap-16">
        <UploadField
          label={textes.fichier}
          layout="stack"
          hint={textes.fichierAide}
          regles={regles}
          send={essayer}
          value={file}
          onChange={change}
        />
        {envoi.error && fichiersEnvoyes(file).length > 0 && (
          <Notice tone="danger" title={textes.refuse} alert>
            {envoi.error.message}
          </Notice>
        )}
        {data && <Bilan resultat={data} />}
      </div>
    </Dialog>
  )
}

function Bilan({ resultat }: { resultat: Resultat }) {
  const { creations, modifications, inchangees, absentes, erreurs, apercu } = resultat
  if (erreurs.length > 0)
    return (
      <Notice tone="danger" title={textes.erreurs(erreurs.length)} alert>
        <ul>
          {erreurs.map(({ ligne, message }) => (
            <li key={`${ligne} ${message}`}>
              <strong>{textes.ligne(ligne)}</strong> {message}
            </li>
          ))}
        </ul>
      </Notice>
    )
  return (
    <section aria-label={textes.essai} role="status">
      {apercu.length === 0 && <p>{textes.rien}</p>}
      <ul className="strong cluster gap-4 col-16 mb-12">
        <li>{textes.creations(creations)}</li>
        <li>{textes.modifications(modifications)}</li>
        <li>{textes.inchangees(inchangees)}</li>
        <li>{textes.absentes(absentes)}</li>
      </ul>
      {apercu.length > 0 && (
        <table className={css.apercu}>
          <thead>
            <tr>
              <th scope="col">{textes.code}</th>
              <th scope="col">{textes.avant}</th>
              <th scope="col">{textes.apres}</th>
            </tr>
          </thead>
          <tbody>
            {apercu.map(({ ligne, code, avant, apres }) => (
              <tr key={ligne}>
                <th scope="row">{code}</th>
                <td>{avant ?? textes.nouvelle}</td>
                <td>{apres}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
