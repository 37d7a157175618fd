import { attentesBesoin, libellesAttente } from '@espace-adherent/domain'
import { defineGestion, droitsDe } from '../gestion/define.ts'

const texte = { genre: 'texte', max: 200, isFixe: true } as const

/** Products come from the management system; staff write here which needs each of them answers. */
export const renfortsGestion = defineGestion({
  key: 'renforts',
  slice: 'options',
  path: '/renforts',
  libelle: 'Renforts et besoins',
  singulier: 'un renfort',
  ecran: {
    chemin: 'renforts',
    section: 'parametrer',
    titre: 'Renforts',
    intro:
      'Les besoins auxquels chaque renfort répond\u00a0: le conseil remis avant une souscription s’appuie sur eux. Les prix et les garanties viennent de la gestion.',
  },
  champs: {
    libelle: { ...texte, libelle: 'Renfort' },
    nomOffre: { ...texte, libelle: 'Offre', isFiltre: true },
    description: { genre: 'texteLong', max: 500, isFixe: true, libelle: 'Ce qu’il apporte' },
    repondA: {
      genre: 'liste',
      libelle: 'Besoins auxquels il répond',
      aide: 'Le conseil remis à l’adhérent propose ce renfort à qui exprime l’un de ces besoins. Sans besoin coché, il n’est jamais conseillé.',
      max: attentesBesoin.length,
      choix: libellesAttente,
    },
  },
  colonnes: ['libelle', 'nomOffre', 'repondA'],
  titre: 'libelle',
  recherche: ['libelle', 'description'],
  tri: 'nomOffre',
  droits: droitsDe('parametrage', ['list', 'export', 'update', 'restore']),
})
