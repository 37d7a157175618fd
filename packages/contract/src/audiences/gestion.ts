import { direRegle, type GroupeAudience, REGLE_VIDE } from '@espace-adherent/domain'
import { defineGestion, droitsDe } from '../gestion/define.ts'
import { regleSchema } from './regle.ts'

/** Whom notifications are written to: a name and a rule. */
export const audiencesGestion = defineGestion({
  key: 'audiences',
  slice: 'audiences',
  path: '/audiences',
  libelle: 'Audiences',
  singulier: 'une audience',
  ecran: {
    chemin: 'audiences',
    section: 'publier',
    intro: 'À qui écrire\u00a0: des règles sur le contrat et le compte, jamais sur la santé.',
  },
  champs: {
    nom: { genre: 'texte', libelle: 'Nom', max: 80 },
    description: {
      genre: 'texteLong',
      libelle: 'À quoi elle sert',
      max: 300,
      isFacultatif: true,
    },
    regle: {
      genre: 'propre',
      libelle: 'Qui en fait partie',
      forme: regleSchema,
      dire: (regle) => direRegle(regle as GroupeAudience),
      initiale: REGLE_VIDE,
    },
    taille: {
      genre: 'nombre',
      libelle: 'Personnes',
      isCalcule: true,
      isFacultatif: true,
    },
    compteeLe: { genre: 'instant', libelle: 'Comptées le', isCalcule: true, isFacultatif: true },
  },
  colonnes: ['nom', 'regle', 'taille', 'compteeLe'],
  titre: 'nom',
  recherche: ['nom', 'description'],
  tri: 'nom',
  droits: droitsDe('notifications'),
})
