import {
  abonnementActe,
  communicationActe,
  dematerialisationActe,
} from '@espace-adherent/contract/preferences'
import {
  libellesAlerte,
  libellesCanalContact,
  libellesPapier,
  PHRASE_TELEPHONE,
  REGLE_TELEPHONE,
} from '@espace-adherent/domain/preferences'
import { champs } from '@espace-adherent/ui/champs/champs.tsx'
import { coche, plusieurs, texte } from '@espace-adherent/ui/champs/genres.tsx'
import { tenu } from '@espace-adherent/ui/texte/tenu.tsx'
import { demarche, type VueDe } from '../actes/index.ts'
import { textes } from './textes.ts'

const Contact = ({ form, faits: { mobile } }: VueDe<typeof communicationActe>) => (
  <>
    <p>{tenu(textes.aideService)}</p>
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

const Alertes = ({ form, faits }: VueDe<typeof abonnementActe>) => {
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

const Papiers = ({ form }: VueDe<typeof dematerialisationActe>) =>
  champs(form, {
    enLigne: plusieurs(textes.enLigne, libellesPapier, { hint: textes.aideEnLigne }),
  })

export const dematerialisationDefinition = demarche(
  dematerialisationActe,
  { papiers: Papiers },
  { initial: ({ faits: { actuels } }) => ({ enLigne: actuels }) },
)
