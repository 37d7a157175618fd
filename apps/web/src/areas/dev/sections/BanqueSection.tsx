import type { ModeGestion } from '@espace-adherent/domain/actes'
import {
  type ContratDuRib,
  type MiseAJourRib,
  messageBic,
  messageFinIban,
  messageIban,
  normalizeIban,
} from '@espace-adherent/domain/bancaire'
import {
  etatChamp,
  type FileAttente,
  fichiersEnvoyes,
  type ReglesFichiers,
} from '@espace-adherent/domain/fichiers'
import { Button } from '@espace-adherent/ui/actions'
import { BicField, FinIbanField, IbanField, RibDialog } from '@espace-adherent/ui/banque'
import { UploadField } from '@espace-adherent/ui/upload'
import { useState } from 'react'
import { useUploadFichier } from '../../../features/fichiers/index.ts'
import { Essai, Recu } from '../Essai.tsx'
import { Grid, Specimen } from '../Specimen.tsx'

const france = { ibanEtrangerAccepte: false }
const sepa = { ibanEtrangerAccepte: true }
const faux = 'FR15 2004 1010 0505 0001 3M02 606'

const piece: ReglesFichiers = { obligatoire: true, extensions: ['pdf', 'jpg', 'png'] }

const contrat: ContratDuRib = {
  numContrat: '20450017',
  nomOffre: 'Horizon Santé Confort',
  rib: 'FR•• •••• 2606',
  codeModePaiement: 'VIR',
  hadRib: true,
}

export default function BanqueSection() {
  return (
    <Grid>
      <Specimen nom="IBAN français">
        <Essai initial="" message={(v) => messageIban(v, france)} recu={normalizeIban}>
          {(champ) => <IbanField {...champ} required />}
        </Essai>
      </Specimen>
      <Specimen nom="IBAN de la zone SEPA">
        <Essai initial="" message={(v) => messageIban(v, sepa)} recu={normalizeIban}>
          {(champ) => <IbanField {...champ} required ibanEtrangerAccepte />}
        </Essai>
      </Specimen>
      <Specimen nom="BIC">
        <Essai initial="" message={messageBic}>
          {(champ) => <BicField {...champ} required />}
        </Essai>
      </Specimen>
      <Specimen nom="Fin de l’IBAN">
        <Essai initial="" message={(v) => messageFinIban(v, { required: true })}>
          {(champ) => <FinIbanField {...champ} required />}
        </Essai>
      </Specimen>
      <Specimen nom="IBAN en erreur">
        <IbanField
          value={faux}
          onChange={() => {}}
          error={messageIban(faux, france) ?? undefined}
        />
      </Specimen>
      <Specimen nom="IBAN désactivé">
        <IbanField value="FR14 2004 1010 0505 0001 3M02 606" onChange={() => {}} disabled />
      </Specimen>
      <RibSpecimen nom="RIB, mode automatique" modeGestion="automatique" contrat={contrat} />
      <RibSpecimen
        nom="RIB manquant, mode manuel, bloquant"
        modeGestion="manuel"
        contrat={{ ...contrat, rib: null, hadRib: false }}
        isBlocking
        {...sepa}
      />
      <RibSpecimen
        nom="RIB refusé par le serveur"
        modeGestion="automatique"
        contrat={contrat}
        failure={{ champs: { iban: 'Ce compte a été clôturé' }, message: 'Erreur' }}
      />
      <RibSpecimen
        nom="RIB, panne du serveur"
        modeGestion="automatique"
        contrat={contrat}
        failure={{ message: 'Service momentanément indisponible' }}
      />
    </Grid>
  )
}

type RibSpecimenProps = {
  nom: string
  modeGestion: ModeGestion
  contrat: ContratDuRib
  isBlocking?: boolean
  ibanEtrangerAccepte?: boolean
  failure?: { champs?: Record<string, string>; message: string }
}

function RibSpecimen({
  nom,
  modeGestion,
  isBlocking = false,
  ibanEtrangerAccepte = false,
  failure,
  ...props
}: RibSpecimenProps) {
  const sendFile = useUploadFichier('rib')
  const [isOpen, setOpen] = useState(false)
  const [sent, setSent] = useState<
    (Omit<MiseAJourRib<FileAttente<File>>, 'rib'> & { rib: string | null }) | null
  >(null)
  return (
    <Specimen nom={nom}>
      <Button onClick={() => setOpen(true)}>Ouvrir</Button>
      {isOpen && (
        <RibDialog<FileAttente<File>>
          {...props}
          modeGestion={modeGestion}
          isBlocking={isBlocking}
          ibanEtrangerAccepte={ibanEtrangerAccepte}
          titulaire="Camille Martin"
          piece={{
            initiale: [],
            message: (pieces) => etatChamp(pieces, piece).message,
            render: (champ) => <UploadField {...champ} regles={piece} send={sendFile} />,
          }}
          onSubmit={async ({ rib, ...saisie }) => {
            await new Promise((resolve) => setTimeout(resolve, 400))
            if (failure) throw failure
            setSent({ ...saisie, rib: fichiersEnvoyes(rib)[0]?.remoteFileName ?? null })
          }}
          onClose={() => setOpen(false)}
        />
      )}
      <Recu>{sent}</Recu>
    </Specimen>
  )
}
