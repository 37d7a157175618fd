import {
  EXPLICATION_MAX,
  libellesEtatIndu,
  libellesMotifIndu,
  libellesMoyenIndu,
  transitionsIndu,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { defineGestion, droitsDe } from '../gestion/define.ts'
import { textes } from './textes.ts'

const lu = { isCalcule: true } as const
const texte = { ...lu, genre: 'texte', max: 200 } as const
const motif = { genre: 'choix', libelle: 'Raison', choix: libellesMotifIndu } as const

const lignesSchema = z
  .array(z.strictObject({ ligneId: z.int().positive(), montant: z.int().max(100_000_000) }))
  .max(100)
export type LignesReclamees = z.infer<typeof lignesSchema>

/** Why, once the objection was looked at: the letter says it. */
const reponse = {
  genre: 'texteLong',
  libelle: 'Réponse motivée',
  min: 20,
  max: EXPLICATION_MAX,
  aide: 'Vingt caractères au moins\u00a0: l’adhérent la lit telle quelle.',
} as const

const { carte: _, ...moyens } = libellesMoyenIndu

/** Benefits that were paid by mistake: what clerks ask back, and what became of it. */
export const indusGestion = defineGestion({
  key: 'indus',
  slice: 'indus',
  path: '/indus',
  libelle: textes.indus,
  singulier: 'un trop-perçu',
  ecran: {
    chemin: 'indus',
    section: 'traiter',
    intro:
      'Les remboursements versés à tort\u00a0: la lettre qui les réclame, ce que l’adhérent répond, ce qui est rendu.',
  },
  vide: 'Aucun remboursement n’est réclamé à un adhérent.',
  champs: {
    debiteur: { ...texte, libelle: 'Débiteur' },
    numeroContrat: { ...texte, libelle: 'Contrat', isInsecable: true },
    demandeLe: { ...lu, genre: 'jour', libelle: 'Demandé le', isFiltre: true },
    montant: { ...lu, genre: 'montant', libelle: 'Montant' },
    reste: { ...lu, genre: 'montant', libelle: 'Reste dû' },
    etat: { ...lu, genre: 'choix', libelle: 'État', choix: libellesEtatIndu, isFiltre: true },
    prochaine: { ...lu, genre: 'jour', libelle: 'Prochaine échéance', isFacultatif: true },
    isRetenueAcceptee: { ...lu, genre: 'booleen', libelle: 'Retenue acceptée' },
    motif: { ...lu, ...motif, isFiltre: true },
    explication: { ...lu, genre: 'texteLong', libelle: 'Explication', max: EXPLICATION_MAX },
    constateLe: { ...lu, genre: 'jour', libelle: 'Constaté le' },
  },
  colonnes: ['debiteur', 'numeroContrat', 'demandeLe', 'montant', 'reste', 'etat'],
  titre: 'debiteur',
  recherche: ['debiteur', 'numeroContrat'],
  tri: '-demandeLe',
  droits: droitsDe('demandes', ['list', 'export', 'geste']),
  etats: { champ: 'etat', libelles: libellesEtatIndu, table: transitionsIndu },
  gestes: {
    demander: {
      libelle: 'Réclamer un trop-perçu',
      isCreation: true,
      saisie: {
        numeroContrat: { genre: 'texte', libelle: 'Numéro de contrat', max: 50 },
        lignes: {
          genre: 'propre',
          libelle: 'Remboursements concernés',
          forme: lignesSchema,
          dire: (lignes) => String((lignes as LignesReclamees).length),
          initiale: [],
        },
        motif,
        explication: {
          genre: 'texteLong',
          libelle: 'Explication',
          max: EXPLICATION_MAX,
          aide: 'Telle que la lettre la donnera à l’adhérent.',
        },
        constateLe: { genre: 'jour', libelle: 'Constaté le', propose: 'aujourdhui' },
      },
      fait: 'La lettre est envoyée.',
    },
    suspendre: {
      libelle: 'Suspendre',
      confirmation:
        'Un e-mail en prévient l’adhérent, et rien ne lui est plus réclamé jusqu’à votre réponse motivée\u00a0: maintenir, ou annuler la demande.',
    },
    maintenir: { libelle: 'Maintenir', saisie: { reponse } },
    annuler: { libelle: 'Annuler la demande', saisie: { reponse } },
    encaisser: {
      libelle: 'Enregistrer un paiement',
      isLot: true,
      saisie: {
        moyen: { genre: 'choix', libelle: 'Moyen de paiement', choix: moyens },
        isSolde: {
          genre: 'booleen',
          libelle: 'Tout ce qui reste dû est payé',
          aide: 'Sinon, seule la prochaine échéance est payée.',
        },
      },
      fait: 'Le paiement est enregistré.',
    },
  },
})
