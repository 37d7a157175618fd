import { type CanalCourrier, libellesNature, naturesDocument } from '../documents/index.ts'

/** What a member may be told of as it happens. */
export const alertes = ['remboursement', 'document', 'cotisation', 'demande'] as const
export type Alerte = (typeof alertes)[number]

export const libellesAlerte: Record<Alerte, string> = {
  remboursement: 'Un remboursement est versé',
  document: 'Un document arrive',
  cotisation: 'Un prélèvement approche ou est rejeté',
  demande: 'Une demande est décidée',
}

/** By what way a member is written to. */
export const canaux = ['email', 'sms'] as const
export type Canal = (typeof canaux)[number]

export const libellesCanalContact: Record<Canal, string> = { email: 'E-mail', sms: 'SMS' }

/** What a member is written to about. */
export const sujetsCommunication = ['service', 'information', 'offres'] as const
export type SujetCommunication = (typeof sujetsCommunication)[number]

export const libellesSujet: Record<SujetCommunication, string> = {
  service: 'Vos remboursements, vos contrats et vos demandes',
  information: 'Conseils de prévention et actualités de votre assureur',
  offres: 'Offres et nouveaux produits',
}

/** Hours « HH:MM » of Paris during which nothing leaves; both empty: there are none. */
export type Silence = { silenceDebut: string; silenceFin: string }
export type Communication = Record<SujetCommunication, Canal[]> &
  Silence & {
    /**
     * Calls that sell: only people who asked for them are called (code de la consommation L223-1).
     */
    telephone: boolean
  }

/** What is agreed to, word for word: kept with its day, it proves what was asked. */
export const PHRASE_TELEPHONE =
  'J’accepte que mon assureur m’appelle pour me présenter ses offres. Je peux changer d’avis à tout moment.'

/** When and how often the law lets an insurer call (code de la consommation D223-9). */
export const REGLE_TELEPHONE =
  'Du lundi au vendredi, de 10\u00a0h à 13\u00a0h et de 14\u00a0h à 20\u00a0h, quatre fois au plus en trente jours, jamais un jour férié. Ce choix ne concerne pas les appels sur vos demandes et votre contrat.'

/** By default: useful messages by mail, and no offers. */
export const COMMUNICATION_PAR_DEFAUT: Communication = {
  service: ['email'],
  information: ['email'],
  offres: [],
  silenceDebut: '',
  silenceFin: '',
  telephone: false,
}

const isHeure = (heure: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(heure)

export function validateCommunication(
  { silenceDebut, silenceFin, telephone: _, ...choisis }: Communication,
  { hasMobile }: { hasMobile: boolean },
): Record<keyof Communication, string | null> {
  const sansMobile = (sujet: SujetCommunication) =>
    choisis[sujet].includes('sms') && !hasMobile
      ? 'Enregistrez et confirmez d’abord un numéro de mobile'
      : null
  return {
    service:
      choisis.service.length === 0
        ? 'Gardez au moins un moyen d’être prévenu'
        : sansMobile('service'),
    information: sansMobile('information'),
    offres: sansMobile('offres'),
    telephone: null,
    silenceDebut: messageHeure(silenceDebut, silenceFin),
    silenceFin:
      messageHeure(silenceFin, silenceDebut) ??
      (silenceFin !== '' && silenceFin === silenceDebut
        ? 'L’heure de fin doit être différente de l’heure de début'
        : null),
  }
}

function messageHeure(heure: string, autre: string): string | null {
  if (heure === '') return autre === '' ? null : 'Indiquez aussi cette heure'
  return isHeure(heure) ? null : 'L’heure doit s’écrire HH:MM, par exemple 21:00'
}

/** Whether nothing may leave at that hour; a silence may go over midnight. */
export function isSilence(heure: string, { silenceDebut, silenceFin }: Silence): boolean {
  if (silenceDebut === '' || silenceFin === '') return false
  return silenceDebut < silenceFin
    ? heure >= silenceDebut && heure < silenceFin
    : heure >= silenceDebut || heure < silenceFin
}

/** The kinds of paper that come by post or on line. */
export const papiers = [...naturesDocument, 'courrier'] as const
export type Papier = (typeof papiers)[number]

export const libellesPapier: Record<Papier, string> = { ...libellesNature, courrier: 'Nos lettres' }

/** What an account answered: never asked, nothing on line, or everything but some kinds. */
export type ChoixPapiers = { isDematerialise: boolean | null; papiersPoste: readonly Papier[] }

export const papiersEnLigne = ({ isDematerialise, papiersPoste }: ChoixPapiers): Papier[] =>
  isDematerialise ? papiers.filter((papier) => !papiersPoste.includes(papier)) : []

/** The same record, from the kinds that are wanted on line. */
export const choixPapiers = (enLigne: readonly Papier[]): ChoixPapiers => ({
  isDematerialise: enLigne.length > 0,
  papiersPoste: enLigne.length > 0 ? papiers.filter((papier) => !enLigne.includes(papier)) : [],
})

export const canalDuPapier = (choix: ChoixPapiers, papier: Papier): CanalCourrier =>
  papiersEnLigne(choix).includes(papier) ? 'electronique' : 'papier'
