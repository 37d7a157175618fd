import type { Row } from '@espace-adherent/contract/resources'
import {
  COEFFICIENT_MAX,
  DEPENSE_MAX,
  QUANTITE_MAX,
  type simulateurResource,
} from '@espace-adherent/contract/simulateur'
import { messageMontant, parseMontant } from '@espace-adherent/domain/montants'
import type { MotifAnticipe, Oreille, SituationSoin } from '@espace-adherent/domain/prestations'
import { textes } from './textes.ts'

export type Choix = Row<typeof simulateurResource>
export type ActeChoisi = Choix['domaines'][number]['actes'][number]

/** What is typed of one act. */
export const SAISIE_VIDE = {
  numPers: null as string | null,
  codeActe: '',
  prix: '',
  quantite: '1',
  monture: '',
  base: '',
  coefficient: '',
  oreille: null as string | null,
  situation: 'parcours' as SituationSoin,
  motif: '',
  isSurdiCecite: false,
  isCommence: false,
}
export type Saisie = typeof SAISIE_VIDE

export type Demande = {
  numPers: string
  codeActe: string
  depense: number
  quantite: number
  monture?: number
  base?: number
  coefficient?: number
  oreille?: Oreille
  situation: SituationSoin
  motif?: MotifAnticipe
  surdicecite: 'oui' | 'non'
  commence: 'oui' | 'non'
  /** To say what was simulated, and for whom. */
  prenom: string
  libelle: string
}

export const isQuantite = (text: string) =>
  /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= QUANTITE_MAX

export function messagesSaisie(saisie: Saisie, acte: ActeChoisi | undefined) {
  const { numPers, prix, quantite, monture, base, coefficient, oreille } = saisie
  return {
    numPers: numPers ? null : textes.pourObligatoire,
    codeActe: acte ? null : textes.acteObligatoire,
    prix: messageMontant(prix, { required: true, min: 0, max: DEPENSE_MAX }),
    quantite: isQuantite(quantite) ? null : textes.quantiteIncorrecte(QUANTITE_MAX),
    monture: acte?.hasMonture ? messageMontant(monture, { max: parseMontant(prix) ?? 0 }) : null,
    base: acte?.hasBase ? messageMontant(base, { min: 1, max: DEPENSE_MAX }) : null,
    coefficient: acte?.hasCoefficient ? messageCoefficient(coefficient) : null,
    oreille: acte?.hasOreille && oreille === null ? textes.oreilleObligatoire : null,
  }
}

/** Typed like an amount: « 12,1 ». */
const coefficientDe = (saisie: string): number | null => {
  const centiemes = parseMontant(saisie)
  return centiemes === null ? null : centiemes / 100
}

function messageCoefficient(saisie: string): string | null {
  const coefficient = coefficientDe(saisie)
  return coefficient !== null && coefficient >= 0.1 && coefficient <= COEFFICIENT_MAX
    ? null
    : textes.coefficientIncorrect
}

const oui = (isOui: boolean) => (isOui ? 'oui' : 'non')

/** What the server is asked; nothing that the act has no use for. */
export function questionDe(saisie: Saisie, acte: ActeChoisi, depense: number) {
  const monture = acte.hasMonture ? parseMontant(saisie.monture) : null
  const base = acte.hasBase ? parseMontant(saisie.base) : null
  const coefficient = acte.hasCoefficient ? coefficientDe(saisie.coefficient) : null
  const motif = acte.motifs.find((un) => un === saisie.motif)
  const oreille = acte.hasOreille ? (saisie.oreille as Oreille | null) : null
  return {
    codeActe: acte.code,
    depense,
    quantite: nombreDe(saisie, acte),
    situation: saisie.situation,
    surdicecite: oui(acte.hasOreille && saisie.isSurdiCecite),
    commence: oui(acte.commenceAvant !== null && saisie.isCommence),
    ...(monture !== null && { monture }),
    ...(base !== null && { base }),
    ...(coefficient !== null && { coefficient }),
    ...(oreille !== null && { oreille }),
    ...(motif && { motif }),
  } satisfies Omit<Demande, 'numPers' | 'prenom' | 'libelle'>
}

/** One device for an ear, two for both. */
export const nombreDe = (
  { quantite, oreille }: Pick<Saisie, 'quantite' | 'oreille'>,
  acte: ActeChoisi,
): number => (acte.hasOreille ? (oreille === 'deux' ? 2 : 1) : Number(quantite))
