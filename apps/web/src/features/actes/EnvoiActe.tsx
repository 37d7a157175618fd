import type { Acte, ActeRecu } from '@espace-adherent/contract/actes'
import { Notice } from '@espace-adherent/ui/feedback'
import type { FieldValues } from '@espace-adherent/ui/forms'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError } from '../../platform/http/error.ts'
import { withSecurityCode } from '../securite/index.ts'
import { envoi } from './queries.ts'
import { textes } from './textes.ts'
import type { useBrouillon } from './useBrouillon.ts'

const { recap } = textes

export type EnvoiActe<S extends FieldValues> = {
  acte: Acte<S>
  /** Title of the toast on failure, where the act has a sentence of its own. */
  echecDit: string | undefined
  suivi: ReturnType<typeof useBrouillon>
  /** Something is wrong in these fields; true when a step was found that holds one of them. */
  onRefus: (champs: Readonly<Record<string, string>>) => boolean
  onEnvoye: (recu: ActeRecu) => void
}

/** Sends an act, wherever its last button stands; what keeps it from leaving is said there, and nothing typed is lost. */
export function useEnvoiActe<S extends FieldValues>({
  acte,
  echecDit,
  suivi,
  onRefus,
  onEnvoye,
}: EnvoiActe<S>) {
  const [echec, setEchec] = useState<string | null>(null)
  const [isEnvoi, setEnvoi] = useState(false)
  const { mutateAsync } = useMutation(envoi(acte, echecDit))
  async function envoyer(saisie: S) {
    setEchec(null)
    setEnvoi(true)
    // Sent, it has no draft any more: none may be on its way.
    await suivi.enregistrer()
    try {
      onEnvoye((await withSecurityCode('VERIFY_AMF', () => mutateAsync(saisie))) as ActeRecu)
    } catch (error) {
      const { champs = {}, message = '' } = error instanceof HttpError ? error : {}
      setEnvoi(false)
      if (!onRefus(champs)) setEchec(message)
    }
  }
  return { envoyer, isEnvoi, echec }
}

/** Why it did not leave. */
export const EchecEnvoi = ({ echec }: { echec: string | null }) =>
  echec !== null && (
    <Notice tone="danger" title={recap.echec} alert>
      {echec} {recap.conserve}
    </Notice>
  )
