import { destinataires, etatsLigne, oreilles, situationsSoin } from '@espace-adherent/domain'
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
  petitMontant,
  regle,
  sansDoublon,
  texte,
} from '../champs.ts'
import { definir } from './definition.ts'

export const paiements = definir({
  tables: ['paiement'],
  cle: 'id',
  isSupprimable: true,
  schema: z.strictObject({
    id: cle,
    contrat: cle,
    date,
    montant: montantSigne,
    mode: code,
    destinataire: z.enum(destinataires),
    ibanMasque: facultatif(texte(34)),
    personne: facultatif(cle),
    professionnel: facultatif(texte(200)),
  }),
  references: ({ contrat, personne }) => [
    { champ: 'contrat', vers: 'contrats', cle: contrat },
    { champ: 'personne', vers: 'personnes', cle: personne },
  ],
  codes: ({ mode }) => [{ champ: 'mode', table: 'mode-paiement', code: mode }],
  sommes: { champs: ['montant'], date: 'date' },
})

/** What the year had already consumed before the act. */
const compteurs = z.strictObject({
  enveloppe: montant.optional(),
  participation: petitMontant.optional(),
  franchise: petitMontant.optional(),
  unites: entier(0, 32_767).optional(),
  jour: petitMontant.optional(),
})

const ligne = z
  .strictObject({
    rang: entier(0, 32_767),
    paiement: facultatif(cle),
    dateSoins: date,
    dateReglement: facultatif(date),
    codeActe: code,
    quantite: entier(1, 32_767).optional(),
    depense: montant,
    base: facultatif(montant),
    ro: montant,
    rc: montant,
    monture: facultatif(montant),
    situation: z.enum(situationsSoin).optional(),
    oreille: facultatif(z.enum(oreilles)),
    etat: z.enum(etatsLigne),
    destinataire: z.enum(destinataires),
    motifRejet: facultatif(texte(500)),
    compteurs: compteurs.optional(),
  })
  .superRefine(
    regle('total', ({ ro, rc, depense, etat }) => {
      if (ro + rc > depense) return 'depense'
      return etat === 'rejetee' && rc > 0 ? 'rc' : null
    }),
  )

export const decomptes = definir({
  tables: ['decompte', 'ligne'],
  cle: 'id',
  isSupprimable: true,
  schema: z.strictObject({
    id: cle,
    contrat: cle,
    personne: cle,
    date,
    professionnel: texte(200),
    lignes: liste(ligne, 1000)
      .min(1)
      .superRefine(sansDoublon((une) => String(une.rang), 'rang')),
  }),
  references: ({ contrat, personne, lignes }) => [
    { champ: 'contrat', vers: 'contrats', cle: contrat },
    { champ: 'personne', vers: 'personnes', cle: personne },
    ...lignes.map(({ paiement }, rang) => ({
      champ: `lignes.${rang}.paiement`,
      vers: 'paiements' as const,
      cle: paiement,
    })),
  ],
  sommes: { champs: ['depense', 'ro', 'rc'], date: 'dateSoins', liste: 'lignes' },
})
