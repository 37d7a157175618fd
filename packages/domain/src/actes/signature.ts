import { type DateCalendaire, formatDate } from '../calendrier/date.ts'
import { limitesSecurite } from '../securite/limites.ts'
import type { LigneResume } from './acte.ts'

/** How the sender of an act is known, from the weakest proof to the strongest. */
export const moyensSignature = ['session', 'connexion', 'code-mail', 'code-sms'] as const
export type MoyenSignature = (typeof moyensSignature)[number]

export const libellesMoyenSignature: Readonly<Record<MoyenSignature, string>> = {
  session: 'Session ouverte par une connexion à l’espace personnel',
  connexion: `Connexion à l’espace personnel de moins de ${limitesSecurite.connexionRecenteMinutes} minutes`,
  'code-mail': 'Code de sécurité, reçu par e-mail et saisi avant l’envoi',
  'code-sms': 'Code de sécurité, reçu par SMS et saisi avant l’envoi',
}

export type ActeSigne = {
  libelle: string
  numeroContrat: string | null
  lignes: readonly LigneResume[]
  effetLe: DateCalendaire | null
}

const RIEN = '–'

/** The signed text: a line for each thing that the recap showed, and nothing else. */
export const texteSigne = ({ libelle, numeroContrat, lignes, effetLe }: ActeSigne): string =>
  [
    libelle,
    ...(numeroContrat === null ? [] : [`Contrat\u00a0: ${numeroContrat}`]),
    ...lignes.map(
      (ligne) => `${ligne.libelle}\u00a0: ${ligne.avant ?? RIEN} → ${ligne.apres ?? RIEN}`,
    ),
    ...(effetLe === null ? [] : [`Date d’effet\u00a0: ${formatDate(effetLe)}`]),
  ].join('\n')
