import type { Faults } from '../actes/acte.ts'
import { isMineur } from '../calendrier/age.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import {
  borneDe,
  plageDe,
  plageDebutDeMois,
  type RegleDateEffet,
} from '../calendrier/date-effet.ts'
import { messageDateNaissance, parseDate } from '../calendrier/saisie.ts'
import { messageNom } from '../identite/message-nom.ts'
import { incoherenceNir } from '../identite/nir.ts'
import { lireNir, messageNir, type SaisieNir } from '../identite/nir-saisie.ts'
import { sansAccents, uneLigne } from '../texte/index.ts'
import { requis } from '../validation/index.ts'
import { isLienBeneficiaire, isLienCouple } from './liens.ts'

/** The number is the person's own, or that of somebody on the contract. */
export const NIR_PROPRE = 'soi'

/** Days as JJ/MM/AAAA; `nirDe` is `NIR_PROPRE`, or whose number the person is attached to. */
export type SaisieBeneficiaire = Record<
  'codeCivilite' | 'sexe' | 'nom' | 'prenom' | 'dateNaissance' | 'lien' | 'nirDe' | 'organisme',
  string
> & { nir: SaisieNir; teletransmission: boolean | null; dateEffet: string }

export type FaitsInscription = {
  isSante: boolean
  assures: readonly { id: string; prenom: string; lien: string; hasNir: boolean }[]
  /** People already asked for, who will be covered from a day to come. */
  prevus: readonly Identite[]
}

/** What recognises a person; the day as AAAA-MM-JJ. */
export type Identite = { nom: string; prenom: string; dateNaissance: DateCalendaire }

const lettres = (nom: string) =>
  sansAccents(nom)
    .toLowerCase()
    .replace(/[^a-z]/g, '')

/** The same name, born the same day, however it was typed. */
export const isMemeIdentite = (a: Identite, b: Identite) =>
  a.dateNaissance === b.dateNaissance &&
  lettres(a.nom) === lettres(b.nom) &&
  lettres(a.prenom) === lettres(b.prenom)

/**
 * The days on which cover may begin. `RADEVT` is the day that brings the person in: for a child,
 * the birth. Mutual insurers usually count a birth or adoption from that day if it is declared
 * within three months, or from the next month. Everybody else enters on the first of a month, three
 * months ahead at most.
 */
export const regleInscription: RegleDateEffet = {
  plages: [
    plageDe(
      'Dès sa naissance',
      [borneDe('=', 'RADEVT'), borneDe('>=', 'AUJ', { mois: -3 }), borneDe('>=', 'CDEB')],
      { lien: ['Enfant'] },
    ),
    plageDebutDeMois(3),
  ],
}

export const validateBeneficiaire = (
  saisie: SaisieBeneficiaire,
  faits: FaitsInscription,
  aujourdhui: DateCalendaire,
): Faults => ({
  lien: messageLien(saisie, faits),
  codeCivilite: /^(?:M|MME)$/.test(saisie.codeCivilite) ? null : 'La civilité est obligatoire',
  sexe: /^[FM]$/.test(saisie.sexe) ? null : 'Le sexe à l’état civil est obligatoire',
  prenom: messageNom('Le prénom')(saisie.prenom),
  nom: messageNom('Le nom')(saisie.nom) ?? messagePrevu(saisie, faits),
  dateNaissance: messageNaissance(saisie, aujourdhui),
  nirDe: messageNirDe(saisie, faits),
  nir: saisie.nirDe === NIR_PROPRE ? messageNirPropre(saisie) : null,
  organisme: requis('La caisse d’assurance maladie est obligatoire')(saisie.organisme),
  teletransmission:
    saisie.teletransmission === null ? 'Dites-nous comment ses décomptes nous parviendront' : null,
})

function messageNaissance({ dateNaissance, lien }: SaisieBeneficiaire, aujourdhui: DateCalendaire) {
  const message = messageDateNaissance(dateNaissance, aujourdhui)
  if (message !== null || !isLienCouple(lien)) return message
  return isMineur(parseDate(dateNaissance) ?? '', aujourdhui)
    ? 'Cette personne doit être majeure pour être couverte à ce titre'
    : null
}

function messagePrevu(saisie: SaisieBeneficiaire, { prevus }: FaitsInscription): string | null {
  const elle = { ...saisie, dateNaissance: parseDate(saisie.dateNaissance) ?? '' }
  return prevus.some((prevu) => isMemeIdentite(prevu, elle))
    ? 'Vous avez déjà demandé de couvrir cette personne'
    : null
}

function messageLien({ lien }: SaisieBeneficiaire, { isSante, assures }: FaitsInscription) {
  if (!isSante) return 'Seul un contrat santé couvre d’autres personnes que vous'
  return isLienBeneficiaire(lien)
    ? messagePartenaire(lien, assures)
    : 'Le lien avec vous est obligatoire'
}

/** A contract covers one partner. */
export function messagePartenaire(lien: string, assures: FaitsAssures): string | null {
  const deja = isLienCouple(lien) && assures.find((assure) => isLienCouple(assure.lien))
  return deja ? `Votre contrat couvre déjà ${deja.prenom} à ce titre` : null
}
type FaitsAssures = readonly { prenom: string; lien: string }[]

/** A child uses a parent's number until they have their own; an adult has their own. */
function messageNirDe({ nirDe, lien }: SaisieBeneficiaire, { assures }: FaitsInscription) {
  if (nirDe === NIR_PROPRE) return null
  if (!assures.some(({ id, hasNir }) => id === nirDe && hasNir))
    return 'Dites-nous de quel numéro de sécurité sociale dépend cette personne'
  return isLienCouple(lien) ? 'Cette personne a son propre numéro de sécurité sociale' : null
}

function messageNirPropre({ nir, sexe, dateNaissance }: SaisieBeneficiaire): string | null {
  const message = messageNir(nir, { required: true, cle: 'obligatoire' })
  const lu = lireNir(nir)
  if (message !== null || lu === null || nir.isMonegasque) return message
  return incoherenceNir(lu, { sexe, dateNaissance: parseDate(dateNaissance) })
}

/** Reads what the check has already accepted. */
export const lireBeneficiaire = (saisie: SaisieBeneficiaire) => ({
  codeCivilite: saisie.codeCivilite,
  sexe: saisie.sexe === 'M' ? ('M' as const) : ('F' as const),
  nom: uneLigne(saisie.nom),
  prenom: uneLigne(saisie.prenom),
  dateNaissance: parseDate(saisie.dateNaissance) ?? '',
  lien: saisie.lien,
  nir: saisie.nirDe === NIR_PROPRE ? lireNir(saisie.nir) : null,
  rattacheA: saisie.nirDe === NIR_PROPRE ? null : saisie.nirDe,
  organisme: uneLigne(saisie.organisme),
  teletransmission: saisie.teletransmission ?? false,
  dateEffet: parseDate(saisie.dateEffet) ?? '',
})
export type NouveauBeneficiaire = ReturnType<typeof lireBeneficiaire>
