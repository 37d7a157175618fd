import { abonnementActe, communicationActe, dematerialisationActe } from '@espace-adherent/contract'
import {
  type Alerte,
  alertes,
  type Canal,
  COMMUNICATION_PAR_DEFAUT,
  type Communication,
  libellesAlerte,
  libellesCanalContact,
  libellesPapier,
  libellesSujet,
  ligneChangee,
  maskTelephone,
  type Papier,
  papiers,
  papiersEnLigne,
  type Silence,
  sujetsCommunication,
} from '@espace-adherent/domain'
import { savePapiers } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { dire, type FaitSuite, traite } from '../actes/index.ts'
import * as mots from './mots.ts'
import {
  findAbonnements,
  findPreferences,
  saveAbonnements,
  saveCommunication,
} from './preferences.repository.ts'
import { textes } from './textes.ts'

type Lues = Awaited<ReturnType<typeof findPreferences>>

export function communicationDe({ communication }: Pick<Lues, 'communication'>): Communication {
  if (!communication) return COMMUNICATION_PAR_DEFAUT
  const { service, information, offres, silenceDebut, silenceFin, telephone } = communication
  return { service, information, offres, silenceDebut, silenceFin, telephone }
}

const isPareil = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
/** A switch is seen to have turned: a mail for each would only be in the way. What a clerk decided before is told. */
const sansMail = (libelle: string) => (fait: FaitSuite) => {
  const suite = suiteDe(libelle)(fait)
  return fait.isReprise ? suite : { ...suite, isDite: true as const }
}
const suiteDe = (libelle: string) => (fait: FaitSuite) =>
  dire(fait, mots, { libelle }, { vers: '/profil/preferences' })

const enMots = (choisis: readonly Canal[]) =>
  choisis.map((canal) => libellesCanalContact[canal]).join(', ') || textes.aucun
const silenceEnMots = ({ silenceDebut, silenceFin }: Silence) =>
  silenceDebut === '' ? textes.aucune : textes.de(silenceDebut, silenceFin)

/** How and when a member is written to. */
export const createCommunication = ({ sealer }: { sealer: Sealer }) =>
  traite({
    acte: communicationActe,
    async faits(tx, { compteId }) {
      const lues = await findPreferences(tx, compteId)
      const isSur = lues.telephoneConfirmeLe !== null && !lues.isTelephoneInterdit
      const mobile = isSur && lues.telephone
      return {
        actuelle: communicationDe(lues),
        mobile: mobile
          ? maskTelephone(sealer.unseal(mobile, sealed.compteTelephone(compteId)))
          : null,
      }
    },
    isDejaFait: ({ actuelle }, data) =>
      isPareil(Object.entries(actuelle).sort(), Object.entries(data).sort()),
    apply: (tx, { compteId, now }, data) => saveCommunication(tx, compteId, data, now),
    resume: ({ actuelle: avant }, data) => [
      ...sujetsCommunication.map((sujet) =>
        ligneChangee(libellesSujet[sujet], enMots(avant[sujet]), enMots(data[sujet])),
      ),
      ligneChangee(textes.telephone, textes.accord(avant.telephone), textes.accord(data.telephone)),
      ligneChangee(textes.silence, silenceEnMots(avant), silenceEnMots(data)),
    ],
    suite: sansMail(communicationActe.libelle),
  })

const lireAlertes = async (tx: Executor, compteId: string): Promise<Alerte[]> => {
  const choisies = await findAbonnements(tx, compteId)
  return alertes.filter((alerte) => choisies.includes(alerte))
}
const alertesEnMots = (choisies: readonly Alerte[]) =>
  choisies.map((alerte) => libellesAlerte[alerte]).join(', ') || textes.aucune

/** What a member is told of as it happens. */
export const abonnementTraite = traite({
  acte: abonnementActe,
  faits: async (tx, { compteId }) => ({
    actuelles: await lireAlertes(tx, compteId),
    canaux: communicationDe(await findPreferences(tx, compteId)).service,
  }),
  isDejaFait: ({ actuelles }, data) => isPareil(actuelles, data.alertes),
  apply: (tx, { compteId, now }, data) => saveAbonnements(tx, compteId, data.alertes, now),
  resume: ({ actuelles }, data) => [
    ligneChangee(textes.alertes, alertesEnMots(actuelles), alertesEnMots(data.alertes)),
  ],
  suite: sansMail(abonnementActe.libelle),
})

const voieDe = (enLigne: readonly Papier[], papier: Papier) =>
  enLigne.includes(papier) ? textes.enLigne : textes.poste

/** Which papers come by post, and which wait in the portal. */
export const dematerialisationTraite = traite({
  acte: dematerialisationActe,
  async faits(tx, { compteId }) {
    const lues = await findPreferences(tx, compteId)
    return { actuels: papiersEnLigne(lues), le: lues.dematerialiseLe?.toISOString() ?? null }
  },
  // Paper everywhere is an answer too, from whoever was never asked.
  isDejaFait: ({ actuels, le }, { enLigne }) => le !== null && isPareil(actuels, enLigne),
  apply: (e, { compteId, now }, choix) => savePapiers(e, compteId, choix, now),
  resume: ({ actuels }, { enLigne }) =>
    papiers.map((papier) =>
      ligneChangee(libellesPapier[papier], voieDe(actuels, papier), voieDe(enLigne, papier)),
    ),
  suite: suiteDe(dematerialisationActe.libelle),
})
