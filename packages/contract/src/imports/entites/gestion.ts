import {
  canauxCourrier,
  etatsCotisation,
  etatsSinistre,
  formatAttendu,
  isTypeAnnonceCoherent,
  naturesDocument,
  refusNomFichier,
} from '@espace-adherent/domain'
import { z } from 'zod'
import {
  cle,
  code,
  date,
  entier,
  facultatif,
  liste,
  montant,
  montantSigne,
  refus,
  regle,
  sansDoublon,
  texte,
} from '../champs.ts'
import { finAvant } from '../periodes.ts'
import { definir } from './definition.ts'

export const cotisations = definir({
  tables: ['cotisation'],
  cle: 'id',
  isSupprimable: true,
  schema: z
    .strictObject({
      id: cle,
      contrat: cle,
      periodeDebut: date,
      periodeFin: date,
      dateEcheance: date,
      montant: montantSigne,
      etat: z.enum(etatsCotisation),
      motifRejet: facultatif(texte(500)),
      codeModePaiement: code,
    })
    .superRefine(regle('periode', (c) => finAvant(c, [['periodeDebut', 'periodeFin']]))),
  references: ({ contrat }) => [{ champ: 'contrat', vers: 'contrats', cle: contrat }],
  codes: ({ codeModePaiement }) => [
    { champ: 'codeModePaiement', table: 'mode-paiement', code: codeModePaiement },
  ],
  sommes: { champs: ['montant'], date: 'dateEcheance' },
})

/** Under `fichiers/`: neither absolute, nor out of it, nor hidden. */
const CHEMIN = /^(?!\/)(?!.*(?:^|\/)\.)(?!.*\/\/)[^\\:\p{Cc}]+$/u

export const documents = definir({
  tables: ['document'],
  cle: 'id',
  isSupprimable: true,
  schema: z
    .strictObject({
      id: cle,
      contrat: cle,
      personne: facultatif(cle),
      nature: z.enum([...naturesDocument, 'courrier']),
      titre: texte(300),
      le: date,
      canal: facultatif(z.enum(canauxCourrier)),
      nomFichier: texte(200),
      typeMime: z
        .string()
        .max(100)
        .regex(/^[a-z]+\/[a-z0-9.+-]+$/),
      /** In `fichiers/`, with its hash. */
      fichier: z.string().max(300).regex(CHEMIN, refus('fichier')),
      sha256: z.string().regex(/^[0-9a-f]{64}$/, refus('fichier')),
    })
    .superRefine(
      regle('fichier', ({ nomFichier, typeMime }) => {
        const format = refusNomFichier(nomFichier) === null ? formatAttendu(nomFichier) : null
        if (!format) return 'nomFichier'
        return isTypeAnnonceCoherent(format.extension, typeMime) ? null : 'typeMime'
      }),
    ),
  references: ({ contrat, personne }) => [
    { champ: 'contrat', vers: 'contrats', cle: contrat },
    { champ: 'personne', vers: 'personnes', cle: personne },
  ],
})

const indemnisation = z.strictObject({
  nature: z.enum(['ij', 'rente']),
  montant,
  franchise: entier(0, 3650),
  salaireNet: montant.nullable(),
  regimeObligatoire: montant,
  periodes: liste(
    z
      .strictObject({ du: date, au: date, montant, regleLe: date.nullable() })
      .superRefine(regle('periode', (p) => finAvant(p, [['du', 'au']]))),
    1000,
  ),
})

export const sinistres = definir({
  tables: ['sinistre'],
  cle: 'id',
  isSupprimable: true,
  schema: z
    .strictObject({
      id: cle,
      contrat: cle,
      personne: cle,
      typeSinistre: code,
      dateDebut: date,
      dateFin: facultatif(date),
      etapes: liste(z.strictObject({ etat: z.enum(etatsSinistre), le: date }), 10)
        .min(1)
        .superRefine(sansDoublon((une) => une.etat, 'etat')),
      /** What it is paid by, and what was paid. */
      indemnisation: facultatif(indemnisation),
    })
    .superRefine(regle('periode', (s) => finAvant(s, [['dateDebut', 'dateFin']]))),
  references: ({ contrat, personne }) => [
    { champ: 'contrat', vers: 'contrats', cle: contrat },
    { champ: 'personne', vers: 'personnes', cle: personne },
  ],
  codes: ({ typeSinistre }) => [
    { champ: 'typeSinistre', table: 'type-sinistre', code: typeSinistre },
  ],
})
