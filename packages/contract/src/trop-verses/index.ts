import { formatMontant } from '@espace-adherent/domain'
import { defineGestion, droitsDe } from '../gestion/define.ts'

const lu = { isCalcule: true } as const
const texte = { ...lu, genre: 'texte', max: 200 } as const

/** A card payment that paid nothing, one that the provider reports otherwise than we do, and a ledger’s balance. */
const natures = {
  enTrop: 'Carte\u00a0: reçu en trop',
  incoherent: 'Carte\u00a0: à vérifier',
  credit: 'Cotisations\u00a0: trop-versé',
  creditSeul: 'Cotisations\u00a0: trop-versé, sans échéance à venir',
  debit: 'Cotisations\u00a0: reste à appeler',
  debitSeul: 'Cotisations\u00a0: reste à appeler, sans échéance à venir',
} as const
export type NatureTropVerse = keyof typeof natures

type Ligne = Readonly<Record<string, unknown>>
const montant = (ligne: Ligne) => formatMontant(Number(ligne.montant))

/** Money that is not where it belongs, and what a clerk does about it. */
export const tropVersesGestion = defineGestion({
  key: 'trop-verses',
  slice: 'cotisations',
  path: '/trop-verses',
  libelle: 'Trop-versés',
  singulier: 'un trop-versé',
  ecran: {
    chemin: 'trop-verses',
    section: 'traiter',
    intro:
      'Ce que des adhérents ont payé de trop, et les paiements par carte à vérifier auprès du prestataire.',
  },
  vide: 'Personne n’a payé de trop, et aucun paiement par carte n’est à vérifier.',
  champs: {
    adherent: { ...texte, libelle: 'Adhérent' },
    nomOffre: { ...texte, libelle: 'Offre' },
    numeroContrat: { ...texte, libelle: 'Contrat', isInsecable: true },
    nature: { ...lu, genre: 'choix', libelle: 'Nature', choix: natures, isFiltre: true },
    depuis: { ...lu, genre: 'jour', libelle: 'Depuis le' },
    /** What is left to give back; for a `debit`, what the member owes; for one to check, what we expected. */
    montant: { ...lu, genre: 'montant', libelle: 'Montant' },
    /** Of a payment: by which the provider knows it. */
    reference: { ...texte, libelle: 'Référence du paiement', isFacultatif: true },
  },
  colonnes: ['adherent', 'nomOffre', 'numeroContrat', 'nature', 'depuis', 'montant'],
  titre: 'adherent',
  recherche: ['adherent', 'numeroContrat', 'reference'],
  tri: 'depuis',
  droits: droitsDe('demandes', ['list', 'export', 'geste']),
  etats: { champ: 'nature', libelles: natures },
  gestes: {
    verifier: {
      libelle: 'Interroger le prestataire',
      de: ['enTrop'],
      confirmation: 'Le prestataire dit ce qu’il a rendu à l’adhérent depuis la dernière fois.',
      fait: 'Le prestataire a répondu.',
    },
    classer: {
      libelle: 'Classer',
      de: ['enTrop', 'incoherent'],
      confirmation: (ligne) =>
        ligne.nature === 'enTrop'
          ? `La somme de ${montant(ligne)} a été rendue à l’adhérent autrement que par le prestataire. Elle quitte cette liste.`
          : `Ce paiement de ${montant(ligne)} a été vérifié auprès du prestataire, et l’adhérent sait ce qu’il en est. Il quitte cette liste.`,
      fait: 'Le paiement est classé.',
    },
    reporter: {
      libelle: 'Reporter',
      de: ['credit', 'debit'],
      confirmation: (ligne) =>
        ligne.nature === 'credit'
          ? `${montant(ligne)} sont déduits des prochaines échéances. L’adhérent reçoit son nouvel échéancier.`
          : `${montant(ligne)} sont demandés avec la prochaine échéance. L’adhérent reçoit son nouvel échéancier.`,
      fait: 'Le montant est reporté.',
    },
    rembourser: {
      libelle: 'Enregistrer le remboursement',
      de: ['credit', 'creditSeul'],
      confirmation: (ligne) =>
        `Vous rendez ${montant(ligne)} par virement. L’adhérent en est averti aujourd’hui.`,
      fait: 'Le remboursement est enregistré.',
    },
  },
})
