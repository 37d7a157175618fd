import type { Envoi, SaisieEnvoi } from '@espace-adherent/contract/envois'
import { dateAParis, formatDate, parseDate } from '@espace-adherent/domain/calendrier'
import { HEURES_ENVOI, heureAParis } from '@espace-adherent/domain/envois'

/** What stands in the fields, half typed included. */
export type Saisie = Omit<SaisieEnvoi, 'bouton' | 'lien' | 'departLe'> & {
  bouton: string
  lien: string
  quand: 'approbation' | 'date'
  jour: string
  heure: string
}

export const saisieDe = (envoi: Envoi | null): Saisie => {
  const depart = envoi?.departLe ? new Date(envoi.departLe) : null
  return {
    titre: envoi?.titre ?? '',
    texte: envoi?.texte ?? '',
    bouton: envoi?.bouton ?? '',
    lien: envoi?.lien ?? '',
    categorie: envoi?.categorie ?? 'service',
    canaux: envoi?.canaux ?? ['portail', 'email'],
    audienceId: envoi?.audienceId ?? '',
    quand: depart ? 'date' : 'approbation',
    jour: depart ? formatDate(dateAParis(depart)) : '',
    heure: depart ? heureAParis(depart) : '09:00',
  }
}

/** A day and an hour on the clocks of Paris, in winter or summer; null where there is no such moment. */
export function instantAParis(jour: string, heure: string): Date | null {
  const date = parseDate(jour)
  if (!date) return null
  for (const decalage of ['+01:00', '+02:00']) {
    const instant = new Date(`${date}T${heure}:00${decalage}`)
    if (heureAParis(instant) === heure && dateAParis(instant) === date) return instant
  }
  return null
}

/** What is sent: the server says what is wrong with it. */
export const envoyer = ({ quand, jour, heure, bouton, lien, ...saisie }: Saisie): SaisieEnvoi => ({
  ...saisie,
  bouton: bouton.trim() || null,
  lien: lien || null,
  departLe:
    quand === 'approbation' ? null : (instantAParis(jour, heure)?.toISOString() ?? (jour || ' ')),
})

/** Every half hour at which messages may leave. */
export const heuresPossibles = Array.from({ length: 48 }, (_, i) => {
  const heure = `${String(Math.floor(i / 2)).padStart(2, '0')}:${i % 2 === 0 ? '00' : '30'}`
  return { valeur: heure, libelle: heure }
}).filter(({ valeur }) => valeur >= HEURES_ENVOI.debut && valeur < HEURES_ENVOI.fin)

/** What is chosen together: a day means nothing without its hour. */
export const lignesEnvoi = {
  titre: ['titre'],
  texte: ['texte'],
  bouton: ['bouton', 'lien'],
  categorie: ['categorie'],
  canaux: ['canaux'],
  audience: ['audienceId'],
  depart: ['quand', 'jour', 'heure'],
} as const satisfies Record<string, readonly (keyof Saisie)[]>
export type LigneEnvoi = keyof typeof lignesEnvoi

const part = (saisie: Saisie, ligne: LigneEnvoi): Partial<Saisie> =>
  Object.fromEntries(lignesEnvoi[ligne].map((nom) => [nom, saisie[nom]]))

const isPareil = (a: Saisie, b: Saisie, ligne: LigneEnvoi) =>
  JSON.stringify(part(a, ligne)) === JSON.stringify(part(b, ligne))

/** Where what is typed and what somebody else saved do not agree; what only one of them touched is proposed. */
export const lignesDifferentes = (depart: Saisie, votre: Saisie, actuelle: Saisie) =>
  (Object.keys(lignesEnvoi) as LigneEnvoi[])
    .filter((ligne) => !isPareil(votre, actuelle, ligne))
    .map((nom) => ({
      nom,
      propose: isPareil(votre, depart, nom) ? ('actuelle' as const) : ('votre' as const),
    }))

/** What stands, and of what is typed what was chosen. */
export const joindre = (
  votre: Saisie,
  actuelle: Saisie,
  choix: Readonly<Record<string, 'votre' | 'actuelle'>>,
): Saisie => {
  const gardees = Object.keys(choix).filter((nom) => choix[nom] === 'votre') as LigneEnvoi[]
  return Object.assign({}, actuelle, ...gardees.map((ligne) => part(votre, ligne)))
}
