import { attentesBesoin, codesDomaineTp, familles } from '@espace-adherent/domain'
import { z } from 'zod'
import {
  cle,
  code,
  date,
  entier,
  facultatif,
  liste,
  montant,
  sansDoublon,
  texte,
} from '../champs.ts'
import { definir } from './definition.ts'

const taux = z.number().min(0).max(10_000)

const brss = z.strictObject({ type: z.literal('brss'), taux })
const forfait = z.strictObject({
  type: z.literal('forfait'),
  montant,
  maximum: entier(1, 1000).nullable().optional(),
  annees: entier(1, 10).optional(),
  isRoInclus: z.boolean().optional(),
})
const enveloppe = z.strictObject({ type: z.literal('enveloppe'), montant })

const regle = z.discriminatedUnion('type', [
  brss,
  forfait,
  enveloppe,
  z.strictObject({ type: z.literal('fraisReels') }),
  z.strictObject({ type: z.literal('aucune') }),
])

const garantie = z.strictObject({
  cle,
  libelle: texte(200),
  famille: z.enum(familles),
  regle,
})

const engagement = z.strictObject({
  libelle: texte(200),
  /** Says « ((montant)) » where the sum stands. */
  promesse: texte(1000),
  cle: cle.optional(),
  montant: montant.optional(),
  sinistres: liste(code, 50).optional(),
  /** Days, from the first one, that nothing is due for. */
  franchise: entier(0, 1095).optional(),
})

const tarif = z.strictObject({
  annee: entier(1950, 2199),
  adultes: liste(z.strictObject({ jusqua: entier(0, 150).nullable(), montant }), 150),
  enfant: montant,
})

export const domainesTp = liste(
  z.strictObject({
    code: z.enum(codesDomaineTp),
    /** In percent; none: the insurer is asked each time. */
    taux: facultatif(entier(0, 1000)),
  }),
  50,
).superRefine(sansDoublon((domaine) => domaine.code, 'code'))

/** What it adds to a guarantee, or what it multiplies of a promise. */
const apport = z.union([
  z.strictObject({
    cle,
    regle: z.discriminatedUnion('type', [brss, forfait, enveloppe]),
    nouvelle: z.strictObject({ libelle: texte(200), famille: z.enum(familles) }).optional(),
  }),
  z.strictObject({ engagement: cle, fois: z.number().min(1).max(100) }),
])

const renfort = z.strictObject({
  code,
  libelle: texte(200),
  description: texte(2000),
  montantMensuel: montant,
  ordre: entier(0, 32_767).optional(),
  repondA: liste(z.enum(attentesBesoin), 20).optional(),
  apports: liste(apport, 50).optional(),
})

export const offres = definir({
  tables: ['offre', 'renfort'],
  cle: 'nom',
  isSupprimable: true,
  schema: z.strictObject({
    nom: cle,
    garanties: liste(garantie, 500)
      .superRefine(sansDoublon((une) => une.cle, 'cle'))
      .optional(),
    engagements: liste(engagement, 100).optional(),
    /** What the insurer raises the benefits of a provident offer by, and from when on. */
    revalorisations: liste(z.strictObject({ depuis: date, taux }), 100).optional(),
    tarifs: liste(tarif, 100)
      .superRefine(sansDoublon((un) => String(un.annee), 'annee'))
      .optional(),
    domainesTp: domainesTp.optional(),
    renforts: liste(renfort, 100)
      .superRefine(sansDoublon((un) => un.code, 'code'))
      .optional(),
  }),
})
