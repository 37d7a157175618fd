import type { Contrat } from '@espace-adherent/contract/contrats'
import { ribPrestationsResource } from '@espace-adherent/contract/rib'
import type { ContratDuRib, MiseAJourRib } from '@espace-adherent/domain/bancaire'
import {
  etatChamp,
  type FileAttente,
  fichiersEnvoyes,
  type ReglesFichiers,
  TAILLE_MAX_DEPOT,
} from '@espace-adherent/domain/fichiers'
import { RibDialog } from '@espace-adherent/ui/banque'
import { UploadField } from '@espace-adherent/ui/upload'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { HttpError } from '../../platform/http/error.ts'
import { portail } from '../../platform/portail/settings.ts'
import { act } from '../../platform/query/act.ts'
import { purgeContrats } from '../../platform/query/purge.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { useLogout } from '../../platform/session/logout.ts'
import { modeGestionQuery } from '../actes/index.ts'
import { useUploadFichier } from '../fichiers/index.ts'
import { withSecurityCode } from '../securite/index.ts'

type Pieces = FileAttente<File>

/** A photograph of the bank's paper, or what the bank's site gives. */
const regles: ReglesFichiers = {
  obligatoire: true,
  extensions: ['pdf', 'jpg', 'jpeg', 'png'],
  tailleMax: TAILLE_MAX_DEPOT,
}

export type RibPopupProps = {
  contrat: Contrat
  /** Nothing else until it is done. */
  isBlocking: boolean
  /** When it was sent, or put off. */
  onClose: () => void
  /** Nobody can say what the form must ask for: it cannot be shown. */
  onUnavailable: () => void
}

/** The bank details of a contract, bound to the server, to uploads and to security codes. */
export default function RibPopup({ contrat, isBlocking, onClose, onUnavailable }: RibPopupProps) {
  const client = useQueryClient()
  const { prenom, nom } = useCurrentUser()
  const logout = useLogout()
  const modeGestion = useQuery(modeGestionQuery('ribPrestationsActeGestion'))
  const giveUp = useEffectEvent(onUnavailable)
  useEffect(() => {
    if (modeGestion.isLoadingError) giveUp()
  }, [modeGestion.isLoadingError])
  const sendFile = useUploadFichier('rib')
  const options = act(ribPrestationsResource)
  // The form itself says what fails, where it was typed.
  const { mutateAsync } = useMutation({ ...options, meta: { ...options.meta, silent: true } })

  async function send({ rib, ...saisie }: MiseAJourRib<Pieces>) {
    const data = { ...saisie, rib: fichiersEnvoyes(rib)[0] ?? null }
    try {
      await withSecurityCode('VERIFY_AMF', () => mutateAsync(data))
    } catch (error) {
      // The document may be asked for since the form was opened: its field then shows up.
      if ((error as Partial<HttpError>).champs?.rib) await modeGestion.refetch()
      throw error
    }
    await purgeContrats(client, { inPlace: true })
  }

  if (!modeGestion.data) return null
  return (
    <RibDialog<Pieces>
      contrat={toContratDuRib(contrat)}
      modeGestion={modeGestion.data}
      isBlocking={isBlocking}
      ibanEtrangerAccepte={portail().config.ibanEtrangerAccepte}
      titulaire={`${prenom} ${nom}`}
      piece={{
        initiale: [],
        message: (pieces) => etatChamp(pieces, regles).message,
        render: (champ) => <UploadField {...champ} regles={regles} send={sendFile} />,
      }}
      onSubmit={send}
      onClose={onClose}
      onLogout={() => void logout()}
    />
  )
}

function toContratDuRib(contrat: Contrat): ContratDuRib {
  const { rib, codeModePaiement } = contrat.modalitePaiementPrestation
  return {
    numContrat: contrat.numeroContratIndividuel,
    nomOffre: contrat.nomOffre,
    rib,
    codeModePaiement,
    hadRib: rib !== null,
  }
}
