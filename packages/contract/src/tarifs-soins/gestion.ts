import { libellesConfiance, libellesCorrigeable, nomenclature } from '@espace-adherent/domain'
import { defineGestion, droitsDe } from '../gestion/define.ts'

/** By its code, which a bill has, then by its name. */
const actes = Object.fromEntries(
  nomenclature.map(({ code, libelle }) => [code, `${code} · ${libelle}`]),
)

/** Values of the nomenclature that the insurer has taken over, each from a day on. */
export const tarifsSoinsGestion = defineGestion({
  key: 'tarifs-soins',
  slice: 'tarifs-soins',
  path: '/settings/tarif-soins',
  libelle: 'Tarifs des soins',
  singulier: 'un tarif',
  ecran: {
    chemin: 'tarifs-soins',
    section: 'parametrer',
    intro:
      'Bases, taux et prix limites à corriger, chacun à partir d’un jour. Les montants se calculent avec eux dès l’enregistrement.',
  },
  champs: {
    codeActe: { genre: 'choix', libelle: 'Soin', choix: actes, isFixe: true, isFiltre: true },
    quoi: { genre: 'choix', libelle: 'Quoi', choix: libellesCorrigeable, isFixe: true },
    depuis: {
      genre: 'jour',
      libelle: 'À partir du',
      aide: 'Les soins de ce jour et d’après sont calculés avec cette valeur, jusqu’à la suivante.',
    },
    valeur: {
      genre: 'texte',
      libelle: 'Valeur',
      aide: 'En euros pour un montant (57,00), en pour cent pour un taux (60), en nombre pour une limite par an (12).',
      max: 12,
      motif: {
        regle: /^\d{1,6}(?:,\d{1,2})?$/,
        message: 'Indiquez un nombre, avec une virgule et au plus deux décimales',
      },
    },
    moinsDe: {
      genre: 'nombre',
      libelle: 'Avant l’âge de',
      aide: 'Seulement pour un soin qui a une règle selon l’âge\u00a0; laissez vide sinon.',
      min: 1,
      max: 27,
      isFacultatif: true,
      isFixe: true,
    },
    confiance: {
      genre: 'choix',
      libelle: 'Confiance',
      choix: libellesConfiance,
      isFiltre: true,
    },
    source: { genre: 'texte', libelle: 'Source', max: 200 },
  },
  colonnes: ['codeActe', 'quoi', 'valeur', 'depuis', 'confiance', 'source'],
  titre: 'codeActe',
  recherche: ['codeActe', 'source'],
  tri: 'codeActe',
  droits: droitsDe('parametrage'),
})
