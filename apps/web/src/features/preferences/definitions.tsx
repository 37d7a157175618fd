import {
  abonnementActe,
  communicationActe,
  dematerialisationActe,
  type FaitsAbonnement,
  type FaitsCommunication,
  type FaitsDematerialisation,
  type SaisieAbonnement,
  type SaisieCommunication,
  type SaisieDematerialisation,
} from '@espace-adherent/contract/preferences'
import {
  libellesAlerte,
  libellesCanalContact,
  libellesPapier,
  PHRASE_TELEPHONE,
  REGLE_TELEPHONE,
} from '@espace-adherent/domain/preferences'
import { champs, coche, plusieurs, texte } from '@espace-adherent/ui/champs'
import { demarche, type VueProps } from '../actes/index.ts'
import { textes } from './textes.ts'

const Contact = ({
  form,
  faits: { mobile },
}: VueProps<SaisieCommunication, FaitsCommunication>) => (
  <>
    <p>{textes.aideService}</p>
    {champs(form, {
      service: plusieurs(textes.sujets.service, libellesCanalContact),
      information: plusieurs(textes.sujets.information, libellesCanalContact),
      offres: plusieurs(textes.sujets.offres, libellesCanalContact),
      telephone: coche(PHRASE_TELEPHONE, { hint: REGLE_TELEPHONE }),
    })}
    <p>{mobile === null ? textes.sansMobile : textes.aideSms(mobile)}</p>
    {champs(form, {
      silenceDebut: texte(textes.silenceDebut, { ...heure, hint: textes.aideSilence }),
      silenceFin: texte(textes.silenceFin, heure),
    })}
  </>
)

const heure = { type: 'time', figures: true, required: false } as const

export const communicationDefinition = demarche(
  communicationActe,
  { contact: Contact },
  { initial: ({ faits: { actuelle } }) => actuelle },
)

const Alertes = ({ form, faits }: VueProps<SaisieAbonnement, FaitsAbonnement>) => {
  const canaux = faits.canaux.map((canal) => libellesCanalContact[canal]).join(', ')
  return champs(form, {
    alertes: plusieurs(textes.alertes, libellesAlerte, { hint: textes.aideAlertes(canaux) }),
  })
}

export const abonnementDefinition = demarche(
  abonnementActe,
  { alertes: Alertes },
  { initial: ({ faits: { actuelles } }) => ({ alertes: actuelles }) },
)

const Papiers = ({ form }: VueProps<SaisieDematerialisation, FaitsDematerialisation>) =>
  champs(form, {
    enLigne: plusieurs(textes.enLigne, libellesPapier, { hint: textes.aideEnLigne }),
  })

export const dematerialisationDefinition = demarche(
  dematerialisationActe,
  { papiers: Papiers },
  { initial: ({ faits: { actuels } }) => ({ enLigne: actuels }) },
)
