import { type AttenteDemande, type Dossier, MESSAGE_MAX } from '@espace-adherent/contract/demandes'
import { formatDateLongue } from '@espace-adherent/domain/calendrier'
import { libellesMotifAttente } from '@espace-adherent/domain/demandes'
import { etatChamp, type FileAttente, fichiersEnvoyes } from '@espace-adherent/domain/fichiers'
import { Button } from '@espace-adherent/ui/actions'
import { TextAreaField } from '@espace-adherent/ui/fields'
import { UploadField } from '@espace-adherent/ui/upload/UploadField.tsx'
import { IconAlertCircle } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { careful } from '../../platform/routing/focus.ts'
import { reglesPiece } from '../actes/index.ts'
import { useUploadFichier } from '../fichiers/index.ts'
import css from './dossier.module.css'
import { Medical } from './Medical.tsx'
import { SousTitre } from './SousTitre.tsx'
import { textes } from './textes.ts'
import type { Geste, useGeste } from './useGeste.ts'

type Suivi = ReturnType<typeof useGeste>

/** What somebody came for: one of the things that are awaited, to send it or to say that it is gone. */
export type Voulue = { attente: string; isPerdue: boolean }

type AttentesProps = { dossier: Dossier; suivi: Suivi; voulue: Voulue | null }

/** What we wait for from the member, each with its deadline and its own way to answer. */
export function Attentes({ dossier, suivi, voulue }: AttentesProps) {
  if (!dossier.peutEcrire) return null
  return dossier.attentesDetail
    .filter(({ reponduLe }) => reponduLe === null)
    .map((attente) => (
      <Attendue
        key={attente.id}
        attente={attente}
        dossier={dossier}
        suivi={suivi}
        isVoulue={voulue?.attente === attente.id && !voulue.isPerdue}
      />
    ))
}

function Attendue({ attente, dossier, suivi, isVoulue }: RepondreProps & { isVoulue: boolean }) {
  const { libelle, motif, texte, nature } = attente
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isVoulue) focusField(section.current)
  }, [isVoulue])
  return (
    <section ref={section} className={css.attente} aria-labelledby={`attente-${attente.id}`}>
      <div className={css.attenteTete}>
        <IconAlertCircle size={20} stroke={1.75} aria-hidden="true" />
        <SousTitre id={`attente-${attente.id}`}>{titreDe(attente)}</SousTitre>
        <span>{textes.avant(formatDateLongue(attente.echeance))}</span>
      </div>
      <div className={css.attenteCorps}>
        {motif && <p>{libellesMotifAttente[motif]}.</p>}
        {texte && <p>{texte}</p>}
        {nature === 'piece' ? (
          <Piece attente={attente} dossier={dossier} libelle={libelle} suivi={suivi} />
        ) : (
          <Reponse attente={attente} dossier={dossier} suivi={suivi} />
        )}
      </div>
    </section>
  )
}

/** The field itself, in the middle of the screen: whoever comes for it has nothing to look for. */
export function focusField(within: HTMLElement | null): void {
  const field = within?.querySelector<HTMLElement>('textarea, button')
  if (!field) return
  field.scrollIntoView({ block: 'center' })
  careful.focus(field)
}

function titreDe({ nature, motif }: AttenteDemande): string {
  if (nature === 'reponse') return textes.manqueReponse
  return motif === null || motif === 'manquante' ? textes.manquePiece : textes.pieceARenvoyer
}

type RepondreProps = {
  attente: AttenteDemande
  dossier: Pick<Dossier, 'isMedicale'>
  suivi: Suivi
}

function Piece({ attente, dossier, libelle, suivi }: RepondreProps & { libelle: string }) {
  const [file, setFile] = useState<FileAttente<File>>([])
  const [isTente, setTente] = useState(false)
  const [isMedicale, setMedicale] = useState(false)
  const send = useUploadFichier(attente.champ ?? 'piece')
  const regles = { ...reglesPiece, obligatoire: true }
  const { message } = etatChamp(file, regles)
  async function repondre() {
    setTente(true)
    if (message) return
    const fichiers = fichiersEnvoyes(file)
    const quoi = { attente: attente.id, texte: null, fichiers, isMedicale }
    const geste: Geste = { geste: 'repondre', ...quoi }
    await suivi.faire(geste, textes.reponseEnvoyee)
  }
  return (
    <>
      <UploadField
        label={libelle}
        layout="stack"
        regles={regles}
        send={send}
        value={file}
        onChange={setFile}
        error={isTente && message ? message : undefined}
      />
      {!dossier.isMedicale && (
        <Medical dossier={dossier} value={isMedicale} onChange={setMedicale} />
      )}
      <Button variant="primary" busy={suivi.isBusy} onClick={() => void repondre()}>
        {textes.envoyerPiece}
      </Button>
    </>
  )
}

function Reponse({ attente, dossier, suivi }: RepondreProps) {
  const [texte, setTexte] = useState('')
  const [isMedicale, setMedicale] = useState(false)
  const quoi = { attente: attente.id, texte, fichiers: [], isMedicale }
  const geste: Geste = { geste: 'repondre', ...quoi }
  return (
    <>
      <TextAreaField
        label={textes.votreReponse}
        layout="stack"
        value={texte}
        onChange={setTexte}
        maxLength={MESSAGE_MAX}
      />
      <Medical dossier={dossier} value={isMedicale} onChange={setMedicale} />
      <Button
        variant="primary"
        busy={suivi.isBusy}
        disabled={texte.trim() === ''}
        onClick={() => void suivi.faire(geste, textes.reponseEnvoyee)}
      >
        {textes.envoyerReponse}
      </Button>
    </>
  )
}
