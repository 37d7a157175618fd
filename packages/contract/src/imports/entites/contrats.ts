import {
  etatsContrat,
  libellesMotifRadiation,
  libellesTypeContrat,
  type MotifRadiation,
  type TypeContrat,
} from '@espace-adherent/domain'
import { z } from 'zod'
import {
  bic,
  cle,
  code,
  compteBancaire,
  date,
  entier,
  facultatif,
  iban,
  liste,
  moment,
  montant,
  regle,
  sansDoublon,
  texte,
} from '../champs.ts'
import { finAvant, finAvantDans } from '../periodes.ts'
import { definir } from './definition.ts'
import { domainesTp } from './offres.ts'

const qualite = z.enum(['adherent', 'beneficiaire'])
const lien = texte(50)

/** Their own account from a day on, or that they refused to have one. */
const comptePersonnel = z
  .strictObject({
    ...compteBancaire.partial().shape,
    depuis: facultatif(date),
    refuseLe: facultatif(moment),
  })
  .superRefine(
    regle('champ-manquant', ({ titulaire, iban: numero, depuis, refuseLe }) => {
      if (refuseLe) return numero ? 'refuseLe' : null
      if (!titulaire) return 'titulaire'
      if (!numero) return 'iban'
      return depuis ? null : 'depuis'
    }),
  )

const assure = z.strictObject({
  personne: cle,
  qualite,
  lien,
  rang: entier(0, 99),
  compte: facultatif(comptePersonnel),
})

const ancienAssure = z.strictObject({
  personne: cle,
  qualite,
  lien,
  dateDebut: facultatif(date),
  dateFin: date,
  motif: z.enum(Object.keys(libellesMotifRadiation) as [MotifRadiation, ...MotifRadiation[]]),
})

const ancienneOffre = z.strictObject({ nomOffre: cle, du: date, au: date })

const option = z.strictObject({
  codeRenfort: code,
  dateDebut: date,
  dateFin: facultatif(date),
  montantMensuel: montant,
})

const carteTp = z.strictObject({
  dateDebut: date,
  dateFin: date,
  numeroAmc: texte(20),
  typeConvention: texte(20),
  csr: texte(20),
  /** What the insurer's own datamatrix says, to the letter. */
  datamatrix: facultatif(texte(2000)),
  domaines: domainesTp,
})

const mandat = z.strictObject({
  rum: texte(35),
  ics: texte(35),
  signeLe: date,
  revoqueLe: facultatif(date),
  isCaduc: z.boolean().optional(),
  titulaire: texte(70),
  iban,
  bic,
})

export const contrats = definir({
  tables: [
    'contrat',
    'assure',
    'ancien_assure',
    'ancien_niveau',
    'option_contrat',
    'carte_tp',
    'mandat',
    'compte_beneficiaire',
    'fonctionnalite_contrat',
  ],
  cle: 'numero',
  isSupprimable: true,
  schema: z
    .strictObject({
      numero: cle,
      nomOffre: cle,
      typeContrat: z.enum(Object.keys(libellesTypeContrat) as [TypeContrat, ...TypeContrat[]]),
      etat: z.enum(etatsContrat),
      isPrecontentieux: z.boolean().optional(),
      isObligatoire: z.boolean().optional(),
      dateDebut: date,
      dateFin: facultatif(date),
      codeModePaiement: facultatif(code),
      compte: facultatif(compteBancaire),
      codeModePaiementCotisation: facultatif(code),
      codePeriodiciteCotisation: facultatif(code),
      portabiliteDu: facultatif(date),
      portabiliteJusquAu: facultatif(date),
      assures: liste(assure, 100)
        .min(1)
        .superRefine(sansDoublon((un) => un.personne, 'personne')),
      anciensAssures: liste(ancienAssure, 500)
        .superRefine(sansDoublon((un) => `${un.personne} ${un.dateFin}`, 'dateFin'))
        .optional(),
      anciennesOffres: liste(ancienneOffre, 100)
        .superRefine(sansDoublon((une) => une.au, 'au'))
        .optional(),
      options: liste(option, 200)
        .superRefine(sansDoublon((une) => `${une.codeRenfort} ${une.dateDebut}`, 'codeRenfort'))
        .optional(),
      cartesTp: liste(carteTp, 100)
        .superRefine(sansDoublon((une) => une.dateDebut, 'dateDebut'))
        .optional(),
      mandats: liste(mandat, 100)
        .superRefine(sansDoublon((un) => un.rum, 'rum'))
        .optional(),
      fonctionnalites: z.record(z.string().max(50), z.boolean()).optional(),
    })
    .superRefine(
      regle(
        'periode',
        (c) =>
          finAvant(c, [
            ['dateDebut', 'dateFin'],
            ['portabiliteDu', 'portabiliteJusquAu'],
          ]) ??
          finAvantDans(c.anciensAssures, 'anciensAssures', [['dateDebut', 'dateFin']]) ??
          finAvantDans(c.anciennesOffres, 'anciennesOffres', [['du', 'au']]) ??
          finAvantDans(c.options, 'options', [['dateDebut', 'dateFin']]) ??
          finAvantDans(c.cartesTp, 'cartesTp', [['dateDebut', 'dateFin']]) ??
          finAvantDans(c.mandats, 'mandats', [['signeLe', 'revoqueLe']]),
      ),
    ),
  references: ({ nomOffre, assures, anciensAssures = [] }) => [
    { champ: 'nomOffre', vers: 'offres', cle: nomOffre },
    ...personnesDe('assures', assures),
    ...personnesDe('anciensAssures', anciensAssures),
  ],
  codes: ({ codeModePaiement, codeModePaiementCotisation, codePeriodiciteCotisation }) => [
    { champ: 'codeModePaiement', table: 'mode-paiement', code: codeModePaiement },
    {
      champ: 'codeModePaiementCotisation',
      table: 'mode-paiement',
      code: codeModePaiementCotisation,
    },
    { champ: 'codePeriodiciteCotisation', table: 'periodicite', code: codePeriodiciteCotisation },
  ],
})

const personnesDe = (champ: string, elements: readonly { personne: string }[]) =>
  elements.map(({ personne }, rang) => ({
    champ: `${champ}.${rang}.personne`,
    vers: 'personnes' as const,
    cle: personne,
  }))
